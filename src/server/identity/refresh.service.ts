import { REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Db } from '../db/database.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
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
  const token = given ?? (delivery === 'cookie' ? shop.request.cookies[REFRESH_COOKIE] : undefined)
  const claims =
    token === undefined ? undefined : await readToken(shop.services.identity.keys, 'refresh', token, shop.now)
  if (!claims) throw new StoreError('INVALID_REFRESH_TOKEN')
  const generation = claims.generation ?? 0
  const { sub, usid, kind, store, employee } = claims
  if (!(await mayGoOn(shop.db, claims))) throw new StoreError('INVALID_REFRESH_TOKEN')
  const moved = await advanceFamily(shop.db, claims, generation, shop.now, refreshExpiry(shop, kind))
  if (moved) return issue(shop, { sub, usid, kind, store, employee }, generation + 1, delivery)
  const family = await findFamily(shop.db, usid)
  if (family && isSecondTab(family, generation, shop.now)) throw new StoreError('DUPLICATED_TOKEN')
  if (family && !family.ended_at) {
    await endFamily(shop.db, claims, shop.now, refreshExpiry(shop, kind))
    noteSecurityEvent(shop, 'token-reused')
  }
  throw new StoreError('INVALID_REFRESH_TOKEN')
}

/** Whether a refresh token may still stand for its visit; one that was replaced long ago ends it. */
export async function isCurrent(db: Db, claims: Claims, now: Date): Promise<boolean> {
  const family = await findFamily(db, claims.usid)
  const generation = claims.generation ?? 0
  if (!family) return claims.kind === 'guest' && generation === 0
  if (family.ended_at || !(await mayGoOn(db, claims))) return false
  if (family.generation === generation || isSecondTab(family, generation, now)) return true
  await endFamily(db, claims, now, new Date(claims.exp * 1000))
  return false
}

/** An associate who left the store is out when his access token ends. */
const mayGoOn = async (db: Db, { kind, store = '', employee = '' }: Claims): Promise<boolean> =>
  kind !== 'associate' || (await findAssociate(db, Number(store), employee)) !== undefined

const isSecondTab = ({ generation, rotated_at, ended_at }: Family, shown: number, now: Date) =>
  ended_at === null && generation === shown + 1 && now.getTime() - rotated_at.getTime() <= ROTATION_LEEWAY_MS
