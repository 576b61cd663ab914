import { discountRule } from '../promotions/discount-rule.ts'
import { shippingPrice } from './delivery.ts'
import type { ShippingMethodCode } from './delivery.ts'
import type { Discount, ReachedPromotion } from '../promotions/discount-lines.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { shippingDiscount } from '../promotions/promotion-discounts.ts'

export type Shipment = {
  readonly id: string
  readonly code: ShippingMethodCode
  readonly lineIds: readonly string[]
  /** What it costs whatever else is in the order: it has been carried already. */
  readonly stands?: number
}

export type PricedShipment = Shipment & { readonly price: number; readonly discounts: readonly Discount[] }

/** What decides about the price of a way to go. */
export type ShippingTerms = {
  /** Goods after discounts count towards free shipping, gift cards do not. */
  readonly subtotal: number
  readonly loyalty: boolean
  /** Shipping promotions that are met, by priority. */
  readonly offers: readonly Promotion[]
  /** Whether a promotion of another level is reached. */
  readonly beside: boolean
}

/** Ways that a parcel to somebody's home may change between. */
const HOME_WAYS: readonly ShippingMethodCode[] = ['standard', 'me']

/** Whether a promotion of shipping could touch what goes these ways: without a parcel nobody is helped by a quicker one. */
export const isForWays = ({ level, shippingCodes }: Promotion, ways: ReadonlySet<ShippingMethodCode>): boolean =>
  level !== 'SHIPPING' ||
  shippingCodes.some(code => ways.has(code) || (HOME_WAYS.includes(code) && HOME_WAYS.some(home => ways.has(home))))

export function priceShipments(terms: ShippingTerms, shipments: readonly Shipment[]) {
  const amounts = new Map<string, number>()
  const codes = new Set(shipments.flatMap(({ code, stands }) => (stands === undefined ? [code] : [])))
  const offers = joined(terms, offer => offer.shippingCodes.some(code => codes.has(code)))
  for (const { id } of offers) amounts.set(id, 0)
  const priced = shipments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((shipment): PricedShipment => {
      if (shipment.stands !== undefined) return { ...shipment, price: shipment.stands, discounts: [] }
      const { price, taken } = priceWith(offers, terms, shipment.code)
      for (const { id, amount } of taken) amounts.set(id, (amounts.get(id) ?? 0) + amount)
      return {
        ...shipment,
        price,
        discounts: taken.map(({ id, amount }) => ({ rule: discountRule('promotion', id), amount })),
      }
    })
  const reached = [...amounts].map(([promotionId, amount]): ReachedPromotion => ({
    promotionId,
    level: 'SHIPPING',
    amount,
  }))
  return { shipments: priced, reached }
}

/** What a shipment would cost that way. */
export const priceOfWay = (terms: ShippingTerms, code: ShippingMethodCode): number =>
  priceWith(
    joined(terms, offer => offer.shippingCodes.includes(code)),
    terms,
    code,
  ).price

/** Those of the offers that concern a cart and may stand beside each other. */
function joined({ offers, beside }: ShippingTerms, concerns: (offer: Promotion) => boolean): Promotion[] {
  const taken: Promotion[] = []
  for (const offer of offers) {
    if (!concerns(offer) || (offer.exclusivity === 'all' && beside)) continue
    const alone = offer.exclusivity !== 'none' || taken.some(({ exclusivity }) => exclusivity !== 'none')
    if (!alone || taken.length === 0) taken.push(offer)
  }
  return taken
}

function priceWith(offers: readonly Promotion[], terms: ShippingTerms, code: ShippingMethodCode) {
  let price = shippingPrice(code, terms)
  const taken: { id: string; amount: number }[] = []
  for (const offer of offers) {
    const amount = offer.shippingCodes.includes(code) ? shippingDiscount(offer, price) : 0
    if (amount === 0) continue
    price -= amount
    taken.push({ id: offer.id, amount })
  }
  return { price, taken }
}
