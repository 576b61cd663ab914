import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'

type Keys = { readonly identity: Pick<Services['identity'], 'keys'> }

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is kept of a code: enough to check it and to mail it again, nothing for whoever reads the database alone. */
export function sealedCode({ identity: { keys } }: Keys, number: string, code: string) {
  const [hashKey] = keys.secretsFor('gift-card-hash')
  const [sealKey] = keys.secretsFor('gift-card-seal')
  return { code_hash: hashOf(hashKey, number, code), code_sealed: seal(sealKey, number, code) }
}

/** Secrets that were in use before count on: a card must not be lost with one. */
export function isCode({ identity: { keys } }: Keys, number: string, code: string, hash: string): boolean {
  const kept = Buffer.from(hash)
  return keys.secretsFor('gift-card-hash').some(key => {
    const tried = Buffer.from(hashOf(key, number, code))
    return tried.length === kept.length && timingSafeEqual(tried, kept)
  })
}

export function openedCode({ identity: { keys } }: Keys, number: string, sealed: string): string {
  for (const key of keys.secretsFor('gift-card-seal')) {
    const code = unseal(key, number, sealed)
    if (code !== undefined) return code
  }
  throw new Error('The code of a gift card was sealed with a secret that the shop no longer has')
}

const hashOf = (key: string, number: string, code: string) =>
  createHmac('sha256', key).update(`${number}:${code}`).digest('base64url')

const keyBytes = (key: string) => Buffer.from(key, 'base64url')

function seal(key: string, number: string, code: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyBytes(key), nonce).setAAD(Buffer.from(number))
  const hidden = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

function unseal(key: string, number: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const opener = createDecipheriv(CIPHER, keyBytes(key), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  opener.setAAD(Buffer.from(number)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return undefined
  }
}
