import { accessSync, constants } from 'node:fs'
import type { Config } from './config.ts'
import { isGuessable } from './guessable.ts'

export type Rule = {
  readonly setting: string
  /** Why it cannot stay as it is; undefined where it can. */
  readonly wrong: (config: Config) => string | undefined
  readonly set: string
}

/** Nobody else's browser comes here: good to rehearse on, and told of as not for real. */
export const IS_LOCAL = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/i

/** One in another's place would be sent to every browser, or refused with the first order. */
const STRIPE_SHAPES = {
  STRIPE_SECRET_KEY: /^[sr]k_(?:live|test)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(?:live|test)_\w+$/,
  // While one takes over from another, both.
  STRIPE_WEBHOOK_SECRET: /^whsec_[\w+/=]+(?:\s*,\s*whsec_[\w+/=]+)*$/,
} as const

export const isTestKey = (key = ''): boolean => /^[a-z]+_test_/.test(key)

const stripeNeeds = (setting: keyof typeof STRIPE_SHAPES, set: string): Rule => ({
  setting,
  wrong: config => {
    const said = config[setting]
    if (said === undefined) return 'Stripe cannot be spoken to without it'
    return STRIPE_SHAPES[setting].test(said) ? undefined : 'what is said there is none of this kind'
  },
  set: `${setting}=${set}`,
})

