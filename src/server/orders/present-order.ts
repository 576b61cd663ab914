import type { Order } from '#contract/orders/order.entities.ts'
import { SITES } from '#domain/sites/sites.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/dates.ts'
import {
  canBecome,
  canCancel,
  inReturnWindow,
  isReturnable,
  RETURN_WINDOW_DAYS,
  type OrderStatus,
} from '#domain/orders/order-status.ts'
import { hasArrived, isWaitedFor, openQty } from './kept.ts'
import { toldParts } from './told-refund.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import { isDigital, isGone } from './shipment-kinds.ts'

/** An order as its buyer sees it. */
export function presentOrder(order: StoredOrder, now: Date): Order {
  const { document } = order
  const cancellable = mayCancel(order, now)
  const items = document.lines.map(line => presentLine(order, line, now, cancellable))
  return {
    orderNumber: order.number,
    siteId: order.site,
    status: order.status,
    createdAt: (order.placedAt ?? order.createdAt).toISOString(),
    email: order.email,
    items,
    shipments: document.shipments.map(shipment => ({
      ...shipment,
      itemIds: document.lines.filter(line => line.shipmentId === shipment.shipmentId).map(({ id }) => id),
    })),
    totals: document.totals,
    currency: order.currency,
    paymentMethod: document.paymentMethod,
    ...(document.billingAddress && { billingAddress: document.billingAddress }),
    orderPromotions: document.orderPromotions ?? [],
    promoSummary: document.promoSummary,
    flash: [],
    cancellable: items.some(item => item.cancellable),
    refundedTotal: order.refunded,
    ...(document.refunds && {
      refunds: document.refunds.map(told => ({
        way: told.way,
        at: told.at,
        refundTotal: told.refund,
        ...(told.includedTax !== undefined && { includedTax: told.includedTax }),
        parts: toldParts(document.lines, told),
      })),
    }),
    ...(document.inStoreSalesInfo && { inStoreSalesInfo: document.inStoreSalesInfo }),
  }
}

function presentLine(order: StoredOrder, line: OrderLine, now: Date, cancellable: boolean): Order['items'][number] {
  const {
    skuKey: _,
    stocked: __,
    shipmentId: ___,
    taxOnTop: ____,
    mailed: _____,
    isGiftCard,
    giftCard,
    ...shown
  } = line
  const until = mayReturn(order) ? returnableUntil(order, line, now) : undefined
  return {
    ...shown,
    ...(giftCard && {
      giftCard: {
        recipientEmail: giftCard.recipientEmail,
        amount: giftCard.amount,
        ...(giftCard.sendDate !== undefined && { sendDate: giftCard.sendDate }),
      },
    }),
    status: statusOfLine(order, line),
    cancellable: cancellable && openQty(line) > 0 && !isGiftCard,
    ...(until === undefined ? {} : { returnableUntil: until }),
  }
}

/** Until it is packed; an order whose money is still on its way has nothing to give back yet. */
export const mayCancel = (order: StoredOrder, now: Date): boolean => order.status !== 'created' && canCancel(order, now)

const THERE: readonly OrderStatus[] = ['delivered', 'picked-up', 'return-requested', 'returned', 'refunded']

/** Only once everything has arrived that its buyer waits for, or while something is on its way back already. */
export const mayReturn = ({ status, document }: StoredOrder): boolean =>
  THERE.includes(status) ||
  (canBecome(status, 'return-requested') &&
    document.shipments.every(
      shipment =>
        isDigital(shipment) || isGone(shipment) || hasArrived(shipment) || !isWaitedFor(document, shipment.shipmentId),
    ))

function statusOfLine(order: StoredOrder, line: OrderLine): OrderStatus {
  if (line.cancelledQty >= line.qty) return 'cancelled'
  return shipmentOf(order, line)?.status ?? order.status
}

const shipmentOf = ({ document }: StoredOrder, line: OrderLine) =>
  document.shipments.find(({ shipmentId }) => shipmentId === line.shipmentId)

/** Days count where the order was placed. */
export const dayAt = ({ site }: Pick<StoredOrder, 'site'>, instant: Date): IsoDate =>
  dayOf(instant, SITES[site].timeZone)

/** The day a line came into the buyer's hands. */
export function receivedOn(order: StoredOrder, line: OrderLine): IsoDate | undefined {
  const arrival = shipmentOf(order, line)?.timeline.find(
    ({ status }) => status === 'delivered' || status === 'picked-up',
  )
  return arrival && dayAt(order, new Date(arrival.at))
}

export function returnableUntil(order: StoredOrder, line: OrderLine, now: Date): IsoDate | undefined {
  const received = receivedOn(order, line)
  if (received === undefined || openQty(line) <= 0 || line.bonus || !isReturnable(line)) return undefined
  return inReturnWindow(received, dayAt(order, now)) ? addDays(received, RETURN_WINDOW_DAYS) : undefined
}
