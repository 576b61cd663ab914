import { sumOf } from '#domain/money/money.ts'
import { refundShares } from '#domain/orders/refund-shares.ts'
import { backgroundShop } from '../background-shop.ts'
import { transact } from '../db/transaction.ts'
import { refundGiftCard } from '../gift-cards/gift-card.service.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import * as payments from '../payment/refunds.service.ts'
import type { Shop } from '../shop.ts'
import { z } from 'zod'
import { followRefusal } from './provider-books.service.ts'
import { findOrder, type StoredOrder } from './order.service.ts'

export const REFUND_JOB = 'refund'

/** Decides where money goes back to. Written in the caller's transaction; a job carries it out. */
export async function oweRefund(shop: Shop, order: StoredOrder, amount: number, cause: string): Promise<void> {
  if (amount <= 0) return
  const charged = await payments.refundable(shop, order.number)
  const given = await payments.refundedToGiftCards(shop, order.number)
  const cards =
    charged && charged.amount > 0 ? [{ to: { paymentReference: charged.reference }, left: charged.amount }] : []
  // The last one first: it paid what the others did not.
  const giftCards = order.document.giftCards
    .map(({ number, amount: paid }) => ({ to: { giftCard: number }, left: paid - (given.get(number) ?? 0) }))
    .toReversed()
  const instruments = [...cards, ...giftCards]
  const open = sumOf(instruments.map(({ left }) => left))
  if (amount > open)
    shop.log.error('More is to be refunded than was paid', { order: order.number, open: amount - open, owed: open })
  const shares = refundShares(shop.services.config.REFUND_ORDER, Math.min(amount, open), {
    cards: cards.map(({ left }) => left),
    giftCards: giftCards.map(({ left }) => left),
  })
  const owed = instruments.flatMap(({ to }, at): payments.Refund[] => {
    const share = shares[at] ?? 0
    const name = 'giftCard' in to ? to.giftCard : 'card'
    return share > 0 ? [{ key: `${cause} ${name}`, orderNumber: order.number, ...to, amount: share }] : []
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
  if (refund.giftCard === undefined) {
    const outcome = await payments.refundCharge(background, refund)
    return outcome === 'done' ? undefined : followRefusal(background, outcome.refused, refund)
  }
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
