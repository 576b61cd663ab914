import { hash } from 'node:crypto'
import { Bounded } from '#domain/memory/bounded.ts'
import type { SigningKeys } from './signing-keys.ts'
import { readToken, type Claims } from './tokens.ts'

/** Those who are in the shop now; who comes back later is checked again. */
const MOST_KEPT = 5_000

export type KnownTokens = { read: (token: string, now: Date) => Promise<Claims | undefined> }

/** A shopper sends the same access token with every request: its signature is checked once, its expiry each time. */
export function knowTokens(keys: SigningKeys): KnownTokens {
  const kept = new Bounded<Claims>(MOST_KEPT)
  return {
    async read(token, now) {
      // A digest takes a quarter of the memory: a token is long, and part of a header that would be kept with it.
      const digest = hash('sha256', token, 'base64')
      const known = kept.get(digest)
      if (known) return known.exp * 1000 > now.getTime() ? known : undefined
      const claims = await readToken(keys, 'access', token, now)
      return claims && kept.set(digest, claims)
    },
  }
}
