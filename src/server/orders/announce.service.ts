import { sql } from 'kysely'
import { z } from 'zod'
import { addressLines } from '#domain/address/address-lines.ts'
import { arrivalOf } from '#domain/orders/arrival.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import { cardToSave, forgetSecond, saveCard } from '../consumer/cards.service.ts'
import { transact } from '../db/transaction.ts'
import { orderStands } from '../experiments/exposures.service.ts'
import { MAIL_JOB, type Work } from '../jobs/jobs.ts'
import type { MailInput } from '../mail/mail-values.ts'
import { tokenKeptBy } from '../payment/customers.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { openTaxBook } from '../tax/tax-books.service.ts'
import { sendGiftCards } from './gift-cards-by-mail.ts'
import { mailLine } from './mail-lines.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { wordsOf } from './order-words.ts'
import { announce } from './order.queries.ts'

const Payload = z.object({ number: z.string() })

/** After an order stands: its mail and the gift cards that were bought. Once, whatever is retried. */
export const announceOrder: Work = async (services, { payload }) => {
  const { number } = Payload.parse(payload)
  const background = backgroundShop(services, 'en-us')
  const order = await findOrder(background, number)
  if (!order?.placedAt || order.status === 'cancelled') return
  const shop = backgroundShop(services, order.locale)
  // Most orders have no more to say, and one statement needs no transaction around it.
  await (saysMore(shop, order) ? transact(shop.db, db => tell({ ...shop, db }, order)) : tell(shop, order))
  // Told twice, it counts once.
  await orderStands(shop, number)
  await keepCard(shop, order)
}

const saysMore = ({ services }: Shop, order: StoredOrder): boolean =>
  services.taxes !== undefined || stylesOf(order).length > 1 || order.document.lines.some(line => line.giftCard)

async function tell(shop: Shop, order: StoredOrder): Promise<void> {
  const { number, email } = order
  const job = { kind: MAIL_JOB, payload: confirmation(order) }
  if (!(await announce(shop.db, { number, email, at: shop.now, words: wordsOf(order), job }))) return
  for (const line of order.document.lines) if (line.giftCard) await sendGiftCards(shop, order, line)
  await countTogether(shop, order)
  await openTaxBook(shop, shop.db, order)
}

/** Where the parcels go: home, or to where they are collected. */
const placesOf = ({ document, locale }: StoredOrder): string[] => {
  const lines = document.shipments.flatMap(({ address, storeInfo, collectionPointName }) =>
    address ? addressLines(address, bcp47Of(locale)) : (storeInfo?.name ?? collectionPointName ?? []),
  )
  return [...new Set(lines)]
}

function confirmation(order: StoredOrder): MailInput {
  const { lines, totals, taxIncluded, orderPromotions = [] } = order.document
  return {
    template: 'order-placed',
    to: order.email,
    locale: order.locale,
    values: {
      orderNumber: order.number,
      currency: order.currency,
      lines: lines.map(line => mailLine(line, line.qty, line.price.rowTotal)),
      subtotal: totals.itemSubTotal,
      discount: totals.totalDiscount,
      promotions: orderPromotions,
      shipping: totals.shipping,
      tax: totals.taxAmount,
      taxIncluded,
      taxes: totals.taxes,
      total: totals.total,
      deliverTo: placesOf(order),
      arrival: arrivalOf(order.document.shipments),
    },
  }
}

const stylesOf = ({ document }: StoredOrder): string[] => [
  ...new Set(document.lines.filter(({ isGiftCard }) => !isGiftCard).map(({ masterId }) => masterId)),
]

/** What is bought together is recommended together. */
async function countTogether({ db }: Shop, order: StoredOrder): Promise<void> {
  const styles = stylesOf(order)
  if (styles.length < 2) return
  await sql`insert into style_affinities as a (style_id, other_id, weight)
    select x, y, 1 from unnest(${styles}::text[]) x cross join unnest(${styles}::text[]) y where x <> y order by x, y
    on conflict (style_id, other_id) do update set weight = a.weight + 1`.execute(db)
}

async function keepCard(shop: Shop, { number, consumerId, document }: StoredOrder): Promise<void> {
  if (consumerId === undefined || !document.saveCard) return
  const own: Shop = { ...shop, shopper: { kind: 'consumer', id: consumerId, usid: consumerId } }
  const paymentToken = await tokenKeptBy(shop, number, document.saveCard.token)
  if (paymentToken === undefined) return
  try {
    const card = await cardToSave(own, paymentToken, 'kept')
    const wish = { payment_method_id: 'CREDIT_CARD', card: { paymentToken, main: false } } as const
    await saveCard(own, wish, card).catch(error => forgetSecond(own, card, error).then(() => Promise.reject(error)))
  } catch (error) {
    // A card that is there already or has become unusable is no reason to try again.
    if (!(error instanceof StoreError)) throw error
  }
}
