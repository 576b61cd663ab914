import type { Shop } from '../shop.ts'
import { openOrder } from './access.ts'
import { claimUntold } from './measured.queries.ts'
import type { StoredOrder } from './order.service.ts'
import { listReturns } from './return.queries.ts'

/** Later it is history, not a purchase of this visit. */
const FRESH_MS = 86_400_000
const PURCHASE = 'purchase'

/** What analytics have to hear of an order, each part once: whoever asks first tells it. */
export async function claimMeasures(shop: Shop, orderId: string) {
  const order = await openOrder(shop, orderId)
  const { number, status, createdAt, placedAt = createdAt } = order
  const isFresh = shop.now.getTime() - placedAt.getTime() < FRESH_MS && status !== 'created'
  const refunds = await carriedOut(shop, order)
  const whats = [...(isFresh ? [PURCHASE] : []), ...refunds.map(({ what }) => what)]
  const untold = new Set(await claimUntold(shop.db, number, whats, shop.now))
  return {
    purchase: untold.has(PURCHASE),
    refunds: refunds.filter(({ what }) => untold.has(what)).map(({ at, amount }) => ({ at, amount })),
  }
}

/** What a return brings may change until its parcel has come: it is told then, by the name that stays. */
async function carriedOut({ db }: Shop, { number, document: { refunds = [] } }: StoredOrder) {
  const returns = refunds.some(({ returnNumber }) => returnNumber !== undefined) ? await listReturns(db, number) : []
  const open = new Set(returns.filter(({ status }) => status !== 'refunded').map(each => each.number))
  return refunds
    .filter(({ returnNumber }) => returnNumber === undefined || !open.has(returnNumber))
    .map(({ at, returnNumber, refund }) => ({ at, amount: refund, what: `refund ${returnNumber ?? at}` }))
}
