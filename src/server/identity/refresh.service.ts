import { REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Db } from '../db/database.ts'
import { noteSecurityEvent, type Witness } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findAssociate } from './associates.queries.ts'
import { issue, refreshExpiry, type Delivery, type Issued } from './sessions.service.ts'
import { advanceFamily, endFamily, findFamily, type Family } from './token-families.queries.ts'
import { readToken, type Claims } from './tokens.ts'

/** How long after a rotation the token before counts as a second tab, not as a thief. Clients try again after as long. */
const ROTATION_LEEWAY_MS = 2000

/** Gives new tokens for the newest refresh token of a visit. An older one shown again ends the visit. */
export async function refresh(shop: Shop, given: string | undefined, delivery: Delivery): Promise<Issued> {
  const { db, now, services } = shop
  const token = given ?? (delivery === 'cookie' ? shop.request.cookies[REFRESH_COOKIE] : undefined)
  const claims = token === undefined ? undefined : await readToken(services.identity.keys, 'refresh', token, now)
  if (!claims) throw new StoreError('INVALID_REFRESH_TOKEN')
  const { sub, usid, kind, store, employee } = claims
  if (!(await mayGoOn(db, claims))) throw new StoreError('INVALID_REFRESH_TOKEN')
  // A browser may have missed a renewal; whoever keeps tokens himself has seen the answer.
  const lostBefore = given === undefined ? new Date(now.getTime() - ROTATION_LEEWAY_MS) : undefined
  const generation = await advanceFamily(db, claims, { now, expires: refreshExpiry(shop, kind), lostBefore })
  if (generation !== undefined) return issue(shop, { sub, usid, kind, store, employee }, generation, delivery)
  const family = await findFamily(db, usid)
  if (family && isSecondTab(family, claims, now, ROTATION_LEEWAY_MS)) throw new StoreError('DUPLICATED_TOKEN')
  if (family && !family.ended_at) await endStolenVisit(shop, claims)
  throw new StoreError('INVALID_REFRESH_TOKEN')
}

type Place = Witness & {
  readonly services: Pick<Services, 'metrics' | 'identity'>
  readonly db: Db
  readonly now: Date
}

/** Two hold tokens of one visit, and one of them is a thief: nobody can tell which, so both are out. */
export async function endStolenVisit(place: Place, claims: Claims): Promise<void> {
  await endFamily(place.db, claims, place.now, new Date(claims.exp * 1000))
  place.services.identity.endedVisits.remember(claims.usid)
  noteSecurityEvent(place, 'token-reused')
}

/** An associate who left the store is out when his access token ends. */
export const mayGoOn = async (db: Db, { kind, store = '', employee = '' }: Claims): Promise<boolean> =>
  kind !== 'associate' || (await findAssociate(db, Number(store), employee)) !== undefined

export const isSecondTab = (family: Family, { generation: shown = 0 }: Claims, now: Date, leeway: number): boolean =>
  family.ended_at === null &&
  (family.generation === shown + 1 || family.renewed_from === shown) &&
  now.getTime() - family.rotated_at.getTime() <= leeway
