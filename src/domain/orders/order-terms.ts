import type { TotalsInput } from '../money/totals.ts'

/** Everything that decided about the price of an order when it was placed. */
export type OrderTerms = Omit<TotalsInput, 'giftCards'> & {
  /** Lines that came with a promotion by themselves; they are not among those that were priced. */
  readonly gifts: readonly { readonly lineId: string; readonly promotionId: string }[]
}

/**
 * What becomes of the delivery of a shipment of which nothing is kept: it never left, it was carried and stays paid, or
 * the buyer withdrew and gets back what standard delivery would have cost.
 */
export type DeliveryFate = 'cancelled' | 'carried' | 'withdrawn'

/** How much of an order is kept. */
export type Holding = {
  /** Pieces by line; a line that is not named is gone. */
  readonly kept: ReadonlyMap<string, number>
  readonly fateOf: (shipmentId: string) => DeliveryFate
  /** Pieces by line that the shop did not bring. */
  readonly missed?: ReadonlyMap<string, number>
}
