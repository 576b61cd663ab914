import { stepsOf, type WhyFacts } from '#domain/money/why.ts'
import { totalsOf, type CartTotals } from '#domain/money/totals.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
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

/** Which card paid belongs to who may read the order. */
function whyFor(desk: Desk, site: SiteId, ...told: Parameters<typeof why>) {
  const found = why(...told)
  if (desk.staff.grants.can('orders.read', site)) return found
  return { ...found, steps: found.steps.map(each => (each.step === 'giftCard' ? { ...each, name: '' } : each)) }
}

/** Of an order as it was placed: by what decided then, not by what counts now. */
export async function whyOrder(desk: Desk, number: string, right: Permission = 'orders.read') {
  const order = await findOrder(desk, number)
  if (!order || !desk.staff.grants.can(right, order.site)) throw new StoreError('STAFF_NOT_FOUND')
  const { terms, giftCards, coupons, lines } = order.document
  if (!terms) throw new StoreError('STAFF_NOT_FOUND')
  const totals = totalsOf({
    ...terms,
    giftCards: giftCards.map((card, at) => ({ id: `•••• ${card.number.slice(-4) || at}`, balance: card.amount })),
  })
  return whyFor(desk, order.site, order.currency, totals, {
    lines: new Map(lines.map(({ id, sku, price, qty }) => [id, { sku, before: price.original * qty }])),
    promotionNames: namesOf(terms.offers, desk.language),
    couponPromotions: new Set(coupons.map(({ promotionId }) => promotionId)),
  })
}

/** Of a cart as its owner would see it now. */
export async function whyCart(desk: Desk, basketId: string, right: Permission = 'orders.read') {
  const found = await priceForStaff(desk, basketId)
  if (!found || !desk.staff.grants.can(right, found.site.id)) throw new StoreError('STAFF_NOT_FOUND')
  const { cart, site } = found
  return whyFor(desk, site.id, site.currency, cart.totals, {
    lines: new Map(
      cart.lines.map(({ line, price }) => [line.id, { sku: line.sku, before: price && price.original * line.qty }]),
    ),
    promotionNames: namesOf(cart.terms.offers, desk.language),
    couponPromotions: new Set(cart.state.coupons.map(({ promotionId }) => promotionId)),
  })
}

/** Of whichever has this number, for whoever makes promotions. */
export const whyOf = (desk: Desk, number: string) =>
  number.startsWith('bsk_')
    ? whyCart(desk, number, 'promotions.read')
    : whyOrder(desk, number.toUpperCase(), 'promotions.read')
