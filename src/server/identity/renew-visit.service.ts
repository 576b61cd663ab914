import type { Renewed } from '../http/identify.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import { endStolenVisit, isSecondTab, mayGoOn } from './refresh.service.ts'
import { accessExpiry } from './sessions.service.ts'
import { advanceFamily, findFamily } from './token-families.queries.ts'
import { readToken, signToken, type Claims } from './tokens.ts'

/** Requests that a browser sent with its former cookies may be this late. */
const LATE_REQUESTS_MS = 30_000

export type Renewing = Pick<Services, 'identity' | 'database' | 'clock' | 'metrics'>

/**
 * Renews a browser's visit in passing. Its refresh token is replaced, and the visit ends as long after its beginning as
 * it would have. Requests that were sent at once share one new token. Nobody notices when the answer that carries it is
 * lost, so the token before counts once more, as long as nobody has used the new one; that one is then void.
 */
export async function renewVisit(
  services: Renewing,
  token: string,
  log: Log,
): Promise<{ claims: Claims; renewed: Renewed } | undefined> {
  const { identity, database, clock } = services
  const { db } = database
  const now = clock()
  const claims = await readToken(identity.keys, 'refresh', token, now)
  if (!claims || !(await mayGoOn(db, claims))) return undefined
  const { sub, usid, kind, store, employee, exp } = claims
  const person = { sub, usid, kind, store, employee }
  const expires = new Date(exp * 1000)
  const lostBefore = new Date(now.getTime() - LATE_REQUESTS_MS)
  const generation = await advanceFamily(db, claims, { now, expires, lostBefore })
  const access = signToken(identity.keys, 'access', person, accessExpiry(now))
  if (generation !== undefined) {
    const refresh = signToken(identity.keys, 'refresh', { ...person, generation }, expires)
    const maxAge = Math.floor((expires.getTime() - now.getTime()) / 1000)
    return { claims, renewed: { kind, access, refresh: { token: refresh, maxAge } } }
  }
  const family = await findFamily(db, usid)
  if (!family || family.ended_at) return undefined
  if (isSecondTab(family, claims, now, LATE_REQUESTS_MS)) return { claims, renewed: { kind, access } }
  await endStolenVisit({ services, log, db, now }, claims)
  return undefined
}
