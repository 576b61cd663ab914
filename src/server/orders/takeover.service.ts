import { createHmac, timingSafeEqual } from 'node:crypto'
import { owns } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { giveOrder } from './order-buyers.queries.ts'
import type { StoredOrder } from './order.queries.ts'

const VERSION = 's1.'

/** Ends with the takeover: an order that has an owner with an account is never given away. */
const proofFor = ({ services }: Shop, number: string): string =>
  VERSION + createHmac('sha256', services.identity.keys.secretFor('order-takeover')).update(number).digest('base64url')

/** What lets a guest take his order into an account. Told to nobody but him: who knows number and address may only look. */
export const takeoverProof = (shop: Shop, order: StoredOrder): string | undefined =>
  order.consumerId === undefined && shop.shopper.kind === 'guest' && owns(shop, order.ownerId)
    ? proofFor(shop, order.number)
    : undefined

/** Makes a guest's order one of the consumer. False without the proof of this very order, or when it has an owner. */
export async function takeOver(
  shop: Shop,
  { orderNo, st }: { orderNo: string; st: string },
  consumerId: string,
): Promise<boolean> {
  const [given, wanted] = [Buffer.from(st), Buffer.from(proofFor(shop, orderNo))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
  return giveOrder(shop.db, orderNo, consumerId)
}
