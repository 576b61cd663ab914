import { totalsOf } from '#domain/money/totals.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { SITES } from '#domain/sites/sites.ts'
import { redeemedOrders } from '../orders/replayed-orders.service.ts'
import type { Desk } from '../staff/staff.ts'
import { sitesOf } from './promotion-rights.ts'

/** Orders that had it and what it gave them, by site; of the latest thousand, on sites that one may see. */
export async function usageOf(desk: Desk, promotion: Promotion) {
  const orders = await redeemedOrders(desk.db, promotion.id)
  return sitesOf(promotion).flatMap(siteId => {
    const mine = orders.filter(({ site }) => site === siteId)
    if (mine.length === 0 || !desk.staff.grants.can('promotions.read', siteId)) return []
    const given = mine.reduce((sum, { terms }) => {
      const { reached } = totalsOf({ ...terms, giftCards: [] })
      return sum + (reached.find(({ promotionId }) => promotionId === promotion.id)?.amount ?? 0)
    }, 0)
    return [{ siteId, currency: SITES[siteId].currency, orders: mine.length, given }]
  })
}
