import { discountLines } from './discount-lines.ts'
import type { Discount, DiscountInput, PricedLine, ReachedPromotion } from './discount-lines.ts'
import { shippingPrice } from './delivery.ts'
import type { ShippingMethodCode } from './delivery.ts'
import { sumOf } from './money.ts'
import { shippingDiscount } from './promotion-discounts.ts'
import { taxOn } from './tax.ts'
import type { Tax } from './tax.ts'
import type { TaxRates } from './tax-rates.ts'

export type Shipment = { readonly id: string; readonly code: ShippingMethodCode; readonly lineIds: readonly string[] }

export type TotalsInput = DiscountInput & {
  readonly shipments: readonly Shipment[]
  /** Undefined while nobody knows where it goes: then no tax is added. */
  readonly taxRates: TaxRates | undefined
  /** In the order in which they pay. */
  readonly giftCards: readonly { readonly id: string; readonly balance: number }[]
}

export type PricedShipment = Shipment & { readonly price: number; readonly discounts: readonly Discount[] }

export type CartTotals = {
  /** In the order of the lines given. */
  readonly lines: readonly PricedLine[]
  readonly shipments: readonly PricedShipment[]
  readonly reached: readonly ReachedPromotion[]
  readonly approaching: readonly { readonly promotionId: string; readonly remaining: number }[]
  readonly itemSubTotal: number
  readonly totalDiscount: number
  readonly itemTotal: number
  readonly shipping: number
  readonly taxes: Tax
  /** On top of the prices. */
  readonly tax: number
  readonly total: number
  readonly giftCardShares: readonly { readonly id: string; readonly amount: number }[]
  readonly remainingToPay: number
  /** The part of the goods a program covered, to be counted against its yearly limit. */
  readonly programCovered: number
}

const NO_TAX: TaxRates = { included: false, taxesShipping: false, rates: [] }

/** Every amount of a cart, from what is in it. Whoever shuffles the lines gets the same answer. */
export function totalsOf(input: TotalsInput): CartTotals {
  const discounted = discountLines(input)
  const { lines } = discounted
  let itemSubTotal = 0
  let itemTotal = 0
  let giftCardsTotal = 0
  for (const { amount, rowTotal, isGiftCard } of lines) {
    itemSubTotal += amount
    itemTotal += rowTotal
    if (isGiftCard) giftCardsTotal += rowTotal
  }
  // Goods after discounts count towards free shipping, gift cards do not.
  const goodsTotal = itemTotal - giftCardsTotal
  const { shipments, reached } = priceShipments(input, discounted.reached, discounted.closed, goodsTotal)
  const shipping = sumOf(shipments.map(({ price }) => price))
  const taxes = taxOn(input.taxRates ?? NO_TAX, lines, shipping)
  const tax = taxes.included ? 0 : taxes.amount
  const total = itemTotal + shipping + tax
  const { shares, remaining } = payByGiftCards(input, total, giftCardsTotal)
  return {
    lines,
    shipments,
    reached,
    approaching: discounted.approaching,
    itemSubTotal,
    totalDiscount: itemSubTotal - itemTotal,
    itemTotal,
    shipping,
    taxes,
    tax,
    total,
    giftCardShares: shares,
    remainingToPay: remaining,
    programCovered: discounted.programCovered,
  }
}

function priceShipments(input: TotalsInput, met: readonly ReachedPromotion[], closed: boolean, subtotal: number) {
  const offers = closed ? [] : input.offers.filter(({ level }) => level === 'SHIPPING')
  const reached = new Map(met.map(one => [one.promotionId, one]))
  let exclusive = false
  const shipments = input.shipments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((shipment): PricedShipment => {
      let price = shippingPrice(shipment.code, { subtotal, loyalty: input.loyalty })
      const discounts: Discount[] = []
      for (const offer of offers) {
        if (!offer.shippingCodes.includes(shipment.code) || subtotal < offer.minSubtotal) continue
        if (exclusive && !reached.has(offer.id)) continue
        if (offer.exclusivity === 'all' && [...reached.keys()].some(id => id !== offer.id)) continue
        const amount = shippingDiscount(offer, price)
        const before = reached.get(offer.id)
        reached.set(offer.id, { promotionId: offer.id, level: 'SHIPPING', amount: (before?.amount ?? 0) + amount })
        if (offer.exclusivity !== 'none') exclusive = true
        if (amount === 0) continue
        price -= amount
        discounts.push({ rule: `promotion:${offer.id}`, amount })
      }
      return { ...shipment, price, discounts }
    })
  return { shipments, reached: [...reached.values()] }
}

/** A gift card never pays for a gift card. */
function payByGiftCards(input: TotalsInput, total: number, notPayable: number) {
  let payable = total - notPayable
  const shares = input.giftCards.map(({ id, balance }) => {
    const amount = Math.min(balance, payable)
    payable -= amount
    return { id, amount }
  })
  return { shares, remaining: payable + notPayable }
}
