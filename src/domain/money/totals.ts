import { discountLines } from '../promotions/discount-lines.ts'
import type { DiscountInput, PricedLine, ReachedPromotion } from '../promotions/discount-lines.ts'
import type { Program, ProgramDiscount } from '../promotions/spend.ts'
import { sumOf } from './money.ts'
import { isForWays, priceShipments } from '../delivery/shipping-prices.ts'
import type { PricedShipment, ShippingTerms, Shipment } from '../delivery/shipping-prices.ts'
import { taxOn } from '../tax/tax.ts'
import type { Tax } from '../tax/tax.ts'
import { NO_TAX } from '../tax/tax-rates.ts'
import type { TaxRates } from '../tax/tax-rates.ts'

export type TotalsInput = DiscountInput & {
  readonly shipments: readonly Shipment[]
  /** Undefined while nobody knows where it goes: then no tax is added. */
  readonly taxRates: TaxRates | undefined
  /** In the order in which they pay. */
  readonly giftCards: readonly { readonly id: string; readonly balance: number }[]
  /** What gift cards leave to pay is nothing, or as much as can be charged at all. */
  readonly leastCharge?: number
}

export type CartTotals = {
  /** In the order of the lines given. */
  readonly lines: readonly PricedLine[]
  readonly shipments: readonly PricedShipment[]
  /** To tell what another way would cost. */
  readonly shippingTerms: ShippingTerms
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
  /** The program that counted; what it covered counts against its limit, and `limited` says that it was not everything. */
  readonly program: (ProgramDiscount & { readonly name: Program; readonly limited: boolean }) | undefined
}

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
  const shippingTerms = {
    subtotal: itemTotal - giftCardsTotal,
    loyalty: input.loyalty,
    offers: discounted.shippingOffers,
    beside: discounted.reached.length > 0,
  }
  const { shipments, reached } = priceShipments(shippingTerms, input.shipments)
  const shipping = sumOf(shipments.map(({ price }) => price))
  const taxable = lines.map((line, at) => ({
    ...line,
    qty: input.lines[at]?.qty ?? 1,
    taxClass: input.lines[at]?.taxClass,
  }))
  const taxes = taxOn(input.taxRates ?? NO_TAX, taxable, shipping)
  const tax = taxes.included ? 0 : taxes.amount
  const total = itemTotal + shipping + tax
  const ways = new Set(input.shipments.map(({ code }) => code))
  const carries = (id: string) => input.offers.some(offer => offer.id === id && isForWays(offer, ways))
  const { shares, remaining } = payByGiftCards(input, total, giftCardsTotal)
  return {
    lines,
    shipments,
    shippingTerms,
    reached: [...discounted.reached, ...reached],
    approaching: discounted.approaching.filter(({ promotionId }) => carries(promotionId)),
    itemSubTotal,
    totalDiscount: itemSubTotal - itemTotal,
    itemTotal,
    shipping,
    taxes,
    tax,
    total,
    giftCardShares: shares,
    remainingToPay: remaining,
    program: discounted.program,
  }
}

/** A gift card never pays for a gift card, and leaves nothing over that is too little to be charged. */
function payByGiftCards({ giftCards, leastCharge = 0 }: TotalsInput, total: number, notPayable: number) {
  const spend = (most: number) => {
    let payable = most
    const shares = giftCards.map(({ id, balance }) => {
      const amount = Math.min(balance, payable)
      payable -= amount
      return { id, amount }
    })
    return { shares, remaining: total - most + payable }
  }
  const all = spend(total - notPayable)
  if (all.remaining === 0 || all.remaining >= leastCharge) return all
  return spend(Math.max(0, total - leastCharge))
}
