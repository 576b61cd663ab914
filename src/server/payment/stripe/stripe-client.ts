import Stripe from 'stripe'
import { ProviderFailed, ProviderRefused, ProviderUnavailable } from '../payment-provider.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey?: string
  /** Two while one takes the other's place. */
  webhookSecrets: readonly string[]
  timeoutMs: number
  /** Of the shop, for whoever comes back from a bank. */
  origin: string
  /** Where the service is; only tests and proxies set it. */
  server?: { host: string; port: number; protocol: 'http' | 'https' }
}

export const openStripe = ({ secretKey, timeoutMs, server }: StripeOptions): Stripe =>
  new Stripe(secretKey, {
    timeout: timeoutMs,
    // Repeating is ours to decide. The library still repeats once on a broken connection: every write has a key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...server,
  })

/** Every write carries a key that is made of what is written down here, so that repeating it changes nothing. */
export const keyed = (key: string): { idempotencyKey: string } => ({ idempotencyKey: key })

const isFailure = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 500

/** Told again, a failure is known to be kept: unlike a request that was cut off, limited or given up by a proxy, it is over. */
const isOver = (error: Stripe.errors.StripeError) =>
  isFailure(error) && error.headers?.['idempotent-replayed'] === 'true'

/** Their own words may name somebody. */
const saidOf = ({ type, code }: Stripe.errors.StripeError) => ['Stripe:', type, ...(code ? [code] : [])].join(' ')

/** What cannot be understood leaves the outcome unknown. */
export async function understood<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask().catch((error: unknown) => {
      // Asked at once under the same key, Stripe says whether it is kept, or still at it.
      if (isFailure(error) && !isOver(error)) return ask()
      throw error
    })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new (isOver(error) ? ProviderFailed : ProviderUnavailable)(saidOf(error), { cause: error })
    throw error
  }
}

/** A refused card comes as an error that carries its intent. */
export const withRefusals = (ask: () => Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> =>
  understood(() =>
    ask().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
      throw error
    }),
  )

export const isInvalid = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && error.cause instanceof Stripe.errors.StripeInvalidRequestError

/** A request that Stripe says it will not carry out is not worth repeating. */
export async function orRefused<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await understood(ask)
  } catch (error) {
    if (!isInvalid(error)) throw error
    throw new ProviderRefused(error instanceof Error ? error.message : 'refused', { cause: error })
  }
}

export const found = <T>(ask: () => Promise<T>): Promise<T | undefined> =>
  understood(() =>
    ask().catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
      throw error
    }),
  )
