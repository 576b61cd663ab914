import { daysBetween } from '../time/dates.ts'
import type { IsoDate } from '../time/dates.ts'

export const ORDER_STATUSES = [
  'created',
  'paid',
  'processing',
  'partly-shipped',
  'shipped',
  'delivered',
  'ready-for-pickup',
  'picked-up',
  'cancelled',
  'return-requested',
  'returned',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where each status may lead. An order whose goods came back in part may be returned again. */
const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['paid', 'cancelled'],
  // What is mailed only is never packed.
  paid: ['processing', 'delivered', 'cancelled'],
  // A warehouse may find that it has nothing of it.
  processing: ['partly-shipped', 'shipped', 'ready-for-pickup', 'cancelled'],
  // What had not left may be cancelled when all the rest has arrived.
  'partly-shipped': ['shipped', 'ready-for-pickup', 'delivered', 'picked-up'],
  // A piece that was exchanged on its way may still be going out when what came for it goes back.
  shipped: ['delivered', 'return-requested'],
  'ready-for-pickup': ['picked-up', 'return-requested'],
  delivered: ['return-requested'],
  'picked-up': ['return-requested'],
  cancelled: [],
  'return-requested': ['returned'],
  returned: ['refunded', 'return-requested'],
  refunded: ['return-requested'],
}

export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => ORDER_TRANSITIONS[status]

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses(from).includes(to)

/** Processing starts this long after payment; until then an order, or single lines of it, may be cancelled. */
export const CANCEL_WINDOW_MS = 30 * 60 * 1000

export function canCancel(order: { status: OrderStatus; paidAt: Date | undefined }, now: Date): boolean {
  if (order.status !== 'created' && order.status !== 'paid') return false
  return order.paidAt === undefined || now.getTime() - order.paidAt.getTime() < CANCEL_WINDOW_MS
}

export const RETURN_WINDOW_DAYS = 60
/** Another size was sent and the first one is still not back: somebody should ask. */
export const LATE_EXCHANGE_DAYS = 14

export type ReturnableLine = { readonly isCustoms: boolean; readonly isGiftCard: boolean }

/** Customised products and gift cards do not come back. */
export const isReturnable = ({ isCustoms, isGiftCard }: ReturnableLine): boolean => !isCustoms && !isGiftCard

export function inReturnWindow(receivedOn: IsoDate, today: IsoDate): boolean {
  const days = daysBetween(receivedOn, today)
  return days >= 0 && days <= RETURN_WINDOW_DAYS
}
