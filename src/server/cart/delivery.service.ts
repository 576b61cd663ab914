import type { z } from 'zod'
import type { CartShippingMethod } from '#contract/cart/cart.entities.ts'
import type { SetShippingMethod } from '#contract/cart/cart.requests.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findCollectionPoint } from '../stores/store.service.ts'
import type { CartLine, CartState, Delivery } from './cart-state.ts'
import { changeCart, readCart, type PricedCart } from './cart.service.ts'
import { deliveryOf, requireDeliverable, reviewed } from './item-rules.ts'
import { presentShipments } from './present-shipments.ts'
import { shipmentIdOf } from './shipments.ts'

type Wish = z.output<typeof SetShippingMethod>

/** Sends the items of a shipment another way; those for which it is no way make the call fail as a whole. */
export async function setShippingMethod(shop: Shop, wish: Wish): Promise<PricedCart> {
  const delivery = deliveryOf({ ...wish, shippingOption: wish.code }, wish.code)
  await requirePoint(shop, delivery)
  requirePhone(shop, wish)
  let moved: CartLine[] = []
  return changeCart(shop, wish.basketId, {
    change: state => {
      const shipment = chosenShipment(state, wish)
      moved = []
      const lines = state.lines.map(line => {
        if (shipmentIdOf(line.delivery) !== shipment) return line
        const sent = { ...reviewed(line), delivery }
        moved.push(sent)
        return sent
      })
      const { [shipment]: before, ...contacts } = state.contacts ?? {}
      const contact = wish.contact ? contactOf(wish.contact) : before
      return {
        ...state,
        lines,
        contacts: contact ? { ...contacts, [shipmentIdOf(delivery)]: contact } : contacts,
        ...(delivery.storeId !== undefined && { storeId: delivery.storeId }),
      }
    },
    verify: priced => {
      for (const line of moved) requireDeliverable(priced, line)
    },
  })
}

const contactOf = ({ phone, ...contact }: NonNullable<Wish['contact']>) => ({
  ...contact,
  ...(phone !== undefined && { phone }),
})

function chosenShipment({ lines }: CartState, { shippingId, code }: Wish): string {
  const ids = [...new Set(lines.map(({ delivery }) => shipmentIdOf(delivery)))]
  if (shippingId !== undefined) {
    if (ids.includes(shippingId)) return shippingId
    throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
  }
  const [only] = ids.length === 1 ? ids : ids.filter(id => id === 'shp_standard' || id === 'shp_me')
  if (only === undefined || !(code in SHIPPING_METHODS)) throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
  return only
}

async function requirePoint(shop: Shop, { collectionPointId }: Delivery) {
  if (collectionPointId === undefined) return
  if (!(await findCollectionPoint(shop, collectionPointId))) throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
}

function requirePhone({ site }: Shop, { code, contact }: Wish) {
  if (code === 'pudo' && contact && contact.phone === undefined && site.features.collectionPointContactRequired)
    throw new StoreError('SHIPPING_PHONE_EMPTY')
}

export async function shipmentsOfCart(shop: Shop, basketId: string): Promise<CartShippingMethod[]> {
  return presentShipments(shop, await readCart(shop, basketId))
}

export async function shipmentOfCart(shop: Shop, basketId: string, shippingId: string): Promise<CartShippingMethod> {
  const shipment = (await shipmentsOfCart(shop, basketId)).find(one => one.shippingId === shippingId)
  if (!shipment) throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
  return shipment
}
