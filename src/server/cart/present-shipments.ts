import type { CartShippingMethod } from '#contract/cart/cart.entities.ts'
import { missingToFree, promisedDates, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { priceOfWay } from '#domain/delivery/shipping-prices.ts'
import { dayOf } from '#domain/time/dates.ts'
import type { Shop } from '../shop.ts'
import { itemShippingMethod } from './delivery-labels.ts'
import type { Delivery } from './cart-state.ts'
import type { PricedCart } from './price-cart.ts'

/** The shipments of a cart, each with the ways all its items can travel. */
export function presentShipments(shop: Shop, priced: PricedCart): CartShippingMethod[] {
  const priceOf = new Map(priced.totals.shipments.map(({ id, price }) => [id, price]))
  const today = dayOf(shop.now, shop.site.timeZone)
  return priced.shipments.map(({ id, code, lineIds, delivery, ways }) => {
    const [first = [], ...others] = ways
    const common = first.filter(method => others.every(available => available.includes(method)))
    const contact = priced.state.contacts?.[id]
    const price = priceOf.get(id) ?? 0
    const missing = missingToFree(code, priced.totals.shippingTerms.subtotal)
    const priceFor = (method: ShippingMethodCode) =>
      method === code ? price : priceOfWay(priced.totals.shippingTerms, method)
    return {
      shippingId: id,
      code,
      applicableShippingMethods: common.map(method => ({
        ...itemShippingMethod(method, shop.language),
        price: priceFor(method),
        promisedDate: pickupDate(method, delivery, priced) ?? promisedDate(method, today),
      })),
      itemIds: [...lineIds],
      price,
      // A member, or a promotion, has it free of any sum.
      ...(missing !== undefined && { missingToFree: price === 0 ? 0 : missing }),
      ...destination(delivery, priced),
      ...(contact && { contact }),
    }
  })
}

/** What is collected is there when its store opens. */
const pickupDate = (method: ShippingMethodCode, { storeId }: Delivery, { world }: PricedCart): string | undefined =>
  method === 'pickup' && storeId !== undefined ? world.stores.get(storeId)?.pickupOn : undefined

/** The same for everyone who asks on one day. */
let promised = { day: '', dates: new Map<ShippingMethodCode, string>() }

function promisedDate(method: ShippingMethodCode, day: string): string {
  if (promised.day !== day) promised = { day, dates: new Map() }
  const date = promised.dates.get(method) ?? promisedDates(method, day).to
  promised.dates.set(method, date)
  return date
}

const HOME = {}

/** Where a delivery goes when it does not go home. */
export function destination({ storeId, collectionPointId }: Delivery, { world }: PricedCart) {
  if (storeId === undefined && collectionPointId === undefined) return HOME
  const store = storeId === undefined ? undefined : world.stores.get(storeId)
  const point = collectionPointId === undefined ? undefined : world.points.get(collectionPointId)
  return {
    ...(storeId !== undefined && { storeInfo: { id: storeId, ...(store && { name: store.name, city: store.city }) } }),
    ...(collectionPointId !== undefined && { collectionPointId }),
    ...(point && { collectionPointName: placeName(point) }),
  }
}

const placeName = ({ name, city }: { name: string; city: string }) => (name.includes(city) ? name : `${name}, ${city}`)
