import type { Order } from '#contract/orders/order.entities.ts'
import { addDays, type IsoDate } from '#domain/time/dates.ts'
import { RETURN_WINDOW_DAYS } from '#domain/orders/order-status.ts'
import { SITES } from '#domain/sites/sites.ts'

type Returnable = Pick<Order['items'][number], 'returnableUntil'>

/**
 * What may still be withdrawn from, by the law of the site where it was bought: the days for that end before those in
 * which one may return.
 */
export function withdrawable<I extends Returnable>(
  { siteId, items }: { siteId: Order['siteId']; items: readonly I[] },
  today: IsoDate,
): I[] {
  const days = SITES[siteId].features.withdrawalDays
  if (days === undefined) return []
  return items.filter(
    ({ returnableUntil }) =>
      returnableUntil !== undefined && addDays(returnableUntil, days - RETURN_WINDOW_DAYS) >= today,
  )
}
