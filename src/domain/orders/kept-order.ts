import { priceOfWay } from '../delivery/shipping-prices.ts'
import type { Shipment } from '../delivery/shipping-prices.ts'
import { totalsOf } from '../money/totals.ts'
import type { CartTotals } from '../money/totals.ts'
import type { Holding, OrderTerms } from './order-terms.ts'

/** What an order would have cost with only what is kept of it, by the terms it was placed under. */
export const keptTotals = (terms: OrderTerms, holding: Holding): CartTotals => priced(terms, holding).totals

/** A holding with its price, which is reckoned once however many ask for it. */
export type Priced = Holding & {
  readonly totals: CartTotals
  /** The same with what the shop did not bring, where there is any. */
  readonly brought?: Pick<Priced, 'kept' | 'totals'>
}

export function priced(terms: OrderTerms, holding: Holding): Priced {
  const brought = broughtOf(terms, holding)
  const shipments = keptShipments(terms, holding)
  const totals = totalsWith(terms, holding, brought ? shipments.map(each => heldAt(each, brought.totals)) : shipments)
  return { ...holding, totals, ...(brought && { brought }) }
}

function broughtOf(terms: OrderTerms, { missed, ...holding }: Holding): Priced['brought'] {
  const kept = new Map(holding.kept)
  for (const { id, qty } of terms.lines) {
    const more = missed?.get(id) ?? 0
    if (more > 0) kept.set(id, Math.min((kept.get(id) ?? 0) + more, qty))
  }
  const none = [...kept].every(([id, qty]) => qty === (holding.kept.get(id) ?? 0))
  if (none) return undefined
  const whole = { ...holding, kept }
  return { kept, totals: totalsWith(terms, whole, keptShipments(terms, whole)) }
}

/** Delivery costs what it would have, had the shop brought everything: neither more nor less for its fault. */
const heldAt = (shipment: Shipment, { shipments }: CartTotals): Shipment => {
  const price = shipments.find(({ id }) => id === shipment.id)?.price
  return shipment.lineIds.length === 0 || price === undefined ? shipment : { ...shipment, stands: price }
}

function totalsWith(terms: OrderTerms, { kept }: Holding, shipments: readonly Shipment[]): CartTotals {
  const lines = terms.lines.flatMap(line => {
    const qty = Math.min(kept.get(line.id) ?? 0, line.qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
  return totalsOf({ ...terms, lines, shipments, giftCards: [] })
}

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
