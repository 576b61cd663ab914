import type { Shop } from '../shop.ts'
import { deleteCarts, openCarts } from './cart.queries.ts'

export const cartsOf = async (shop: Shop, ownerId: string) =>
  (await openCarts(shop.db, ownerId)).map(({ site, state: { lines, shippingAddress, billingAddress } }) => ({
    site,
    items: lines.map(({ sku, qty }) => ({ sku, qty })),
    shippingAddress,
    billingAddress,
  }))

export const forgetCarts = (shop: Shop, ownerId: string): Promise<void> => deleteCarts(shop.db, ownerId)
