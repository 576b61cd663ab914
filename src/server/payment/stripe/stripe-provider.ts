import Stripe from 'stripe'
import { ProviderUnavailable, type Attempt, type PaymentProvider } from '../payment-provider.ts'
import { checked, Found, Method, outcomeOf } from './stripe-answers.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey?: string
  webhookSecret: string
  timeoutMs: number
  /** Of the shop, for whoever comes back from a bank. */
  origin: string
  /** Where the service is; only tests and proxies set it. */
  server?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** Stripe through its own library: PaymentIntents that are confirmed at once and captured by hand. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs,
    // Repeating is ours to decide: every attempt has a reference, and an unknown outcome is looked up.
    maxNetworkRetries: 0,
    telemetry: false,
    ...options.server,
  })
  const outcome = async (ask: () => Promise<Stripe.PaymentIntent>) => outcomeOf(await withRefusals(ask))
  return {
    name: 'stripe',
    ...(options.publishableKey === undefined ? {} : { publicKey: options.publishableKey }),
    async describeToken(token) {
      const answer = await found(() => stripe.paymentMethods.retrieve(token))
      const method = answer && checked(Method, answer)
      if (!method?.card) return undefined
      const { brand, last4, exp_month, exp_year, fingerprint } = method.card
      const holder = method.billing_details.name
      return {
        brand,
        lastFour: last4,
        expiryMonth: exp_month,
        expiryYear: exp_year,
        fingerprint: fingerprint ?? method.id,
        ...(holder ? { holder } : {}),
      }
    },
    authorise: attempt => outcome(() => create(stripe, attempt, options.origin)),
    confirm: paymentId => outcome(() => stripe.paymentIntents.retrieve(paymentId)),
    capture: (paymentId, amount, key) =>
      outcome(() => stripe.paymentIntents.capture(paymentId, { amount_to_capture: amount }, { idempotencyKey: key })),
    cancel: (paymentId, key) => outcome(() => stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey: key })),
    async refund(paymentId, amount, key) {
      await understood(() => stripe.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key }))
      return outcome(() => stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
    },
    async findByReference(reference) {
      const answer = await understood(() =>
        stripe.paymentIntents.search({ query: `metadata['reference']:'${reference}'`, limit: 1 }),
      )
      const [intent] = checked(Found, answer).data
      return intent === undefined ? undefined : outcomeOf(intent)
    },
    readNews(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, options.webhookSecret)
        if (!event.type.startsWith('payment_intent.') || !('metadata' in event.data.object)) return 'not ours to act on'
        const reference = event.data.object.metadata?.['reference']
        return reference === undefined ? 'not ours to act on' : { id: event.id, reference }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

function create(stripe: Stripe, attempt: Attempt, origin: string): Promise<Stripe.PaymentIntent> {
  const { reference, amount, currency, method, token, returnUrl } = attempt
  const how: Partial<Stripe.PaymentIntentCreateParams> =
    method === 'card'
      ? { allowed_payment_method_types: ['card'], ...(token === undefined ? {} : { payment_method: token }) }
      : method === 'wallet'
        ? { allowed_payment_method_types: ['paypal'], payment_method_data: { type: 'paypal' } }
        : { allowed_payment_method_types: ['klarna'], payment_method_data: { type: 'klarna' } }
  return stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      capture_method: 'manual',
      confirm: true,
      return_url: new URL(returnUrl, origin).href,
      metadata: { reference },
      ...how,
    },
    { idempotencyKey: reference },
  )
}

/** What cannot be understood leaves the outcome unknown. */
async function understood<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailable(`Stripe: ${error.type}`, { cause: error })
    throw error
  }
}

/** A refused card comes as an error that carries its intent. */
const withRefusals = (ask: () => Promise<Stripe.PaymentIntent>) =>
  understood(() =>
    ask().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
      throw error
    }),
  )

const found = <T>(ask: () => Promise<T>) =>
  understood(() =>
    ask().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
      throw error
    }),
  )
