import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { MOST_OF_ONE, MOST_TRIED } from '#domain/promotions/promotion-goods.ts'
import { audienceOf, type Audience } from '#domain/promotions/promotion.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import { priceForStaff } from '../cart/price-for-staff.service.ts'
import { findOrder } from '../orders/order.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'

type Piece = { readonly sku: string; readonly qty: number }
type Found = {
  readonly siteId: SiteId
  readonly items: readonly Piece[]
  readonly shippingCode: ShippingMethodCode | undefined
  readonly audience: ReadonlySet<Audience>
}

/** What somebody has in a cart or has ordered: a start for trying a promotion on what is really bought. */
export async function attemptCart(desk: Desk, number: string) {
  const found = number.startsWith('bsk_') ? await inCart(desk, number) : await ordered(desk, number.toUpperCase())
  const { grants } = desk.staff
  if (!found || !grants.can('promotions.read', found.siteId)) throw new StoreError('STAFF_NOT_FOUND')
  const { siteId, items, shippingCode = 'standard', audience } = found
  return {
    siteId,
    items: together(items),
    shippingCode,
    // What a person is belongs to who may read the order.
    audience: grants.can('orders.read', siteId) ? [...audience] : [],
  }
}

async function ordered(desk: Desk, number: string): Promise<Found | undefined> {
  const order = await findOrder(desk, number)
  if (!order) return undefined
  const { lines, shipments, loyalty, terms } = order.document
  return {
    siteId: order.site,
    items: lines.filter(({ bonus }) => !bonus),
    shippingCode: shipments[0]?.code,
    audience: audienceOf({ registered: order.consumerId !== undefined, loyalty, programs: terms?.programs ?? [] }),
  }
}

async function inCart(desk: Desk, number: string): Promise<Found | undefined> {
  const found = await priceForStaff(desk, number)
  return (
    found && {
      siteId: found.site.id,
      items: found.cart.lines.map(({ line }) => line),
      shippingCode: found.cart.shipments[0]?.code,
      audience: audienceOf(found.cart.customer),
    }
  )
}

/** Each SKU once, as it is tried. */
function together(items: readonly Piece[]): Piece[] {
  const pieces = new Map<string, number>()
  for (const { sku, qty } of items) pieces.set(sku, Math.min(MOST_OF_ONE, (pieces.get(sku) ?? 0) + qty))
  return [...pieces].slice(0, MOST_TRIED).map(([sku, qty]) => ({ sku, qty }))
}
