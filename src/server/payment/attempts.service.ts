import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import * as queries from './attempts.queries.ts'
import { noteReadUntil, readUntil } from './provider-books.queries.ts'
import { ProviderUnavailable, type Attempt, type KnownPayment, type PaymentOutcome } from './payment-provider.ts'

export type { StoredPayment } from './attempts.queries.ts'

export const findLivePayment = (shop: Shop, orderNumber: string) => queries.findLivePayment(shop.db, orderNumber)
export const findPayment = (shop: Shop, reference: string) => queries.findPayment(shop.db, reference)

/** What the provider says of a payment. That it knows none and that it says nothing are two answers. */
export type Asked = PaymentOutcome | 'not known' | 'no answer'

const TRIES_TO_OPEN = 2

/** Charges: the payment is made known, its id written down, and only then is money asked for. */
export async function authorise(shop: Shop, attempt: Attempt): Promise<Asked> {
  const { provider } = shop.services.payments
  if (!provider.open) return charged(shop.services, attempt, undefined)
  const paymentId = await opened(shop.services, attempt)
  // Without a confirmed payment there is no money to lose, whatever the provider made of the request.
  if (paymentId === undefined) return 'not known'
  if (!(await queries.noteOpened(shop.db, attempt.reference, paymentId, shop.services.clock()))) return 'not known'
  return charged(shop.services, attempt, paymentId)
}

async function opened({ payments: { provider }, log }: Services, attempt: Attempt): Promise<string | undefined> {
  for (let tries = 0; tries < TRIES_TO_OPEN; tries++)
    try {
      return await provider.open?.(attempt)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn('The payment provider did not open a payment', { reference: attempt.reference, error })
    }
  return undefined
}

async function charged(services: Services, attempt: Attempt, paymentId: string | undefined): Promise<Asked> {
  const { provider } = services.payments
  const { reference } = attempt
  const charge = async (again?: 'again'): Promise<Asked> => {
    try {
      return await provider.authorise(attempt, paymentId, again)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      services.log.warn('The payment provider did not answer', { reference, error })
      return ask(services, { reference, providerId: paymentId })
    }
  }
  const first = await charge()
  // It is certain that the request was not carried out, and the shopper is still here.
  return isUnconfirmed(first) ? charge('again') : first
}

const isUnconfirmed = (asked: Asked): boolean => typeof asked === 'object' && asked.state === 'unconfirmed'

/** What became of an attempt. */
export async function ask(services: Services, payment: KnownPayment): Promise<Asked> {
  try {
    return (await services.payments.provider.find(payment)) ?? 'not known'
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    services.log.warn('The payment provider could not be asked', { reference: payment.reference, error })
    return 'no answer'
  }
}

const factsOf = (shop: Shop, outcome: PaymentOutcome) => ({
  now: shop.now,
  providerId: outcome.paymentId,
  ...(outcome.state === 'declined' ? { reason: outcome.reason } : {}),
  ...(outcome.state === 'action' ? { action: outcome.action } : {}),
})

export const noteAction = (shop: Shop, reference: string, outcome: PaymentOutcome): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['opening', 'action'], 'action', factsOf(shop, outcome))

export const noteFailed = (shop: Shop, reference: string, outcome: PaymentOutcome): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['opening', 'action'], 'failed', factsOf(shop, outcome))

/** What was reserved is reserved no more, and was never taken. */
export const noteLapsed = (shop: Shop, reference: string, outcome: PaymentOutcome): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['authorised', 'reserved'], 'failed', factsOf(shop, outcome))

/** The shopper is told that it failed, although it may turn out that it did not: then it is given back. */
export const noteUnsure = (shop: Shop, reference: string): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['opening'], 'unsure', { now: shop.now })

export const noteVoiding = (shop: Shop, reference: string): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['opening', 'action', 'authorised'], 'voiding', { now: shop.now })

export const noteVoided = (shop: Shop, reference: string): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['unsure', 'voiding'], 'voided', { now: shop.now })

/** An attempt that was over holds money after all, and the provider could not be told to let it go yet. */
export const noteStillHeld = (shop: Shop, reference: string): Promise<boolean> =>
  queries.movePayment(shop.db, reference, ['failed', 'voided'], 'voiding', { now: shop.now })

export const listOpenPayments = (shop: Shop, before: Date, limit: number) =>
  queries.listOpenPayments(shop.db, before, limit, shop.log)

export const takeOver = (shop: Shop, payment: queries.StoredPayment): Promise<boolean> =>
  queries.touchPayment(shop.db, payment, shop.now)

export const knowsNews = (shop: Shop, id: string): Promise<boolean> => queries.knowsNews(shop.db, id)
export const recordNews = (shop: Shop, id: string): Promise<void> => queries.recordNews(shop.db, id)

export const newsReadUntil = (shop: Shop, provider: string) => readUntil(shop.db, provider)
export const noteNewsRead = (shop: Shop, provider: string, until: Date) => noteReadUntil(shop.db, provider, until)

/** Lets go of money that must not be taken, whatever state it is in. Tells whether none is held any more. */
export async function giveBack(services: Services, payment: queries.StoredPayment): Promise<boolean | 'not known'> {
  const asked = await ask(services, payment)
  if (asked === 'not known') return asked
  if (asked === 'no answer' || asked.state === 'processing') return false
  const { provider } = services.payments
  // What was just asked is certain, so each time may have a key of its own: a failure of theirs is kept under its key.
  const key = `${payment.reference} back ${payment.updatedAt.getTime()}`
  try {
    if (asked.state === 'captured') {
      const rest = asked.captured - asked.refunded
      if (rest > 0) await provider.refund(asked.paymentId, rest, key)
      return true
    }
    if (asked.state === 'declined') return true
    // Taken while it was asked about: then it is refunded the next time.
    return (await provider.cancel(asked.paymentId, key)).state === 'declined'
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false
    throw error
  }
}
