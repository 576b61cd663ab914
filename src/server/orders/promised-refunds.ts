import { sumOf } from '#domain/money/money.ts'
import type { Shop } from '../shop.ts'
import type { StoredOrder } from './order.queries.ts'
import { listReturns } from './return.queries.ts'

/** What is promised for parcels that are still on their way back. */
export async function announcedRefunds(shop: Shop, { number }: StoredOrder): Promise<number> {
  const returns = await listReturns(shop.db, number)
  return promisedFor(returns.filter(({ status }) => status !== 'refunded'))
}

/** Those parcels without one of them. */
export async function returnsBeside(shop: Shop, { number }: StoredOrder, but?: string) {
  const returns = await listReturns(shop.db, number)
  return returns.filter(each => each.status !== 'refunded' && each.number !== but)
}

export const promisedFor = (returns: readonly { readonly refund: number }[]): number =>
  sumOf(returns.map(({ refund }) => refund))

/** The pieces of those parcels. */
export async function announcedPieces(shop: Shop, { number }: Pick<StoredOrder, 'number'>) {
  const returns = await listReturns(shop.db, number)
  return returns.filter(({ status }) => status !== 'refunded').flatMap(({ items }) => items)
}

/** What is only promised stands on no paper: who announces a return may yet keep the goods. */
export async function withoutPromises(shop: Shop, order: StoredOrder): Promise<StoredOrder> {
  if (!order.document.refunds) return order
  const promised = new Set((await returnsBeside(shop, order)).map(({ number }) => number))
  const refunds = order.document.refunds.filter(({ returnNumber = '' }) => !promised.has(returnNumber))
  return { ...order, document: { ...order.document, refunds } }
}
