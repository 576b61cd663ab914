import type { Simulated } from '#contract/web.ts'
import type { Config } from './config.ts'
import { UnusableSettings } from './unusable-settings.ts'

type Rule = {
  readonly setting: string
  /** Why it cannot stay as it is; undefined where it can. */
  readonly wrong: (config: Config) => string | undefined
  readonly set: string
}

/** Nobody else's browser comes here: good to rehearse on, and told of as not for real. */
const IS_LOCAL = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/i
const leadsHere = ({ production, PUBLIC_URL = '' }: Config) => production && IS_LOCAL.test(PUBLIC_URL)

const stripeNeeds = (
  setting: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET',
  set: string,
) => ({
  setting,
  wrong: (config: Config) => (config[setting] === undefined ? 'Stripe cannot be spoken to without it' : undefined),
  set: `${setting}=${set}`,
})

const STRIPE: readonly Rule[] = [
  stripeNeeds('STRIPE_SECRET_KEY', 'sk_live_… (dashboard, Developers, API keys)'),
  stripeNeeds('STRIPE_PUBLISHABLE_KEY', 'pk_live_… (beside it)'),
  stripeNeeds('STRIPE_WEBHOOK_SECRET', 'whsec_… (dashboard, Webhooks: an endpoint at PUBLIC_URL/payment/webhook)'),
]

const TAX: Rule = {
  setting: 'STRIPE_SECRET_KEY',
  wrong: ({ TAX: who, PAYMENT, STRIPE_SECRET_KEY }) =>
    who === 'stripe' && PAYMENT !== 'stripe' && STRIPE_SECRET_KEY === undefined
      ? 'TAX=stripe asks Stripe with it'
      : undefined,
  set: 'STRIPE_SECRET_KEY=sk_live_… (dashboard, Developers, API keys)',
}

const carrierNeeds = (setting: 'EASYPOST_API_KEY' | 'EASYPOST_WEBHOOK_SECRET', set: string): Rule => ({
  setting,
  wrong: config =>
    config.CARRIER === 'easypost' && config[setting] === undefined ? 'CARRIER=easypost needs it' : undefined,
  set: `${setting}=${set}`,
})

/** Whoever speaks for the shop elsewhere must be known there. */
const OUTSIDE: readonly Rule[] = [
  TAX,
  carrierNeeds('EASYPOST_API_KEY', 'EZAK… (dashboard, API keys)'),
  carrierNeeds(
    'EASYPOST_WEBHOOK_SECRET',
    '… (16 characters or more, as the webhook at PUBLIC_URL/carrier/webhook has it)',
  ),
]

const SMTP: Rule = {
  setting: 'SMTP_URL',
  wrong: ({ MAIL, SMTP_URL }) => (MAIL === 'smtp' && SMTP_URL === undefined ? 'MAIL=smtp needs a server' : undefined),
  set: 'SMTP_URL=smtps://user:password@mail.example.com',
}

const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const

const DKIM: Rule = {
  setting: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE',
  wrong: config => {
    const said = DKIM_SETTINGS.filter(name => config[name] !== undefined).length
    return said === 0 || said === DKIM_SETTINGS.length ? undefined : 'letters are signed with all three, or not at all'
  },
  set: 'DKIM_DOMAIN=example.com DKIM_SELECTOR=shop DKIM_KEY_FILE=/etc/cairn/dkim.pem',
}

const PRODUCTION: readonly Rule[] = [
  {
    setting: 'PUBLIC_URL',
    wrong: ({ PUBLIC_URL }) =>
      PUBLIC_URL === undefined
        ? 'links in mail and the way back from a bank lead there'
        : PUBLIC_URL.startsWith('https:') || IS_LOCAL.test(PUBLIC_URL)
          ? undefined
          : 'without https, sessions and addresses travel in the open',
    set: 'PUBLIC_URL=https://shop.example.com',
  },
  {
    setting: 'PAYMENT',
    wrong: ({ PAYMENT, assumed }) =>
      PAYMENT === 'simulated'
        ? 'simulated payment would give goods away: production does not have it'
        : assumed.includes('PAYMENT')
          ? 'who takes the money must be said'
          : undefined,
    set: 'PAYMENT=stripe',
  },
  ...STRIPE,
  {
    setting: 'FULFILMENT',
    wrong: ({ assumed }) => (assumed.includes('FULFILMENT') ? 'who packs and ships must be said' : undefined),
    set: 'FULFILMENT=manual (staff do), external (another system does) or simulated (parcels are invented)',
  },
  {
    setting: 'MAIL',
    wrong: ({ assumed }) => (assumed.includes('MAIL') ? 'whether mail leaves the house must be said' : undefined),
    set: 'MAIL=smtp, or kept (written down, never sent)',
  },
  ...OUTSIDE,
  SMTP,
  DKIM,
  {
    setting: 'CAIRN_SECRET',
    wrong: ({ CAIRN_SECRET }) =>
      CAIRN_SECRET === undefined ? 'whoever reads the database or a backup could sign in as anybody' : undefined,
    set: 'CAIRN_SECRET=… (32 characters or more: openssl rand -base64 48)',
  },
]

/** Refuses a start that would not do what a shopper is told, and names all that is missing at once. */
export function requireTradeSettings(config: Config): void {
  const rules = config.production
    ? PRODUCTION
    : [...(config.PAYMENT === 'stripe' ? STRIPE : []), ...OUTSIDE, SMTP, DKIM]
  const broken = rules.flatMap(rule => {
    const why = rule.wrong(config)
    return why === undefined ? [] : [{ ...rule, why }]
  })
  if (broken.length === 0) return
  throw new UnusableSettings(
    [
      `Cairn does not start: ${broken.length === 1 ? 'a setting is' : `${broken.length} settings are`} missing.`,
      '',
      ...broken.map(({ setting, why, set }) => `  ${setting}: ${why}.\n      ${set}\n`),
      'All settings: docs/operate.md.',
    ].join('\n'),
  )
}

const isTestKey = ({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>) =>
  /^[a-z]+_test_/.test(STRIPE_SECRET_KEY ?? '')

/** What of this shop is not for real. Pages, the log and /readyz say so. */
export const simulatedIn = (config: Config): Simulated[] => [
  ...(config.PAYMENT === 'simulated' ? (['payment'] as const) : []),
  ...(config.PAYMENT === 'stripe' && isTestKey(config) ? (['test payment'] as const) : []),
  ...(config.FULFILMENT === 'simulated' ? (['fulfilment'] as const) : []),
  ...(config.PAYMENT !== 'stripe' && config.TAX === 'stripe' && isTestKey(config) ? (['test tax'] as const) : []),
  ...(config.CARRIER === 'easypost' && config.EASYPOST_API_KEY?.startsWith('EZTK') ? (['test carrier'] as const) : []),
  ...(config.MAIL === 'kept' ? (['mail'] as const) : []),
  ...(leadsHere(config) ? (['address'] as const) : []),
]
