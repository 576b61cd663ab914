import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import * as queries from './attempts.queries.ts'
import { ProviderUnavailable, type Attempt, type PaymentOutcome } from './payment-provider.ts'

export type { StoredPayment } from './attempts.queries.ts'

export const findLivePayment = (shop: Shop, orderNumber: string) => queries.findLivePayment(shop.db, orderNumber)
export const findPayment = (shop: Shop, reference: string) => queries.findPayment(shop.db, reference)

/** Charges. When the answer is lost the provider is asked what it did; undefined when nobody can tell. */
export async function authorise(services: Services, attempt: Attempt): Promise<PaymentOutcome | undefined> {
  const { provider } = services.payments
  try {
    return await provider.authorise(attempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    services.log.warn('The payment provider did not answer', { reference: attempt.reference, error })
    return ask(services, attempt.reference)
  }
}

/** What became of an attempt; undefined when the provider does not know it or does not answer. */
export async function ask(services: Services, reference: string): Promise<PaymentOutcome | undefined> {
  try {
    return await services.payments.provider.findByReference(reference)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    services.log.warn('The payment provider could not be asked', { reference, error })
    return undefined
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
  queries.movePayment(shop.db, reference, ['authorised'], 'failed', factsOf(shop, outcome))

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
  queries.listOpenPayments(shop.db, before, limit)

export const takeOver = (shop: Shop, payment: queries.StoredPayment): Promise<boolean> =>
  queries.touchPayment(shop.db, payment, shop.now)

export const knowsNews = (shop: Shop, id: string): Promise<boolean> => queries.knowsNews(shop.db, id)
export const recordNews = (shop: Shop, id: string): Promise<void> => queries.recordNews(shop.db, id)

/** Lets go of money that must not be taken, whatever state it is in. */
export async function giveBack(services: Services, reference: string): Promise<boolean> {
  const outcome = await ask(services, reference)
  if (!outcome) return false
  const { provider } = services.payments
  try {
    if (outcome.state === 'captured' && outcome.captured > outcome.refunded)
      await provider.refund(outcome.paymentId, outcome.captured - outcome.refunded, `${reference} back`)
    if (outcome.state !== 'authorised' && outcome.state !== 'action') return true
    // Taken while it was asked about: then it is refunded the next time.
    return (await provider.cancel(outcome.paymentId, `${reference} cancel`)).state === 'declined'
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false
    throw error
  }
}
