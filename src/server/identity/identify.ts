import { ACCESS_COOKIE, REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Identify } from '../http/identify.ts'
import { ANONYMOUS } from '../shopper.ts'
import { renewVisit, type Renewing } from './renew-visit.service.ts'
import { shopperOf } from './sessions.service.ts'

/**
 * Who sends a request: told by the signature of its access token, without asking the database. A browser whose access
 * token ran out gets new ones on the strength of its refresh token.
 */
export const identifyWith =
  (services: Renewing): Identify =>
  async ({ bearer, cookies, log }) => {
    const { endedVisits, known } = services.identity
    const now = services.clock()
    const access = bearer ?? cookies[ACCESS_COOKIE]
    const claims = access === undefined ? undefined : await known.read(access, now)
    if (claims) return { shopper: endedVisits.has(claims.usid) ? ANONYMOUS : shopperOf(claims) }
    const refresh = cookies[REFRESH_COOKIE]
    if (bearer !== undefined || refresh === undefined) return { shopper: ANONYMOUS }
    const visit = await renewVisit(services, refresh, log)
    return visit ? { shopper: shopperOf(visit.claims), renewed: visit.renewed } : { shopper: ANONYMOUS }
  }
