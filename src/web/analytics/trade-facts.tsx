import type { Cart } from '#contract/cart/cart.entities.ts'
import type { Order } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '#domain/checkout/checkout-step.ts'
import { toMajor } from '#domain/money/money.ts'
import { tradeItem, valueOf } from './trade-item.ts'
import type { Trade, TradeMoment } from './trade-names.ts'

/** What a page tells of trade: its moments, in their order, each once for what it is about. */
export type TradeFacts =
  | { readonly about: string; readonly moments: readonly [TradeMoment, Trade][] }
  | { readonly order: string; readonly trade: Trade }

type Props = { readonly visit: PageVisit; readonly facts: TradeFacts | undefined }

/** Data, not script. Only in a shop that has a tag manager. */
export function TradeFactsOf({ visit, facts }: Props) {
  if (visit.tagManager === undefined || !facts) return null
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/json" id="trade" dangerouslySetInnerHTML={{ __html: json }} />
}

const tradeOf = ({ currency, items, couponItems }: Cart): Trade => ({
  currency,
  value: valueOf(items),
  items: items.map(item => tradeItem(item)),
  ...(couponItems[0] && { coupon: couponItems[0].code }),
})

export const cartFacts = (cart: Cart | undefined): TradeFacts | undefined =>
  cart && cart.items.length > 0 ? { about: '', moments: [['cart_impression', tradeOf(cart)]] } : undefined

/** Whoever is at a step has been through those before it. */
export function checkoutFacts(cart: Cart | undefined, step: CheckoutStep | undefined): TradeFacts | undefined {
  if (!cart || !step || cart.items.length === 0) return undefined
  const trade = tradeOf(cart)
  const moments: readonly [TradeMoment, Trade][] = [
    ['checkout_begin', trade],
    ['checkout_shipping', { ...trade, shipping_tier: cart.shippingMethods.map(({ code }) => code).join(',') }],
    [
      'checkout_payment',
      { ...trade, payment_type: cart.payment_instruments.map(each => each.payment_method_id).join(',') },
    ],
  ]
  return { about: cart.id, moments: moments.slice(0, CHECKOUT_STEPS.indexOf(step) + 1) }
}

export const orderFacts = ({ orderNumber, currency, items, totals }: Order): TradeFacts => ({
  order: orderNumber,
  trade: {
    transaction_id: orderNumber,
    currency,
    value: valueOf(items),
    tax: toMajor(totals.taxAmount),
    shipping: toMajor(totals.shipping),
    items: items.map(item => tradeItem(item)),
  },
})
