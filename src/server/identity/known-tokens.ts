import type { SigningKeys } from './signing-keys.ts'
import { readToken, type Claims } from './tokens.ts'

const MOST_KEPT = 20_000

export type KnownTokens = { read: (token: string, now: Date) => Promise<Claims | undefined> }

/** A shopper sends the same access token with every request: its signature is checked once, its expiry each time. */
export function knowTokens(keys: SigningKeys): KnownTokens {
  let kept = new Map<string, Claims>()
  return {
    async read(token, now) {
      const known = kept.get(token)
      if (known) return known.exp * 1000 > now.getTime() ? known : undefined
      const claims = await readToken(keys, 'access', token, now)
      if (kept.size >= MOST_KEPT) kept = new Map()
      if (claims) kept.set(token, claims)
      return claims
    },
  }
}
