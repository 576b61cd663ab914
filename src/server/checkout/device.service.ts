import type { Device } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { saveDevice } from './holds.queries.ts'

/** Kept with the cart for the fraud check of the payment; nothing else reads it. */
export const rememberDevice = (shop: Shop, cartId: string, device: Device): Promise<void> =>
  saveDevice(shop.db, cartId, device)
