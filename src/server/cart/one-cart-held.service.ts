import { retryingAlone } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { ownerOf } from './cart.service.ts'
import { releaseOtherCarts } from './one-cart-held.queries.ts'

/** Carts cost nothing: whoever could hold pieces in many of them would empty the shelves. */
export const keepOneCartHeld = (shop: Shop, cartId: string): Promise<void> =>
  retryingAlone(shop.db, () => releaseOtherCarts(shop.db, ownerOf(shop), cartId, shop.now))
