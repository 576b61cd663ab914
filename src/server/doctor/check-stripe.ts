import type Stripe from 'stripe'
import type { Config } from '../config.ts'
import { isTestKey } from '../trade-rules.ts'
import { serverOf } from '../payment/payments.ts'
import { openStripe } from '../payment/stripe/stripe-client.ts'
import { EVENT_TYPES } from '../payment/stripe/stripe-news.ts'
import { lookAt, reasonOf, well, wrong, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000
const MOST_SKEW_S = 60

/** Whether Stripe knows the keys, tells its news to us, and may show wallets on our domain. */
export async function checkStripe(config: Config): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url, PUBLIC_URL } = config
  if (config.PAYMENT !== 'stripe' || secretKey === undefined)
    return [wrong('Stripe', 'payment is simulated', 'Set PAYMENT=stripe and the keys of your account.')]
  const server = url === undefined ? {} : { server: serverOf(url) }
  const stripe = openStripe({ secretKey, webhookSecrets: [], timeoutMs: PATIENCE_MS, origin: '', ...server })
  try {
    const account = await stripe.accounts.retrieveCurrent()
    return [
      ...accountOf(account),
      ...keysOf(config),
      timeOf(account.lastResponse.headers),
      ...(PUBLIC_URL === undefined
        ? []
        : [
            webhookOf(await stripe.webhookEndpoints.list({ limit: 100 }), `${PUBLIC_URL}/payment/webhook`),
            domainOf(await stripe.paymentMethodDomains.list({ limit: 100 }), new URL(PUBLIC_URL).hostname),
          ]),
    ]
  } catch (error) {
    return [
      wrong(
        'Stripe',
        `it does not let us in (${reasonOf(error)})`,
        'Look at STRIPE_SECRET_KEY, and whether this machine reaches api.stripe.com.',
      ),
    ]
  }
}

const accountOf = ({ charges_enabled }: Stripe.Account): Finding[] => [
  charges_enabled
    ? well('Stripe', 'the account takes money')
    : wrong('Stripe', 'the account may not take money yet', 'Finish the account in the dashboard.'),
]

function keysOf({ STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' }: Config): Finding[] {
  // A start refuses such a pair: it is told with the settings.
  if (isTestKey(secret) !== isTestKey(publishable)) return []
  return isTestKey(secret)
    ? [lookAt('Stripe keys', 'they are for tests: no money moves', 'For trade, set sk_live_… and pk_live_….')]
    : [well('Stripe keys', 'live')]
}

function timeOf(headers: { readonly [name: string]: string }): Finding {
  const skew = Math.abs(Date.now() - Date.parse(headers['date'] ?? '')) / 1000
  return skew <= MOST_SKEW_S
    ? well('clock', 'agrees with Stripe')
    : wrong(
        'clock',
        `differs from Stripe's by ${Math.round(skew)} s: its news would not be believed`,
        'Run a time service (chrony, ntpd).',
      )
}

function webhookOf({ data }: Stripe.ApiList<Stripe.WebhookEndpoint>, url: string): Finding {
  const endpoint = data.find(each => each.url === url)
  if (!endpoint)
    return wrong('webhook', 'Stripe knows none of this shop', `Add an endpoint at ${url} in the dashboard.`)
  if (endpoint.status !== 'enabled') return wrong('webhook', 'it is turned off', 'Turn it on in the dashboard.')
  const told = new Set<string>(endpoint.enabled_events)
  const missing = told.has('*') ? [] : EVENT_TYPES.filter(type => !told.has(type))
  return missing.length === 0
    ? well('webhook', 'Stripe tells its news to this shop')
    : wrong('webhook', `it does not tell: ${missing.join(', ')}`, 'Add these events to the endpoint in the dashboard.')
}

function domainOf({ data }: Stripe.ApiList<Stripe.PaymentMethodDomain>, hostname: string): Finding {
  return data.some(({ domain_name, enabled }) => domain_name === hostname && enabled)
    ? well('wallets', `${hostname} is registered`)
    : wrong(
        'wallets',
        `${hostname} is not registered: Apple Pay, Google Pay, Link and PayPal stay away`,
        'Add it in the dashboard: Settings, Payment method domains.',
      )
}
