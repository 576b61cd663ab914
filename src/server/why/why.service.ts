import { stepsOf, type WhyFacts } from '#domain/money/why.ts'
import { totalsOf, type CartTotals } from '#domain/money/totals.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Language } from '#domain/sites/sites.ts'
import { priceForStaff } from '../cart/price-for-staff.service.ts'
import { findOrder } from '../orders/order.service.ts'
import { inLanguage } from '../catalog/words.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'

export const namesOf = (offers: readonly Promotion[], language: Language): ReadonlyMap<string, string> =>
  new Map(offers.map(({ id, names }) => [id, inLanguage(names, language) || id]))

export const why = (currency: Currency, totals: CartTotals, facts: WhyFacts) => ({
  currency,
  total: totals.total,
  steps: stepsOf(totals, facts),
})

/** Of an order as it was placed: by what decided then, not by what counts now. */
export async function whyOrder(desk: Desk, number: string) {
  const order = await findOrder(desk, number)
  if (!order || !desk.staff.grants.can('orders.read', order.site)) throw new StoreError('STAFF_NOT_FOUND')
  const { terms, giftCards, coupons, lines } = order.document
  if (!terms) throw new StoreError('STAFF_NOT_FOUND')
  const totals = totalsOf({
    ...terms,
    giftCards: giftCards.map((card, at) => ({ id: `•••• ${card.number.slice(-4) || at}`, balance: card.amount })),
  })
  return why(order.currency, totals, {
    lines: new Map(lines.map(({ id, sku, price, qty }) => [id, { sku, before: price.original * qty }])),
    promotionNames: namesOf(terms.offers, desk.language),
    couponPromotions: new Set(coupons.map(({ promotionId }) => promotionId)),
  })
}

/** Of a cart as its owner would see it now. */
export async function whyCart(desk: Desk, basketId: string) {
  const found = await priceForStaff(desk, basketId)
  if (!found || !desk.staff.grants.can('orders.read', found.site.id)) throw new StoreError('STAFF_NOT_FOUND')
  const { cart, site } = found
  return why(site.currency, cart.totals, {
    lines: new Map(
      cart.lines.map(({ line, price }) => [line.id, { sku: line.sku, before: price && price.original * line.qty }]),
    ),
    promotionNames: namesOf(cart.terms.offers, desk.language),
    couponPromotions: new Set(cart.state.coupons.map(({ promotionId }) => promotionId)),
  })
}
