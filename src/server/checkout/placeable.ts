import type { FlashCode } from '#contract/cart/flash.ts'
import type { ErrorName } from '#contract/errors/errors.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { reasonFor } from '#contract/errors/said.ts'
import { MOST_PAYABLE, toMajor } from '#domain/money/money.ts'
import { findTaxRates } from '#domain/tax/tax-rates.ts'
import { asInput, checkedShippingAddress } from '../cart/checked-address.ts'
import type { PricedCart } from '../cart/cart.service.ts'
import type { CartState } from '../cart/cart-state.ts'
import { taxPlaceOf } from '../cart/tax-place.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import type { Seen, Wanted } from './steps.queries.ts'

/** What a change of delivery means for someone who is about to order. */
const SWITCHES: Partial<Record<FlashCode, ErrorName>> = {
  PickupToShipToHome: 'ORDER_SWITCHED_TO_SHIPPING',
  ShipToStoreToShipToHome: 'ORDER_SWITCHED_TO_SHIPPING',
  PickupToShipToStore: 'ORDER_SWITCHED_TO_SHIP_TO_STORE',
  ShipToStoreToPickup: 'ORDER_SWITCHED_TO_PICKUP',
  ShipToHomeToPickup: 'ORDER_SWITCHED_TO_PICKUP',
  ShippingMethodDowngraded: 'SHIPPING_METHOD_UNAVAILABLE',
  ProductLineItemInventoryMissing: 'SOME_PRODUCTS_NO_INVENTORY',
  ProductItemMaxQuantity: 'SOME_PRODUCTS_NO_INVENTORY',
}

/** Refuses a cart that cannot be sent as it stands: items first, then where they go, then the tax there. */
export function requirePlaceable(shop: Shop, before: CartState, cart: PricedCart): void {
  requireItems(before, cart)
  if (cart.totals.total > MOST_PAYABLE)
    throw new StoreError('INVALID_INPUT', {
      field: 'items',
      reason: reasonFor('orderTooLarge', { most: toMajor(MOST_PAYABLE) }),
    })
  requireDelivery(shop, cart)
  if (cart.lines.some(({ sellable }) => !sellable.isGiftCard)) requireTax(shop, cart)
}

function requireItems(before: CartState, { lines, droppedLines, world }: PricedCart): void {
  if (droppedLines || lines.length === 0) throw new StoreError('ITEMS_UNAVAILABLE')
  for (const { line, flash, sellable, price, available } of lines) {
    const about = { itemId: line.id, sku: line.sku }
    if (!sellable.active || !price?.current) throw new StoreError('ITEMS_UNAVAILABLE', about)
    if (flash === 'ProductLineItemFullInventoryMissing') throw new StoreError('ITEM_NO_LONGER_AVAILABLE', about)
    const was = before.lines.find(({ id }) => id === line.id)
    const change = was === line || line.review === undefined ? undefined : SWITCHES[line.review]
    if (change) throw new StoreError(change, about)
    const { code, collectionPointId } = line.delivery
    const closed = collectionPointId !== undefined && !world.points.has(collectionPointId)
    if (closed || !available.includes(code)) throw new StoreError('SHIPPING_METHOD_UNAVAILABLE', about)
  }
}

function requireDelivery(shop: Shop, { shipments, state }: PricedCart): void {
  if (shipments.some(({ code }) => SHIPPING_METHODS[code].needsAddress)) {
    if (!state.shippingAddress) throw new StoreError('SHIPPING_ADDRESS_INVALID', { field: 'shippingAddress' })
    checkedShippingAddress(shop, asInput(state.shippingAddress))
  }
  for (const { id, code } of shipments) {
    const collected = code === 'pickup' || code === 'sts' ? shop.site.features.pickupEmailRequired : code === 'pudo'
    const known = state.contacts?.[id] ?? state.shippingAddress
    if (collected && !known) throw new StoreError('SHIPPING_ADDRESS_INVALID', { field: 'contact' })
  }
}

/** Where prices include tax, the site's country will do for a place nobody has named yet. */
function requireTax({ site }: Shop, { state, shipments, world, terms }: PricedCart): void {
  if (terms.taxRates?.quote) return
  const place = taxPlaceOf(state, shipments, world)
  const known = place ? findTaxRates(place) !== undefined : site.features.pricesIncludeTax
  if (!known) throw new StoreError('TAX_FAILURE')
}

/** What was promised to the cart must still be in it: without it the order is another one. */
export function requirePromised({ lost: [reason] }: PricedCart): void {
  if (reason) throw new StoreError(reason)
}

/** The amounts must be those the shopper saw last; a change of tax alone is told apart. */
export function requireSeen(cart: PricedCart, expectedTotal: number | undefined, prepared: Seen | undefined): void {
  const { total, taxes } = cart.totals
  const seen = expectedTotal ?? prepared?.total
  if (seen === undefined || seen === total) return
  const onlyTax = prepared !== undefined && seen === prepared.total && total - taxes.amount === seen - prepared.tax
  throw new StoreError(onlyTax ? 'TAX_UPDATED' : 'TOTALS_FAILURE', { total })
}

/** The pieces the cart needs, gifts included; what goes by mail needs none. */
export const wantedOf = ({ lines, bonuses }: PricedCart): Wanted[] => [
  ...lines
    .filter(({ sellable }) => !sellable.isGiftCard)
    .map(({ line, sellable }) => ({
      key: sellable.key,
      qty: line.qty,
      store: line.delivery.code === 'pickup' ? Number(line.delivery.storeId ?? 0) : 0,
    })),
  ...bonuses.map(({ sellable, qty }) => ({ key: sellable.key, qty, store: 0 })),
]
