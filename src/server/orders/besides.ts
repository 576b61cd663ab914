import type { Shop } from '../shop.ts'
import type { Besides } from './beside.ts'
import { stillInGiftCards } from './gift-card-money.ts'
import type { StoredOrder } from './order.service.ts'
import { returnsBeside } from './promised-refunds.ts'

/** What else of an order is promised or still pays, without one of its parcels. */
export const besidesOf = async (shop: Shop, order: StoredOrder, but?: string): Promise<Besides> => ({
  besides: await returnsBeside(shop, order, but),
  inGiftCards: await stillInGiftCards(shop, order),
})
