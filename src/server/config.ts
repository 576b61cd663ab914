import { WEB_ACCESS_KEY } from '#contract/access-key.ts'
import { BOT_PROVIDERS } from '#contract/captcha/captcha.ts'
import { PROCESS_ROLES } from '#contract/staff/jobs/jobs.ts'
import { REFUND_ORDERS } from '#domain/orders/refund-shares.ts'
import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { DEFAULT_MEDIA_BASE } from '#domain/media/media-address.ts'
import { FEED_FORMATS } from '#domain/feeds/feed-formats.ts'
import { BOT_ADDRESSES } from './captcha/bot-providers.ts'
import { CDNS } from './edge/cdn-names.ts'
import { databaseUrl, flag, listed, origins, pairOf, proxies } from './setting-types.ts'
import { saidInFiles } from './settings-in-files.ts'
import { UnusableSettings } from './unusable-settings.ts'

/** Balancers ask every few seconds whether a process is ready. */
const DRAIN_IN_TRADE_S = 5

const PAYMENTS = ['stripe', 'simulated'] as const
const FULFILMENTS = ['manual', 'external', 'simulated'] as const
/** `own`: the shop's tables, its own labels. */
const TAXES = ['own', 'stripe'] as const
const CARRIERS = ['own', 'easypost'] as const
const MAILS = ['smtp', 'kept'] as const

