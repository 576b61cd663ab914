import type Stripe from 'stripe'
import type { Attempt, PaymentProvider } from '../payment-provider.ts'
import { checked, Dispute, List, outcomeOf, Refund, Tagged } from './stripe-answers.ts'
import { availableMethods, describeToken } from './stripe-cards.ts'
import { provenChallenge } from './stripe-challenge.ts'
import { peopleOf } from './stripe-people.ts'
import {
  found,
  isInvalid,
  keyed,
  openStripe,
  orRefused,
  understood,
  withRefusals,
  type StripeOptions,
} from './stripe-client.ts'
import { EVENT_TYPES, newsOf, readEvent } from './stripe-news.ts'

const EXPAND = { expand: ['latest_charge'] }

/**
 * Stripe through its own library. An intent is created, written down, and then confirmed: whatever answer is lost
 * afterwards, the intent can be asked for by its id. Money is captured by hand.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = openStripe(options)
  const outcome = async (ask: () => Promise<Stripe.PaymentIntent>) =>
    provenChallenge(options.secretKey, outcomeOf(await withRefusals(ask)))
  const retrieve = (paymentId: string) => outcome(() => stripe.paymentIntents.retrieve(paymentId, EXPAND))
  return {
    name: 'stripe',
    ...(options.publishableKey === undefined ? {} : { publicKey: options.publishableKey }),
    describeToken: token => describeToken(stripe, token),
    worksOnce: token => token.startsWith('ctoken_'),
    methods: availableMethods(stripe),
    brands: BRANDS,
    people: peopleOf(stripe, options.secretKey),
    async open(attempt) {
      const intent = await understood(() =>
        stripe.paymentIntents.create(paramsOf(attempt), keyed(`${attempt.reference} create`)),
      )
      return outcomeOf(intent).paymentId
    },
    async authorise(attempt, paymentId = '', again) {
      const params = {
        ...instrumentOf(attempt),
        ...EXPAND,
        return_url: new URL(attempt.returnUrl, options.origin).href,
      }
      // A failure of theirs is kept under its key: to be carried out at all, the second try needs another.
      const key = `${attempt.reference} confirm${again ? ' 2' : ''}`
      try {
        return await outcome(() => stripe.paymentIntents.confirm(paymentId, params, keyed(key)))
      } catch (error) {
        if (!isInvalid(error)) throw error
        const known = await retrieve(paymentId)
        return known.state === 'unconfirmed' ? { ...known, state: 'declined', reason: 'refused' } : known
      }
    },
    confirm: retrieve,
    capture: (paymentId, amount, key, part = 'last') =>
      outcome(() =>
        stripe.paymentIntents.capture(
          paymentId,
          { amount_to_capture: amount, ...(part === 'last' ? {} : { final_capture: false }), ...EXPAND },
          keyed(key),
        ),
      ),
    cancel: (paymentId, key) => outcome(() => stripe.paymentIntents.cancel(paymentId, EXPAND, keyed(key))),
    async refund(paymentId, amount, key, failures = 0) {
      const params = { payment_intent: paymentId, amount, metadata: { key } }
      return checked(
        Refund,
        await orRefused(() => stripe.refunds.create(params, keyed(failures > 0 ? `${key} ${failures}` : key))),
      )
    },
    async books(paymentId) {
      const of = { payment_intent: paymentId, limit: 100 }
      const [refunds, disputes] = await Promise.all([
        understood(() => stripe.refunds.list(of)),
        understood(() => stripe.disputes.list(of)),
      ])
      return {
        refunds: checked(List(Refund), refunds).data.toReversed(),
        disputes: checked(List(Dispute), disputes).data,
      }
    },
    async find({ providerId }) {
      if (providerId === undefined) return undefined
      const intent = await found(() => stripe.paymentIntents.retrieve(providerId, EXPAND))
      // Whatever else the account is used for has no order here.
      if (!intent || checked(Tagged, intent).metadata.reference === undefined) return undefined
      return provenChallenge(options.secretKey, outcomeOf(intent))
    },
    async listNews(since) {
      const asked = { types: [...EVENT_TYPES], created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
      // Newest first, and all of them: what is left out once is never asked for again.
      const events: Stripe.Event[] = []
      await understood(async () => {
        for await (const event of stripe.events.list(asked)) events.push(event)
      })
      return events.toReversed().flatMap(event => newsOf(event) ?? [])
    },
    readNews: (body, signature) => readEvent(stripe, body, signature, options.webhookSecrets),
  }
}

const OFFSITE = { wallet: 'paypal', 'pay-later': 'klarna' } as const
const BRANDS = { wallet: 'PayPal', 'pay-later': 'Klarna' } as const

/** What the intent is for; nothing in it comes from anywhere but the attempt as it was written down. */
function paramsOf({ reference, amount, currency, method, token, customer, saves, device }: Attempt) {
  const types =
    method !== 'card' && token === undefined
      ? [OFFSITE[method]]
      : token?.startsWith('pm_')
        ? ['card' as const]
        : undefined
  return {
    amount,
    currency: currency.toLowerCase(),
    capture_method: 'manual',
    metadata: { reference, ...(device && { device: device.fingerprint, time_zone: device.timeZone ?? '' }) },
    payment_method_options: { card: { request_multicapture: 'if_available' } },
    ...(types && { allowed_payment_method_types: types }),
    ...(customer !== undefined && { customer }),
    ...(customer !== undefined && saves && { setup_future_usage: 'on_session' }),
  } satisfies Stripe.PaymentIntentCreateParams
}

function instrumentOf({ method, token }: Attempt): Stripe.PaymentIntentConfirmParams {
  if (token === undefined) return method === 'card' ? {} : { payment_method_data: { type: OFFSITE[method] } }
  const instrument = token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }
  // The bank's question for a card is asked in the shop's own page.
  return method === 'card' ? { ...instrument, use_stripe_sdk: true } : instrument
}