const STRIPE: readonly Rule[] = [
  stripeNeeds('STRIPE_SECRET_KEY', 'sk_live_… (dashboard, Developers, API keys)'),
  stripeNeeds('STRIPE_PUBLISHABLE_KEY', 'pk_live_… (beside it)'),
  {
    setting: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY',
    wrong: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      secret === undefined || publishable === undefined || isTestKey(secret) === isTestKey(publishable)
        ? undefined
        : 'one is for tests and one is not',
    set: 'Take both from the same page of the dashboard',
  },
  stripeNeeds('STRIPE_WEBHOOK_SECRET', 'whsec_… (dashboard, Webhooks: an endpoint at PUBLIC_URL/payment/webhook)'),
  {
    setting: 'STRIPE_API_URL',
    wrong: ({ STRIPE_API_URL: url = 'https:' }) =>
      url.startsWith('https:') || IS_LOCAL.test(url) ? undefined : 'the secret key would travel in the open',
    set: 'STRIPE_API_URL=https://… (or leave it out)',
  },
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

const EDGE: readonly Rule[] = [
  {
    setting: 'CDN_PURGE_URL',
    wrong: ({ CDN, CDN_PURGE_URL: urls }) =>
      CDN !== 'off' && urls.length === 0 ? 'the edge would show what was before for five minutes' : undefined,
    set: 'CDN_PURGE_URL=… (where the edge is told what changed: docs/edge.md)',
  },
  {
    setting: 'CDN_TOKEN',
    wrong: ({ CDN, CDN_TOKEN }) =>
      CDN !== 'off' && CDN_TOKEN === undefined ? `CDN=${CDN} believes nobody without it` : undefined,
    set: 'CDN_TOKEN=… (docs/edge.md)',
  },
]

/** Whoever speaks for the shop elsewhere must be known there. */
const OUTSIDE: readonly Rule[] = [
  TAX,
  ...EDGE,
  carrierNeeds('EASYPOST_API_KEY', 'EZAK… (dashboard, API keys)'),
  carrierNeeds(
    'EASYPOST_WEBHOOK_SECRET',
    '… (16 characters or more, as the webhook at PUBLIC_URL/carrier/webhook has it)',
  ),
]

const SMTP: Rule = {
  setting: 'SMTP_URL',
  wrong: ({ MAIL, SMTP_URL }) => {
    if (MAIL !== 'smtp') return undefined
    if (SMTP_URL === undefined) return 'MAIL=smtp needs a server'
    return /^smtps?:\/\/./.test(SMTP_URL) ? undefined : 'it names no mail server'
  },
  set: 'SMTP_URL=smtps://user:password@mail.example.com',
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const

const DKIM: Rule = {
  setting: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE',
  wrong: config => {
    const said = DKIM_SETTINGS.filter(name => config[name] !== undefined).length
    if (said !== 0 && said !== DKIM_SETTINGS.length) return 'letters are signed with all three, or not at all'
    return config.DKIM_KEY_FILE === undefined || isReadable(config.DKIM_KEY_FILE)
      ? undefined
      : 'the file of the key cannot be read'
  },
  set: 'DKIM_DOMAIN=example.com DKIM_SELECTOR=shop DKIM_KEY_FILE=/etc/cairn/dkim.pem',
}

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const S3: readonly Rule[] = S3_SETTINGS.map(setting => ({
  setting,
  wrong: config => (config.ASSETS === 's3' && config[setting] === undefined ? 'ASSETS=s3 needs it' : undefined),
  set: `${setting}=… (as the service of the files gives it)`,
}))

const PROCESSES: Rule = {
  setting: 'DATABASE_URL',
  wrong: ({ ROLE, DATABASE_URL }) =>
    ROLE !== 'all' && DATABASE_URL === undefined ? 'ROLE parts the work of processes that share a database' : undefined,
  set: 'DATABASE_URL=postgres://user:password@host/shop',
}

const botNeeds = (setting: 'BOT_SITE_KEY' | 'BOT_SECRET'): Rule => ({
  setting,
  wrong: config =>
    config.BOT_PROVIDER !== undefined && config[setting] === undefined ? 'BOT_PROVIDER needs it' : undefined,
  set: `${setting}=… (from its dashboard)`,
})

/** Whoever asks for something says what it needs, wherever it runs. */
const ALWAYS: readonly Rule[] = [
  ...OUTSIDE,
  SMTP,
  DKIM,
  ...S3,
  PROCESSES,
  botNeeds('BOT_SITE_KEY'),
  botNeeds('BOT_SECRET'),
]

const PRODUCTION: readonly Rule[] = [
  {
    setting: 'PUBLIC_URL',
    wrong: ({ PUBLIC_URL }) =>
      PUBLIC_URL === undefined
        ? 'links in mail and the way back from a bank lead there'
        : !/^https:/i.test(PUBLIC_URL) && !IS_LOCAL.test(PUBLIC_URL)
          ? 'without https, sessions and addresses travel in the open'
          : new URL(PUBLIC_URL).href === `${new URL(PUBLIC_URL).origin}/`
            ? undefined
            : 'it is scheme, host and port alone',
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
  ...ALWAYS,
  {
    setting: 'MAIL_FROM',
    wrong: ({ MAIL, MAIL_FROM }) =>
      MAIL === 'smtp' && /@cairn\.test>?$/.test(MAIL_FROM) ? 'nobody could answer what the shop writes' : undefined,
    set: 'MAIL_FROM=Shop <hello@example.com>',
  },
  {
    setting: 'STAFF_OIDC_ISSUER',
    wrong: ({ STAFF_OIDC_ISSUER: issuer = 'https:' }) =>
      issuer.startsWith('https:') || IS_LOCAL.test(issuer) ? undefined : 'staff would sign in in the open',
    set: 'STAFF_OIDC_ISSUER=https://login.example.com',
  },
  {
    setting: 'CAIRN_SECRET',
    wrong: ({ CAIRN_SECRET }) =>
      CAIRN_SECRET === undefined
        ? 'whoever reads the database or a backup could sign in as anybody'
        : isGuessable(CAIRN_SECRET)
          ? 'it can be guessed'
          : undefined,
    set: 'CAIRN_SECRET=… (32 characters or more: openssl rand -base64 48)',
  },
]

export const rulesFor = ({ production, PAYMENT }: Config): readonly Rule[] =>
  production ? PRODUCTION : [...(PAYMENT === 'stripe' ? STRIPE : []), ...ALWAYS]