/** Every setting of the server, read from the environment once, at start. docs/operate.md lists them. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('a number such as 3000').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ROLE: z.enum(PROCESS_ROLES).default('all'),
  /** Where /metrics is read, away from the public. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  API_DOCS: flag.optional(),
  PUBLIC_URL: z
    .url('an address such as https://shop.example.com')
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  /** Past a pooler, to the server itself: for listening, migrations and locks. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** A copy that only reads: for reports, feeds and the whole catalogue. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /** Off behind a pooler that does not follow prepared statements. */
  DATABASE_PREPARE: z
    .enum(['on', 'off'])
    .transform(text => text === 'on')
    .default(true),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(12),
  CAIRN_DATA: z.string().default('.data'),
  /** Where the catalogue is written down for the next start: in `CAIRN_DATA`, unless told. */
  CATALOG_SNAPSHOT: z.string().optional(),
  CAIRN_SECRET: z.string().min(32, '32 characters or more: openssl rand -base64 48').optional(),
  /** The one before, after a change: gift cards that were sealed with it are still read. */
  CAIRN_SECRET_BEFORE: z.string().min(32).optional(),
  ACCESS_KEYS: z
    .string()
    .default(WEB_ACCESS_KEY)
    .transform(text => text.split(',').map(key => key.trim())),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Which share of requests leaves a line in the log, kept pages too; of what failed, every one. */
  ACCESS_LOG: z.coerce.number().min(0).max(1).default(0),
  /** Where traces are sent (OTLP over HTTP), and which share of them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform(text => Object.fromEntries(text.split(',').flatMap(pair => pairOf(pair)))),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  OTEL_SERVICE_NAME: z.string().default('cairn'),
  /** Whether the proxy in front writes `traceparent` itself, whatever visitors send. */
  TRUST_TRACEPARENT: flag.default(false),
  /** How long a process that was told to end still takes requests, until no balancer sends it any. */
  DRAIN_S: z.coerce.number().min(0).max(300).optional(),
  RATE_LIMITS: flag.default(true),
  /** Whether pictures are made a second time, behind the WebP that is shown first. */
  AVIF: flag.default(true),
  BODY_LIMIT: z.coerce
    .number()
    .int()
    .default(256 * 1024),
  DEMO: flag.optional(),
  /** Where staff reach the studio, if it has a host of its own. */
  STUDIO_URL: z
    .url()
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  STUDIO: flag.default(true),
  /** The company's own sign-in, for its staff: an OpenID provider, and what it knows this shop by. */
  STAFF_OIDC_ISSUER: z.url().optional(),
  STAFF_OIDC_CLIENT_ID: z.string().optional(),
  STAFF_OIDC_CLIENT_SECRET: z.string().optional(),
  /** What staff call it. */
  STAFF_OIDC_NAME: z.string().default('single sign-on'),
  /** Who may enter without an invitation: values of this claim, each with its role, as `shop-editors=editor,…`. */
  STAFF_OIDC_CLAIM: z.string().default('groups'),
  STAFF_OIDC_ROLES: z
    .string()
    .default('')
    .transform(text => new Map(text.split(',').flatMap(pair => pairOf(pair))))
    .pipe(z.map(z.string().min(1), z.string().min(1))),
  PAYMENT: z.enum(PAYMENTS).optional(),
  FULFILMENT: z.enum(FULFILMENTS).optional(),
  MAIL: z.enum(MAILS).optional(),
  TAX: z.enum(TAXES).default('own'),
  /** How long whoever waits for a total waits for a tax service. */
  TAX_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(2_500),
  CARRIER: z.enum(CARRIERS).default('own'),
  EASYPOST_API_KEY: z.string().optional(),
  EASYPOST_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Where EasyPost is asked; a proxy or a stand-in, where it is not EasyPost itself. */
  EASYPOST_API_URL: z.url().optional(),
  /** How long a carrier may take to answer. */
  CARRIER_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(10_000),
  SMTP_URL: z.string().optional(),
  /** Connections to the mail server that stay open, and letters that are sent at once. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(4),
  /** How much of one kind of work behind the pages a process does at once. */
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(50).default(2),
  /** Signs letters; the public half lies in the DNS at SELECTOR._domainkey.DOMAIN. */
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: z.string().optional(),
  /** Who hears by mail when somebody writes to the desk: addresses, with commas between. */
  DESK_MAIL: listed.pipe(z.array(z.email())),
  /** Who gets the figures of the week, on Mondays. */
  REPORT_MAIL: listed.pipe(z.array(z.email())),
  /** Sites on which nobody publishes what they alone wrote: their names, with commas between. */
  FOUR_EYES: listed.pipe(z.array(z.enum(SITE_IDS))),
  MAIL_FROM: z.string().default('Cairn <hello@cairn.test>'),
  /** When money is taken: with the order, or as its parcels leave. */
  CAPTURE: z.enum(['placement', 'shipment']).default('placement'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Where Stripe is asked; a proxy or a stand-in, where it is not Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  /** How long a payment provider may take to answer. */
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  /** Who gets a refund first when gift cards paid too. */
  REFUND_ORDER: z.enum(REFUND_ORDERS).default('shares'),
  CAPTCHA: flag.default(true),
  /** Nobody fills in a form faster. */
  FORM_MINIMUM_S: z.coerce.number().int().min(0).max(60).default(2),
  /** The bot check also with the address in checkout, where CAPTCHA is on. */
  SHIPPING_CAPTCHA: flag.default(false),
  CLIENT_INGEST: flag.default(false),
  /** A path of ours or an address elsewhere. */
  MEDIA_BASE: z
    .union([z.string().regex(/^\/[^/]/), z.url({ protocol: /^https?$/ })])
    .transform(base => base.replace(/\/+$/, ''))
    .default(DEFAULT_MEDIA_BASE),
  /** Where originals of the library lie. */
  ASSETS: z.enum(['folder', 's3']).default('folder'),
  /** What sizes of pictures may take of the disk of this machine. */
  MEDIA_MB: z.coerce.number().int().min(10).default(8192),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The bucket as the first part of the path; off, as the first part of the host. */
  S3_PATH_STYLE: flag.default(true),
  /** How long a photograph may take to be read; one that takes longer is asked for again, not refused. */
  PICTURE_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(60_000),
  /** Whether events may be sent to this machine itself; for trying, they may. */
  WEBHOOKS_TO_LOOPBACK: flag.optional(),
  PREVIEW_TOKEN: z.string().optional(),
  TRUST_PROXY: proxies.default(false),
  /** What keeps the pages of strangers before the shop, and where it is told what changed. */
  CDN: z.enum(CDNS).default('off'),
  CDN_PURGE_URL: listed.pipe(z.array(z.url('addresses, with commas between'))),
  CDN_TOKEN: z.string().optional(),
  CDN_PAUSE_MS: z.coerce.number().int().min(0).max(600_000).optional(),
  /** Product feeds that are built, and what whoever fetches them must know. */
  FEEDS: listed.pipe(z.array(z.enum(FEED_FORMATS))),
  FEED_TOKEN: z.string().min(16).optional(),
  EXPERIMENTS_DATAFILE_URL: z.url().optional(),
  EXPERIMENTS_SDK_KEY: z.string().optional(),
  EXPERIMENTS_EVENTS_URL: z.url().optional(),
  SEGMENTS_URL: z.url().optional(),
  SEGMENTS_API_KEY: z.string().optional(),
  /** Where LibreTranslate, or what speaks as it does, translates reviews and questions. */
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATE_API_KEY: z.string().optional(),
  TRANSLATE_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(5_000),
  /** Who does the bot check; the addresses below are its own then, unless they are said. */
  BOT_PROVIDER: z.enum(BOT_PROVIDERS).optional(),
  BOT_SCRIPT_URL: z.url().optional(),
  BOT_SITE_KEY: z.string().optional(),
  BOT_VERIFY_URL: z.url().optional(),
  BOT_SECRET: z.string().optional(),
  /** Most services read forms alone. */
  BOT_VERIFY_AS: z.enum(['form', 'json']).default('form'),
  BOT_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(5000),
  /** Where its script loads more from, and shows its question: origins, parted by spaces. */
  BOT_HOSTS: origins.optional(),
  /** A container of Google's tag manager: loaded after consent, never where money is paid. */
  TAG_MANAGER: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
  UGC_WIDGET_URL: z.url().optional(),
  /** Where its pictures, styles and frames come from: origins, parted by spaces. */
  UGC_HOSTS: origins.optional(),
  VIDEO_PLAYER_URL: z.url().optional(),
  /** Where it loads more of itself, films, pictures and frames from: origins, parted by spaces. */
  VIDEO_HOSTS: origins.optional(),
})

