import type { Promotion } from '#domain/promotions/promotion.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Grants } from '#domain/staff/grants.ts'
import type { DeskPromotion } from './promotion-desk.queries.ts'

/** Of fewer orders nobody can tell what a promotion will cost. */
const FEWEST_TOUCHED = 20
const FRESH_MS = 7 * 86_400_000
const UNKNOWN_COST = Number.MAX_SAFE_INTEGER

type Who = { readonly staff: { readonly grants: Grants } }

export const sitesOf = ({ sites }: Pick<Promotion, 'sites'>): readonly SiteId[] =>
  sites.length === 0 ? SITE_IDS : SITE_IDS.filter(site => sites.includes(site))

/** Whoever may look at one of its sites sees it; who changes it may do so on all of them. */
export const maySee = ({ staff }: Who, promotion: Pick<Promotion, 'sites'>): boolean =>
  sitesOf(promotion).some(site => staff.grants.can('promotions.read', site))
export const mayWrite = ({ staff }: Who, promotion: Pick<Promotion, 'sites'>): boolean =>
  sitesOf(promotion).every(site => staff.grants.can('promotions.write', site))

/** Whether one may give away what it would have cost in 30 days, on every site; where too few orders tell, nobody knows. */
export const mayGive = ({ staff, now }: Who & { readonly now: Date }, { promotion, desk }: DeskPromotion): boolean => {
  const replay = desk?.replay
  const known =
    replay?.done &&
    replay.revision === desk?.revision &&
    now.getTime() - new Date(replay.startedAt).getTime() < FRESH_MS
  return sitesOf(promotion).every(site => {
    const told = known ? replay.sites[site] : undefined
    const cost = told && told.orders >= FEWEST_TOUCHED ? told.given : UNKNOWN_COST
    return cost <= staff.grants.limit('promotion', site)
  })
}
