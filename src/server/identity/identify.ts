import { ACCESS_COOKIE, REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Identify } from '../http/identify.ts'
import type { Services } from '../services.ts'
import { ANONYMOUS } from '../shopper.ts'
import { isCurrent } from './refresh.service.ts'
import { accessExpiry, shopperOf } from './sessions.service.ts'
import { readToken, signToken, type Claims } from './tokens.ts'

type Known = Pick<Services, 'identity' | 'database' | 'clock'>

/**
 * Who sends a request: told by the signature of its access token, without asking the database. A browser whose access
 * token ran out gets a new one on the strength of its refresh token, which stays as it is: only the token call rotates
 * it, so that several requests at once, or an answer that is lost, never cost a visit.
 */
export const identifyWith =
  (services: Known): Identify =>
  async ({ bearer, cookies }) => {
    const { keys, endedVisits, known } = services.identity
    const now = services.clock()
    const access = bearer ?? cookies[ACCESS_COOKIE]
    const claims = access === undefined ? undefined : await known.read(access, now)
    if (claims) return { shopper: endedVisits.has(claims.usid) ? ANONYMOUS : shopperOf(claims) }
    const renewing = bearer === undefined ? await renewable(services, cookies[REFRESH_COOKIE], now) : undefined
    if (!renewing) return { shopper: ANONYMOUS }
    const { sub, usid, kind, store, employee } = renewing
    const renewed = await signToken(keys, 'access', { sub, usid, kind, store, employee }, accessExpiry(now))
    return { shopper: shopperOf(renewing), renewed }
  }

async function renewable(
  { identity, database }: Known,
  refresh: string | undefined,
  now: Date,
): Promise<Claims | undefined> {
  const claims = refresh === undefined ? undefined : await readToken(identity.keys, 'refresh', refresh, now)
  return claims && (await isCurrent(database.db, claims, now)) ? claims : undefined
}
