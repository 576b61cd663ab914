import { originOf, type Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Mount } from '../http/app.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { mountSimulator } from './simulator/routes.ts'
import { simulatorSecret, webhookSignature } from './simulator/signing.ts'
import { createSimulator } from './simulator/simulator.ts'
import { mountStripeFrame } from './stripe/frame.ts'
import type { StripeOptions } from './stripe/stripe-client.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { watchProvider, type ProviderHealth } from './watched-provider.ts'

export type Payments = {
  readonly provider: PaymentProvider
  readonly health: ProviderHealth
  /** The provider's own documents that this process serves. */
  readonly mount: Mount
  /** Signs what the embedded provider sends; a provider elsewhere signs for itself. */
  readonly signNews: (body: string, now: Date) => string
}

export const watchPayments = (
  { provider, ...rest }: Omit<Payments, 'health'>,
  metrics: Metrics,
  clock: () => Date,
): Payments => ({ ...rest, ...watchProvider(provider, metrics, clock) })

export async function createPayments(config: Config, db: Db, clock: () => Date): Promise<Omit<Payments, 'health'>> {
  const timeoutMs = config.PAYMENT_TIMEOUT_MS
  if (config.PAYMENT === 'stripe') {
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
    const { STRIPE_SECRET_KEY: secretKey } = config
    if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
      throw new Error('Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET')
    const options = {
      secretKey,
      publishableKey,
      webhookSecrets: webhookSecret.split(',').map(secret => secret.trim()),
      timeoutMs,
      origin: originOf(config),
      ...(config.STRIPE_API_URL === undefined ? {} : { server: serverOf(config.STRIPE_API_URL) }),
    }
    return { provider: createStripeProvider(options), mount: mountStripeFrame(options), signNews: () => '' }
  }
  // Its frame takes card numbers on the shop's own address: that may never happen where cards are real.
  if (config.production) throw new Error('simulated payment does not exist in production')
  const secret = await simulatorSecret(db)
  const options = { db, secret, clock, timeoutMs, slowMs: timeoutMs * SLOW_SHARE }
  return {
    provider: createSimulator(options),
    mount: mountSimulator(options),
    signNews: (body, now) => webhookSignature(secret, body, now),
  }
}

export function serverOf(url: string): NonNullable<StripeOptions['server']> {
  const { hostname, port, protocol } = new URL(url)
  const secure = protocol === 'https:'
  return { host: hostname, port: Number(port || (secure ? 443 : 80)), protocol: secure ? 'https' : 'http' }
}

/** The slow test card takes long, but answers in time. */
const SLOW_SHARE = 0.4
