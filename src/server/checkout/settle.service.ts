import { backgroundShop } from '../background-shop.ts'
import { retrying } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import { followCapture } from '../orders/capture.service.ts'
import * as orders from '../orders/order.service.ts'
import { followProvider } from '../orders/provider-books.service.ts'
import * as payments from '../payment/attempts.service.ts'
import type { PaymentNews } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { abandon, fail, finish, giveUp, lapse, secure } from './finish-order.ts'
import { releaseExpiredHolds } from './holds.queries.ts'

/** How long whoever opened a payment may take before someone else looks after it. */
export const leaseOf = ({ config }: Services): number => config.PAYMENT_TIMEOUT_MS * 2 + 2_000

/** After this long a charge that the provider does not know will not come any more. */
const LATE_CHARGE_MS = 15 * 60 * 1000
const MOST_AT_ONCE = 50
const FIRST_LOOK_MS = 24 * 60 * 60 * 1000
/** News may be written down a while after they happened. */
const OVERLAP_MS = 5 * 60 * 1000
/** For this long a shopper's attempt is kept while the provider says nothing. Then it is given up, and asked about on. */
const SILENCE_MS = 20 * 60 * 1000
/** The shop has told its shopper no: whatever the provider makes of it later is let go. */
const GIVEN_UP: readonly payments.StoredPayment['state'][] = ['failed', 'unsure', 'voiding', 'voided']

/** Brings one open payment to its end, by what the provider says about it. Safe to do twice and by several at once. */
export async function settle(shop: Shop, payment: payments.StoredPayment): Promise<void> {
  if (!(await payments.takeOver(shop, payment))) return
  const order = await orders.findOrder(shop, payment.orderNumber)
  if (!order) return
  const { reference, state } = payment
  if (GIVEN_UP.includes(state)) return letGo(shop, payment)
  const outcome = await payments.ask(shop.services, payment)
  if (outcome === 'no answer' || (outcome !== 'not known' && outcome.state === 'processing')) {
    if (state === 'opening' && isSilent(shop, payment)) await giveUp(shop, order, reference)
    return
  }
  if (outcome === 'not known' || outcome.state === 'unconfirmed') {
    if (state === 'opening') await giveUp(shop, order, reference)
    // A bank was asked, and nothing will come of it any more.
    if (state === 'action' && !(payment.action && payment.action.expiresAt > shop.now))
      await abandon(shop, order, reference)
    return
  }
  if (outcome.state === 'declined')
    return (state === 'authorised' || state === 'reserved' ? lapse : fail)(shop, order, outcome)
  if (state === 'reserved') return followCapture(shop, payment, outcome)
  if (outcome.state === 'action') {
    if (outcome.action.expiresAt <= shop.now) return abandon(shop, order, reference)
    await payments.noteAction(shop, reference, outcome)
    return
  }
  if (state === 'authorised' && order.placedAt) {
    await secure(shop, order, outcome, payment.updatedAt)
    return
  }
  await finish(shop, order, outcome).catch((error: unknown) => {
    // Its pieces are gone: the money was let go and there is nothing more to settle.
    if (!(error instanceof StoreError)) throw error
    shop.log.warn('A paid order could not be kept', { order: order.number, reason: error.code })
  })
}

const isSilent = (shop: Shop, { createdAt }: payments.StoredPayment) =>
  shop.now.getTime() - createdAt.getTime() > SILENCE_MS

async function letGo(shop: Shop, payment: payments.StoredPayment): Promise<void> {
  const gone = await payments.giveBack(shop.services, payment)
  const late = shop.now.getTime() - payment.createdAt.getTime() > LATE_CHARGE_MS
  if (gone === true || (gone === 'not known' && late)) await payments.noteVoided(shop, payment.reference)
  else await payments.noteStillHeld(shop, payment.reference)
}

/** A routine: finishes what requests left open, whatever the reason. */
export const settleOpenPayments: Work = async services => {
  const now = services.clock()
  const shop = backgroundShop(services, 'en-us')
  const before = new Date(now.getTime() - leaseOf(services))
  for (const payment of await payments.listOpenPayments(shop, before, MOST_AT_ONCE))
    await settleForOrder(shop, payment).catch((error: unknown) =>
      // One that cannot be settled does not keep the others waiting.
      shop.log.error('A payment could not be settled', { reference: payment.reference, error }),
    )
  // Others may do the same at the same time, and each hold the row that the other wants.
  await retrying(() => releaseExpiredHolds(services.database.db, now))
}

async function settleForOrder(shop: Shop, payment: payments.StoredPayment): Promise<void> {
  const order = await orders.findOrder(shop, payment.orderNumber)
  if (order) await settle(backgroundShop(shop.services, order.locale), payment)
}

/** News from the provider: says which payment to look at. What it says beyond that is not believed. */
export async function receiveNews(services: Services, body: string, signature: string): Promise<boolean> {
  const news = services.payments.provider.readNews(body, signature, services.clock())
  if (news === undefined) return false
  if (news === 'not ours to act on') return true
  await act(services, news)
  return true
}

/** The same news twice is news once. */
async function act(services: Services, news: PaymentNews): Promise<void> {
  const shop = backgroundShop(services, 'en-us')
  if (await payments.knowsNews(shop, news.id)) return
  const reference = news.reference ?? (await referenceOf(services, news.paymentId))
  const payment = reference === undefined ? undefined : await payments.findPayment(shop, reference)
  if (payment && payment.state !== 'captured') await settleForOrder(shop, payment)
  if (payment) await followProvider(shop, payment)
  await payments.recordNews(shop, news.id)
}

/** A routine: news that did not arrive are fetched, so that a shop behind a broken webhook still settles. */
export const fetchMissedNews: Work = async services => {
  const { provider } = services.payments
  if (!provider.listNews) return
  const shop = backgroundShop(services, 'en-us')
  const since = (await payments.newsReadUntil(shop, provider.name)) ?? new Date(shop.now.getTime() - FIRST_LOOK_MS)
  let isAllRead = true
  for (const news of await provider.listNews(new Date(since.getTime() - OVERLAP_MS)))
    await act(services, news).catch((error: unknown) => {
      // One that cannot be followed keeps no other waiting, and is asked for again.
      shop.log.error('News of a payment could not be followed', { news: news.id, error })
      isAllRead = false
    })
  if (isAllRead) await payments.noteNewsRead(shop, provider.name, shop.now)
}

/** News of a refund or a dispute names the provider's payment only. */
async function referenceOf({ payments: { provider } }: Services, paymentId?: string): Promise<string | undefined> {
  return paymentId === undefined
    ? undefined
    : (await provider.find({ reference: '', providerId: paymentId }))?.reference
}

/** Carries the embedded provider's news to the shop, signed as one from elsewhere would be. */
export const deliverNews: Work = async (services, { payload }) => {
  const body = JSON.stringify(payload)
  const signature = services.payments.signNews(body, services.clock())
  if (!(await receiveNews(services, body, signature))) throw new Error('the shop refused the news of its own provider')
}
