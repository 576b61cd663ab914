import { z } from 'zod'
import { backgroundShop } from '../background-shop.ts'
import { transact } from '../db/transaction.ts'
import { codeOfBought, issueGiftCard, withdrawGiftCard } from '../gift-cards/gift-card.service.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import { sendQueuedMail } from '../mail/mail.service.ts'
import type { MailInput } from '../mail/mail-values.ts'
import type { Shop } from '../shop.ts'
import { afterMail } from './fulfilment.ts'
import { moneyFor } from './gift-card-money.ts'
import type { OrderLine } from './order-document.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'

export const GIFT_CARD_JOB = 'gift-card-letter'
/** Of the version before: its code came along. */
export const OPEN_GIFT_CARD_JOB = 'gift-card'

const UNPAID_WAIT_S = 60
const DISPUTED_WAIT_S = 24 * 60 * 60

/** What is queued: the message itself without the code, and which piece of which line it brings. */
const Queued = z.looseObject({
  values: z.looseObject({}),
  brings: z.object({ orderNumber: z.string(), lineId: z.string(), piece: z.int() }),
})
type Brings = z.output<typeof Queued>['brings']
type Payload = MailInput & { brings: Brings }

const nameOf = (order: StoredOrder, line: OrderLine, piece: number) =>
  purchaseOf({ orderNumber: order.number, lineId: line.id, piece })
const purchaseOf = ({ orderNumber, lineId, piece }: Brings) => `${orderNumber} ${lineId} ${piece}`

/** The same piece of the same line always gives the same card, so that sending again invents no money. */
export async function sendGiftCards(shop: Shop, order: StoredOrder, line: OrderLine): Promise<void> {
  const { giftCard } = line
  if (!giftCard) return
  // Never worth more than was paid for it, whatever the line says it should be.
  const amount = Math.min(giftCard.amount, Math.floor(line.price.rowTotal / line.qty))
  const { recipientEmail, recipientName, senderName, message, sendDate } = giftCard
  const runAt = sendDate === undefined ? undefined : new Date(`${sendDate}T06:00:00Z`)
  for (let piece = 1; piece <= line.qty; piece++) {
    const boughtBy = nameOf(order, line, piece)
    const card = await issueGiftCard(shop, { amount, currency: order.currency, boughtBy })
    const payload: Payload = {
      template: 'gift-card',
      to: recipientEmail,
      locale: order.locale,
      values: {
        number: card.number,
        code: '',
        amount,
        currency: order.currency,
        ...(card.expiresOn === undefined ? {} : { expiresOn: card.expiresOn }),
        senderName: senderName ?? order.document.billingAddress?.recipientFirstName ?? order.email,
        ...(recipientName === undefined ? {} : { recipientName }),
        ...(message === undefined ? {} : { message }),
      },
      brings: { orderNumber: order.number, lineId: line.id, piece },
    }
    // What waits for its day is not queued again by whoever asks for it before.
    const waits = runAt && runAt > shop.now ? { runAt, uniqueKey: `${GIFT_CARD_JOB} ${boughtBy}` } : {}
    await enqueue(shop.db, GIFT_CARD_JOB, payload, waits)
  }
}

/** Cards that nobody paid for are worth nothing. True when something of them was spent before. */
export async function withdrawGiftCards(shop: Shop, order: StoredOrder, line: OrderLine): Promise<boolean> {
  let spent = false
  for (let piece = 1; piece <= line.qty; piece++)
    if (await withdrawGiftCard(shop, nameOf(order, line, piece))) spent = true
  return spent
}

/** Mails one card. It has arrived with that: nobody packs or carries it. */
export const mailGiftCard: Work = async (services, job) => {
  const payload = Queued.parse(job.payload)
  const { brings } = payload
  const shop = backgroundShop(services, 'en-us')
  const bought = await findOrder(shop, brings.orderNumber)
  if (bought?.status === 'cancelled') return
  if (bought?.paidAt === undefined) {
    // A card is as good as money: it leaves the house when the money for it is there.
    return enqueue(shop.db, GIFT_CARD_JOB, payload, { inSeconds: UNPAID_WAIT_S })
  }
  const line = bought.document.lines.find(({ id }) => id === brings.lineId)
  const money = line ? await moneyFor(shop, bought, line) : 'gone'
  if (money === 'gone') return
  if (money === 'disputed') return enqueue(shop.db, GIFT_CARD_JOB, payload, { inSeconds: DISPUTED_WAIT_S })
  const values = { ...payload.values, code: await codeOfBought(shop, purchaseOf(brings)) }
  await sendQueuedMail(services, { ...job, payload: { ...payload, values } })
  await transact(shop.db, async db => {
    const order = await findOrder({ ...shop, db }, brings.orderNumber, 'lock')
    if (order) await updateOrder(db, order, afterMail(order, brings, shop.now))
  })
}
