import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import type { Shipment } from '#domain/delivery/shipping-prices.ts'
import type { Delivery } from './cart-state.ts'
import type { SettledLine } from './settle-lines.ts'

export type CartShipment = Shipment & {
  readonly delivery: Delivery
  /** The ways its lines can travel: few lists, for lines that can travel alike share one. */
  readonly ways: ReadonlySet<readonly ShippingMethodCode[]>
}

const HOME = {
  pickup: 'shp_pickup',
  me: 'shp_me',
  standard: 'shp_standard',
  pudo: 'shp_pudo',
  sts: 'shp_sts',
  digital: 'shp_digital',
  customs: 'shp_customs',
} as const satisfies Record<ShippingMethodCode, string>

export const shipmentIdOf = ({ code, storeId, collectionPointId }: Delivery): string =>
  storeId === undefined && collectionPointId === undefined
    ? HOME[code]
    : `${HOME[code]}${[storeId, collectionPointId].map(part => (part === undefined ? '' : `-${part}`)).join('')}`

/** What travels together, to one place. */
export function shipmentsOf(lines: readonly SettledLine[]): CartShipment[] {
  const byId = new Map<string, CartShipment & { lineIds: string[]; ways: Set<readonly ShippingMethodCode[]> }>()
  for (const { line, available } of lines) {
    const id = shipmentIdOf(line.delivery)
    const known = byId.get(id)
    if (known) {
      known.lineIds.push(line.id)
      known.ways.add(available)
    } else {
      const { delivery } = line
      byId.set(id, { id, code: delivery.code, lineIds: [line.id], delivery, ways: new Set([available]) })
    }
  }
  return [...byId.values()]
}
