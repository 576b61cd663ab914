import { ACCESS_COOKIE, REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'
import { bearerIn } from '../http/bearer.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { refreshExpiry } from './sessions.service.ts'
import { endFamily } from './token-families.queries.ts'
import { readToken, type Claims } from './tokens.ts'

/** Ends the visit on every device that holds its tokens, a guest's too. Signing out twice is no mistake. */
export async function signOut(shop: Shop, given: string | undefined): Promise<void> {
  const claims = await visitMeant(shop, given)
  if (claims) {
    await endFamily(shop.db, claims, shop.now, refreshExpiry(shop, claims.kind))
    shop.services.identity.endedVisits.remember(claims.usid)
  }
  clearSessionCookies(shop)
}

/** Who shows an access token alone is signed out by it. */
async function visitMeant({ services, request, now }: Shop, given: string | undefined): Promise<Claims | undefined> {
  const { keys, known } = services.identity
  const bearer = bearerIn(request.headers)
  const refresh = given ?? (bearer === undefined ? request.cookies[REFRESH_COOKIE] : undefined)
  const access = bearer ?? request.cookies[ACCESS_COOKIE]
  const meant = refresh === undefined ? undefined : await readToken(keys, 'refresh', refresh, now)
  return meant ?? (access === undefined ? undefined : known.read(access, now))
}
