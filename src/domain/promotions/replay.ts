import { totalsOf } from '../money/totals.ts'
import type { OrderTerms } from '../orders/order-terms.ts'
import { audienceOf, byPriority, isOffered, type Promotion } from './promotion.ts'

/** Orders that had a promotion of which is reckoned again what it gave them. */
export const MOST_RECKONED = 1000

/** An order as a promotion would have met it. */
export type ReplayedOrder = {
  readonly site: string
  readonly registered: boolean
  readonly terms: OrderTerms
}

/** What it would have given itself, and what the order would have come to: others may have had to make way for it. */
export type Replayed = { readonly given: number; readonly before: number; readonly after: number }

/**
 * The totals of an order with and without a promotion. Its dates do not matter: it is asked what it would have done. A
 * coupon is taken as given, and neither uses nor stock of gifts run out.
 */
export function replay(promotion: Promotion, { site, registered, terms }: ReplayedOrder): Replayed {
  const others = terms.offers.filter(({ id }) => id !== promotion.id)
  const total = (offers: readonly Promotion[]) =>
    totalsOf({ ...terms, offers: [...offers].sort(byPriority), giftCards: [] })
  const before = total(others)
  const setting = {
    site,
    now: 0,
    audience: audienceOf({ registered, loyalty: terms.loyalty, programs: terms.programs }),
    couponPromotions: new Set([promotion.id]),
  }
  if (!isOffered({ ...promotion, startsAt: undefined, endsAt: undefined }, setting))
    return { given: 0, before: before.total, after: before.total }
  const after = total([...others, promotion])
  const given = after.reached.find(({ promotionId }) => promotionId === promotion.id)?.amount ?? 0
  return { given, before: before.total, after: after.total }
}
