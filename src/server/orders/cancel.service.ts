import { sumOf } from '#domain/money/money.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { openOrder } from './access.ts'
import { withdrawGiftCards } from './gift-cards-by-mail.ts'
import { recountSpend, release } from './ledgers.service.ts'
import { mailLine } from './mail-lines.ts'
import { storeOf, type OrderLine } from './order-document.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { restock, updateOrder } from './order.queries.ts'
import { mayCancel, openQty } from './present-order.ts'
import { oweRefund, worthOf } from './refund.service.ts'

export type ItemQuantity = { itemId: string; qty: number }
type Chosen = { line: OrderLine; qty: number }

/** Cancels an order or some pieces of it. Stock, money, coupons and limits come back with it; points are earned later. */
export function cancelOrder(
  shop: Shop,
  number: string,
  { items, email }: { items?: readonly ItemQuantity[] | undefined; email?: string | undefined },
): Promise<StoredOrder> {
  return inTransaction(shop, async inside => {
    const order = await openOrder(inside, number, { email, lock: 'lock' })
    if (!mayCancel(order, shop.now)) throw new StoreError('ORDER_NOT_CANCELLABLE')
    const chosen = withGifts(order, items ? chosenLines(order, items) : allOpen(order))
    if (chosen.some(({ line }) => line.isGiftCard)) throw new StoreError('ORDER_NOT_CANCELLABLE')
    return carryOut(inside, order, chosen)
  })
}

/** Cancels an order whose money will not come. Only what gift cards paid is there to go back. */
export async function cancelUnpaid(shop: Shop, number: string): Promise<void> {
  const order = await findOrder(shop, number, 'lock')
  if (order?.status !== 'created' || !order.placedAt) return
  await carryOut(shop, order, allOpen(order), 'payment-lapsed')
  for (const line of order.document.lines) if (line.giftCard) await withdrawGiftCards(shop, order, line)
}

const allOpen = ({ document }: StoredOrder): Chosen[] =>
  document.lines.map(line => ({ line, qty: openQty(line) })).filter(({ qty }) => qty > 0)

export function chosenLines({ document }: StoredOrder, items: readonly ItemQuantity[]): Chosen[] {
  const wanted = new Map<string, number>()
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty)
  return [...wanted].map(([itemId, qty]) => {
    const line = document.lines.find(({ id, bonus }) => id === itemId && !bonus)
    if (!line || qty > openQty(line)) throw new StoreError('LIST_PRODUCT_NOT_FOUND', { itemId })
    return { line, qty }
  })
}

/** A gift does not stay when all goods it came with go; gift cards beside them earn none. */
function withGifts(order: StoredOrder, chosen: Chosen[]): Chosen[] {
  const going = new Map(chosen.map(({ line, qty }) => [line.id, qty]))
  const goods = order.document.lines.filter(({ bonus, isGiftCard }) => !bonus && !isGiftCard)
  const rest = goods.some(line => openQty(line) > (going.get(line.id) ?? 0))
  if (rest) return chosen.filter(({ line }) => !line.bonus)
  const gifts = allOpen(order).filter(({ line }) => line.bonus && !going.has(line.id))
  return [...chosen, ...gifts]
}

type Letter = 'order-cancelled' | 'payment-lapsed'

async function carryOut(
  shop: Shop,
  order: StoredOrder,
  chosen: readonly Chosen[],
  letter: Letter = 'order-cancelled',
): Promise<StoredOrder> {
  const qtyOf = new Map(chosen.map(({ line, qty }) => [line.id, qty]))
  const lines = order.document.lines.map(line => ({
    ...line,
    cancelledQty: line.cancelledQty + (qtyOf.get(line.id) ?? 0),
  }))
  const all = lines.every(line => openQty(line) === 0)
  const paid = order.paidAt ? order.total : sumOf(order.document.giftCards.map(({ amount }) => amount))
  const refund = all ? paid - order.refunded : sumOf(chosen.map(({ line, qty }) => worthOf(line, qty)))
  const at = shop.now.toISOString()
  const shipments = order.document.shipments.map(shipment =>
    lines.some(line => line.shipmentId === shipment.shipmentId && openQty(line) > 0)
      ? shipment
      : {
          ...shipment,
          status: 'cancelled' as const,
          timeline: [...shipment.timeline, { status: 'cancelled' as const, at }],
        },
  )
  const status = all ? 'cancelled' : order.status
  const refunded = order.refunded + refund
  const document = { ...order.document, lines, shipments }
  await updateOrder(shop.db, order, { status, document, refunded, ...(all ? { nextStep: null } : {}) })
  const stocked = chosen.filter(({ line }) => line.stocked)
  await restock(
    shop.db,
    order.number,
    stocked.map(({ line, qty }) => ({ skuKey: line.skuKey, qty, store: storeOf(document, line) })),
  )
  await oweRefund(shop, order, refund, `${order.number} cancel ${order.refunded}-${refunded}`)
  if (all) await release(shop, order, { giftCards: false })
  else await recountSpend(shop, { ...order, document })
  await enqueueMail(shop.db, {
    template: letter,
    to: order.email,
    locale: order.locale,
    values: {
      orderNumber: order.number,
      currency: order.currency,
      lines: chosen.map(({ line, qty }) => mailLine(line, qty)),
      refund,
    },
  })
  return { ...order, status, document, refunded }
}
