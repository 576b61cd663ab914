import { sumOf } from '#domain/money/money.ts'
import type { Shop } from '../shop.ts'
import { isAwaited } from './awaited.ts'
import type { StoredOrder } from './order.queries.ts'
import { listReturns } from './return.queries.ts'

/** What is promised for parcels that are still on their way back. */
export async function announcedRefunds(shop: Shop, { number }: StoredOrder): Promise<number> {
  const returns = await listReturns(shop.db, number)
  return promisedFor(returns.filter(({ status }) => status !== 'refunded'))
}

/** Those parcels without what is reckoned anew when it comes, and without one of them. */
export async function returnsBeside(shop: Shop, { number, document }: StoredOrder, but?: string) {
  const returns = await listReturns(shop.db, number)
  return returns.filter(each => each.status !== 'refunded' && each.number !== but && !isAwaited(document, each.number))
}

export const promisedFor = (returns: readonly { readonly refund: number }[]): number =>
  sumOf(returns.map(({ refund }) => refund))

export const promisedBeside = async (shop: Shop, order: StoredOrder, but?: string): Promise<number> =>
  promisedFor(await returnsBeside(shop, order, but))

/** The pieces of those parcels. */
export async function announcedPieces(shop: Shop, { number }: Pick<StoredOrder, 'number'>) {
  const returns = await listReturns(shop.db, number)
  return returns.filter(({ status }) => status !== 'refunded').flatMap(({ items }) => items)
}
