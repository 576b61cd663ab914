import type { Shop } from '../shop.ts'
import { clearSessionCookies, REFRESH_COOKIE } from './session-cookies.ts'
import { endFamily } from './token-families.store.ts'
import { readToken } from './tokens.ts'

/** Ends the visit on every device that holds its tokens. Signing out twice is no mistake. */
export async function signOut(shop: Shop, given: string | undefined): Promise<void> {
  const token = given ?? shop.request.cookies[REFRESH_COOKIE]
  const claims =
    token === undefined ? undefined : await readToken(shop.services.identity.keys, 'refresh', token, shop.now)
  if (claims && claims.kind !== 'guest') {
    await endFamily(shop.db, claims, shop.now, new Date(claims.exp * 1000))
    shop.services.identity.endedVisits.remember(claims.usid)
  }
  clearSessionCookies(shop)
}