/** @internal */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape)

type Said = z.output<typeof Environment>

export type Config = Said & {
  production: boolean
  /** Whether shoppers come over https. */
  secure: boolean
  demo: boolean
  /** Whether the reference of the services is shown. */
  apiDocs: boolean
  drainMs: number
  PAYMENT: (typeof PAYMENTS)[number]
  FULFILMENT: (typeof FULFILMENTS)[number]
  MAIL: (typeof MAILS)[number]
  /** What a shop for trying assumes; in production each must be said. */
  assumed: readonly ('PAYMENT' | 'FULFILMENT' | 'MAIL')[]
}

function parsed(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  return Environment.safeParse({ ...present, ...saidInFiles(present, SETTINGS) })
}

/** What is said and makes no sense. */
export const unreadableIn = (environment: Record<string, string | undefined>) =>
  (parsed(environment).error?.issues ?? []).map(({ path, message }) => ({ setting: String(path[0]), why: message }))

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const result = parsed(environment)
  if (!result.success) throw new UnusableSettings(`The environment is not usable:\n${z.prettifyError(result.error)}`)
  const said = result.data
  const production = said.NODE_ENV === 'production'
  return {
    ...said,
    ...botCheckOf(said),
    production,
    secure: said.PUBLIC_URL?.startsWith('https:') ?? false,
    demo: said.DEMO ?? !production,
    apiDocs: said.API_DOCS ?? !production,
    drainMs: (said.DRAIN_S ?? (production ? DRAIN_IN_TRADE_S : 0)) * 1000,
    PAYMENT: said.PAYMENT ?? (said.STRIPE_SECRET_KEY === undefined ? 'simulated' : 'stripe'),
    FULFILMENT: said.FULFILMENT ?? 'simulated',
    MAIL: said.MAIL ?? (said.SMTP_URL === undefined ? 'kept' : 'smtp'),
    assumed: (['PAYMENT', 'FULFILMENT', 'MAIL'] as const).filter(name => said[name] === undefined),
  }
}

/** A provider that is named needs its two keys alone. */
function botCheckOf(said: Said): Pick<Said, 'BOT_SCRIPT_URL' | 'BOT_VERIFY_URL' | 'BOT_HOSTS'> {
  const { BOT_PROVIDER: provider, BOT_SITE_KEY: siteKey, BOT_SECRET: secret } = said
  if (provider === undefined || siteKey === undefined || secret === undefined) return said
  const own = BOT_ADDRESSES[provider]
  return {
    BOT_SCRIPT_URL: said.BOT_SCRIPT_URL ?? own.script(siteKey),
    BOT_VERIFY_URL: said.BOT_VERIFY_URL ?? own.verifyUrl,
    BOT_HOSTS: said.BOT_HOSTS ?? own.hosts,
  }
}

/** Where the shop is. Only its operator says so, never a request: where nobody did, it is tried out on this machine. */
export const originOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`
