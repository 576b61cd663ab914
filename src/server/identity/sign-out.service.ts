import { REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { endFamiliesOf, endFamily } from './token-families.queries.ts'
import { readToken } from './tokens.ts'

/** Ends the visit on every device that holds its tokens. Signing out twice is no mistake. */
export async function signOut(shop: Shop, given: string | undefined): Promise<void> {
  const token = given ?? shop.request.cookies[REFRESH_COOKIE]
  const claims =
    token === undefined ? undefined : await readToken(shop.services.identity.keys, 'refresh', token, shop.now)
  if (claims && claims.kind !== 'guest') {
    await endFamily(shop.db, claims, shop.now, new Date(claims.exp * 1000))
    shop.services.identity.endedVisits.remember(claims.usid)
  } else await endBearer(shop)
  clearSessionCookies(shop)
}

/** Who shows an access token alone is signed out by it: its visit is the one meant. */
async function endBearer({ db, shopper, now, services }: Shop): Promise<void> {
  if (shopper.kind !== 'consumer' && shopper.kind !== 'associate') return
  const visit = shopper.kind === 'consumer' ? { usid: shopper.usid } : {}
  for (const usid of await endFamiliesOf(db, shopper.id, now, visit)) services.identity.endedVisits.remember(usid)
}
