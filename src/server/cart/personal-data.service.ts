import type { Db } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { cartsByPhone, cartsByPhoneFor, deleteCarts, openCarts, type StoredCart } from './cart.queries.ts'

const told = ({ site, state: { lines, shippingAddress, billingAddress } }: StoredCart) => ({
  site,
  items: lines.map(({ sku, qty }) => ({ sku, qty })),
  shippingAddress,
  billingAddress,
})

export const cartsOf = async (shop: Shop, ownerId: string) => (await openCarts(shop.db, ownerId)).map(told)

export const forgetCarts = (shop: Shop, ownerId: string): Promise<void> => deleteCarts(shop.db, 'owner_id', [ownerId])

/** Filled by staff while somebody with this address was on the telephone. */
export const cartsByPhoneOf = async (shop: Shop, email: string) => (await cartsByPhone(shop.db, email)).map(told)

export async function forgetCartsByPhone(shop: Shop, email: string): Promise<void> {
  const carts = await cartsByPhone(shop.db, email)
  const ids = carts.map(({ id }) => id)
  await deleteCarts(shop.db, 'id', ids)
}

/** The same for a member, wherever his link was mailed to: they are found by his account alone, and go before it. */
export const cartsByPhoneForMember = async (shop: Shop, consumerId: string) =>
  (await cartsByPhoneFor(shop.db, consumerId)).map(told)

export async function forgetCartsByPhoneFor(shop: Shop, consumerId: string): Promise<void> {
  const carts = await cartsByPhoneFor(shop.db, consumerId)
  const ids = carts.map(({ id }) => id)
  await deleteCarts(shop.db, 'id', ids)
}

export const forgetCartsCalled = (db: Db, ids: readonly string[]): Promise<void> => deleteCarts(db, 'id', ids)
