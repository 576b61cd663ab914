import { redeem } from '../promotions/promotion.service.ts'
import type { Shop } from '../shop.ts'
import type { PricedCart } from './cart.service.ts'
import { emailName, spendProgramOf } from './customer.service.ts'

export { releaseRedemptions } from '../promotions/promotion.service.ts'

/** Counts the promotions of a cart against their limits. Call it in the transaction that places the order. */
export const redeemPromotions = (shop: Shop, cart: PricedCart, orderNumber: string, email?: string): Promise<void> =>
  redeem(shop, {
    orderNumber,
    promotionIds: cart.totals.reached.map(({ promotionId }) => promotionId),
    coupons: cart.state.coupons,
    customers: [...new Set([...cart.customer.names, ...(email === undefined ? [] : [emailName(email)])])],
  })

/** What the order uses of a program's yearly limit. */
export function programSpend({ customer, totals }: PricedCart) {
  if (!customer.program || totals.programCovered === 0) return undefined
  return { program: spendProgramOf(customer.program.name), amount: totals.programCovered }
}
