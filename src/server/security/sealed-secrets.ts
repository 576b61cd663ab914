import { createHash } from 'node:crypto'
import { seal, unseal } from './seal.ts'
import type { SigningKeys } from '../identity/signing-keys.ts'

export type Sealing = { readonly identity: { readonly keys: Pick<SigningKeys, 'secretsFor'> } }

/** The key in use, and those before it. */
function keysOf({ identity }: Sealing): { current: Buffer; before: Buffer[] } {
  const [current, ...before] = identity.keys.secretsFor('staff-totp')
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest()
  return { current: keyOf(current), before: before.map(keyOf) }
}

export const sealSecret = (services: Sealing, secret: string, madeFor?: string): string =>
  seal(keysOf(services).current, secret, madeFor)

/** What a member of staff or another system shares with the shop. Undefined when the shop no longer has what sealed it. */
export function unsealSecret(services: Sealing, sealed: string, madeFor?: string): string | undefined {
  const { current, before } = keysOf(services)
  return unseal([current, ...before], sealed, madeFor)
}

/** The same under the secret in use; undefined when it is so already, or cannot be opened. */
export function sealedAnew(services: Sealing, sealed: string): string | undefined {
  if (sealStateOf(services, sealed) !== 'before') return undefined
  const { current, before } = keysOf(services)
  const secret = unseal(before, sealed)
  return secret === undefined ? undefined : seal(current, secret)
}

export function sealStateOf(services: Sealing, sealed: string): 'current' | 'before' | 'lost' {
  const { current, before } = keysOf(services)
  if (unseal([current], sealed) !== undefined) return 'current'
  return unseal(before, sealed) === undefined ? 'lost' : 'before'
}
