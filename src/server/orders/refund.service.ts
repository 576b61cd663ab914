import { sumOf } from '#domain/money/money.ts'
import { backgroundShop } from '../background-shop.ts'
import { transact } from '../db/transaction.ts'
import { refundGiftCard } from '../gift-cards/gift-card.service.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import * as payments from '../payment/refunds.service.ts'
import type { Shop } from '../shop.ts'
import { z } from 'zod'
import type { OrderLine } from './order-document.ts'
import { findOrder, type StoredOrder } from './order.service.ts'

export const REFUND_JOB = 'refund'

/** What pieces of a line cost, tax on top included. Counted from the pieces before, so that no cent is lost or doubled. */
export function worthOf(line: OrderLine, qty: number): number {
  const before = line.cancelledQty + line.returnedQty
  const whole = line.price.rowTotal + line.taxOnTop
  const upTo = (pieces: number) => Math.round((whole * pieces) / line.qty)
  return upTo(before + qty) - upTo(before)
}

/**
 * Decides where money goes back to: first to what the provider took, then to the gift cards, last one first. Written in
 * the caller's transaction; a job carries it out.
 */
export async function oweRefund(shop: Shop, order: StoredOrder, amount: number, cause: string): Promise<void> {
  if (amount <= 0) return
  const owed: payments.Refund[] = []
  let open = amount
  const charged = await payments.refundable(shop, order.number)
  if (charged && charged.amount > 0) {
    const share = Math.min(open, charged.amount)
    open -= share
    owed.push({
      key: `${cause} card`,
      orderNumber: order.number,
      paymentReference: charged.reference,
      amount: share,
    })
  }
  const given = await payments.refundedToGiftCards(shop, order.number)
  for (const { number, amount: paid } of order.document.giftCards.toReversed()) {
    const share = Math.min(open, paid - (given.get(number) ?? 0))
    if (share <= 0) continue
    open -= share
    owed.push({ key: `${cause} ${number}`, orderNumber: order.number, giftCard: number, amount: share })
  }
  if (open > 0)
    shop.log.error('More is to be refunded than was paid', {
      order: order.number,
      open,
      owed: sumOf(owed.map(o => o.amount)),
    })
  await payments.writeRefunds(shop, owed)
  for (const { key } of owed) await enqueue(shop.db, REFUND_JOB, { key })
}

const Payload = z.object({ key: z.string() })

export const carryOutRefund: Work = async (services, { payload }) => {
  await carryOut(backgroundShop(services, 'en-us'), Payload.parse(payload).key)
}

/** Sends one refund on its way, once per key whoever asks and how often. */
async function carryOut(background: Shop, key: string): Promise<void> {
  const refund = await payments.findRefund(background, key)
  if (!refund || refund.done) return
  if (refund.giftCard === undefined) return payments.refundCharge(background, refund)
  const { giftCard, amount, orderNumber } = refund
  const order = await findOrder(background, orderNumber)
  if (!order) return
  await transact(background.db, async db => {
    const shop = { ...background, db }
    if (await payments.finishRefund(shop, key)) await refundGiftCard(shop, giftCard, amount, key)
  })
}

/** A routine: refunds whose job was lost or gave up. */
export const carryOutLateRefunds: Work = async services => {
  const shop = backgroundShop(services, 'en-us')
  for (const key of await payments.lateRefunds(shop))
    await carryOut(shop, key).catch((error: unknown) =>
      // One that the provider refuses does not keep the others waiting. Only the start of a key names no gift card.
      shop.log.error('A refund could not be carried out', { cause: key.split(' ')[0], error }),
    )
}
