import type { Shop } from '../shop.ts'
import { openOrder } from './access.ts'
import { claimUntold } from './measured.queries.ts'
import { presentWithReturns } from './order.service.ts'

/** Later it is history, not a purchase of this visit. */
const FRESH_MS = 86_400_000
const PURCHASE = 'purchase'

/** What analytics have to hear of an order, each part once: whoever asks first tells it. */
export async function claimMeasures(shop: Shop, orderId: string) {
  const {
    orderNumber,
    status,
    createdAt,
    refunds = [],
  } = await presentWithReturns(shop, await openOrder(shop, orderId))
  const isFresh = shop.now.getTime() - Date.parse(createdAt) < FRESH_MS && status !== 'created'
  const untold = new Set(
    await claimUntold(
      shop.db,
      orderNumber,
      [...(isFresh ? [PURCHASE] : []), ...refunds.map(({ at }) => `refund ${at}`)],
      shop.now,
    ),
  )
  return {
    purchase: untold.has(PURCHASE),
    refunds: refunds
      .filter(({ at }) => untold.has(`refund ${at}`))
      .map(({ at, refundTotal }) => ({ at, amount: refundTotal })),
  }
}
