import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from '../identity/signing-keys.ts'
import { seal, unseal } from '../security/seal.ts'

export type Keys = { readonly identity: { readonly keys: Pick<SigningKeys, 'secretsFor'> } }

const NAME_LENGTH = 12

/** What is kept of a code: enough to check it and to mail it again, nothing for whoever reads the database alone. */
export function sealedCode(services: Keys, number: string, code: string) {
  const { keys } = services.identity
  const [hashKey] = keys.secretsFor('gift-card-hash')
  const [sealKey] = keys.secretsFor('gift-card-seal')
  const [sealed_with = ''] = keyNames(services)
  return { code_hash: hashOf(hashKey, number, code), code_sealed: seal(bytesOf(sealKey), code, number), sealed_with }
}

/** Of the keys that the shop has, the one in use first: a name tells nothing of its key. */
export const keyNames = ({ identity: { keys } }: Keys): string[] =>
  keys.secretsFor('gift-card-seal-name').map(secret => secret.slice(0, NAME_LENGTH))

/** Secrets that were in use before count on: a card must not be lost with one. */
export function isCode({ identity: { keys } }: Keys, number: string, code: string, hash: string): boolean {
  const kept = Buffer.from(hash)
  return keys.secretsFor('gift-card-hash').some(key => {
    const tried = Buffer.from(hashOf(key, number, code))
    return tried.length === kept.length && timingSafeEqual(tried, kept)
  })
}

/** Undefined when it was sealed with a secret that the shop no longer has. */
export const findCode = ({ identity: { keys } }: Keys, number: string, sealed: string): string | undefined =>
  unseal(keys.secretsFor('gift-card-seal').map(bytesOf), sealed, number)

export function openedCode(services: Keys, number: string, sealed: string): string {
  const code = findCode(services, number, sealed)
  if (code === undefined)
    throw new Error('The code of a gift card was sealed with a secret that the shop no longer has')
  return code
}

const hashOf = (key: string, number: string, code: string) =>
  createHmac('sha256', key).update(`${number}:${code}`).digest('base64url')

const bytesOf = (key: string) => Buffer.from(key, 'base64url')
