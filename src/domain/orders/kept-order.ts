import { priceOfWay } from '../delivery/shipping-prices.ts'
import type { Shipment } from '../delivery/shipping-prices.ts'
import { totalsOf } from '../money/totals.ts'
import type { CartTotals } from '../money/totals.ts'
import type { Holding, OrderTerms } from './order-terms.ts'

/** What an order would have cost with only what is kept of it, by the terms it was placed under. */
export function keptTotals(terms: OrderTerms, holding: Holding): CartTotals {
  const { kept } = holding
  const lines = terms.lines.flatMap(line => {
    const qty = Math.min(kept.get(line.id) ?? 0, line.qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
  const shipments = keptShipments(terms, holding)
  const priced = totalsOf({ ...terms, lines, shipments, giftCards: [] })
  const raised = new Map(
    priced.shipments.flatMap(({ id, price }) => {
      const most = holding.deliveryAtMost?.get(id) ?? price
      return price > most ? [[id, most] as const] : []
    }),
  )
  if (raised.size === 0) return priced
  const asBefore = shipments.map((each): Shipment => {
    const stands = raised.get(each.id)
    return stands === undefined ? each : { ...each, stands }
  })
  return totalsOf({ ...terms, lines, shipments: asBefore, giftCards: [] })
}

/** A holding with its price, which is reckoned once however many ask for it. */
export type Priced = Holding & { readonly totals: CartTotals }

export const priced = (terms: OrderTerms, holding: Holding): Priced => ({
  ...holding,
  totals: keptTotals(terms, holding),
})

function keptShipments(terms: OrderTerms, { kept, fateOf }: Holding): Shipment[] {
  const paid = totalsOf({ ...terms, giftCards: [] })
  return terms.shipments.flatMap((shipment): Shipment[] => {
    const lineIds = shipment.lineIds.filter(id => (kept.get(id) ?? 0) > 0)
    if (lineIds.length > 0) return [{ ...shipment, lineIds }]
    const fate = fateOf(shipment.id)
    if (fate === 'cancelled') return []
    const price = paid.shipments.find(({ id }) => id === shipment.id)?.price ?? 0
    // Who chose a dearer way than the standard one keeps paying for the difference.
    const back = fate === 'withdrawn' ? Math.min(price, priceOfWay(paid.shippingTerms, 'standard')) : 0
    return [{ ...shipment, lineIds, stands: price - back }]
  })
}

/** Gifts whose promotion what is kept no longer reaches: they go too. */
export function lostGifts({ gifts }: OrderTerms, { reached }: Pick<CartTotals, 'reached'>): string[] {
  const kept = new Set(reached.map(({ promotionId }) => promotionId))
  return gifts.flatMap(({ lineId, promotionId }) => (kept.has(promotionId) ? [] : [lineId]))
}
