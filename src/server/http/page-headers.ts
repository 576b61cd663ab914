import type { Config } from '../config.ts'

type Outside = Partial<
  Pick<
    Config,
    | 'BOT_SCRIPT_URL'
    | 'BOT_HOSTS'
    | 'UGC_WIDGET_URL'
    | 'UGC_HOSTS'
    | 'VIDEO_PLAYER_URL'
    | 'VIDEO_HOSTS'
    | 'MEDIA_BASE'
    | 'PAYMENT'
    | 'TAG_MANAGER'
  >
>

/** Where the tag manager comes from, and where it and its analytics report to. */
const TAG_HOSTS = {
  script: ' https://www.googletagmanager.com',
  told: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/** Sent with every document. No script runs but our own files, nothing inline, and of other parties only who is configured. */
export function contentSecurityPolicy(outside: Outside = {}): string {
  const { BOT_SCRIPT_URL, BOT_HOSTS, UGC_WIDGET_URL, UGC_HOSTS, VIDEO_PLAYER_URL, VIDEO_HOSTS, MEDIA_BASE } = outside
  const tags = outside.TAG_MANAGER === undefined ? { script: '', told: '' } : TAG_HOSTS
  const bots = hostsOf(BOT_SCRIPT_URL, BOT_HOSTS)
  const films = hostsOf(VIDEO_PLAYER_URL, VIDEO_HOSTS)
  const galleries = hostsOf(UGC_WIDGET_URL, UGC_HOSTS)
  const scripts = from(BOT_SCRIPT_URL, UGC_WIDGET_URL, VIDEO_PLAYER_URL) + bots + films
  // Strangers upload to where a gallery's pictures lie: no script comes from there.
  const all = scripts + galleries
  const shown = from(UGC_WIDGET_URL, VIDEO_PLAYER_URL) + films + galleries
  const pictures = from(UGC_WIDGET_URL, VIDEO_PLAYER_URL, MEDIA_BASE) + films + galleries
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}${tags.script}`,
    `style-src 'self'${shown}${bots}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}${tags.told}`,
    `media-src 'self' blob:${shown}`,
    "font-src 'self'",
    `connect-src 'self'${all}${tags.told}`,
    `frame-src 'self'${all}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** What else a script of another party needs, where there is one. */
const hostsOf = (script: string | undefined, hosts: string | undefined) =>
  script !== undefined && hosts ? ` ${hosts.trim()}` : ''

const from = (...urls: readonly (string | undefined)[]) =>
  [...new Set(urls.flatMap(url => (url === undefined || url.startsWith('/') ? [] : [` ${new URL(url).origin}`])))].join(
    '',
  )

const devPolicy = ({ MEDIA_BASE }: Outside = {}) =>
  `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:${from(MEDIA_BASE)}; frame-ancestors 'self'`

/** Whose frames inside the payment frame may open a wallet. */
const WALLETS = ' "https://js.stripe.com" "https://pay.google.com"'

type Situation = { readonly dev: boolean; readonly secure: boolean; readonly outside?: Outside }

/** With every answer, whatever it is. */
export const headersOfAll = ({ secure }: { readonly secure: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const securityHeaders = ({ dev, secure, outside }: Situation): Record<string, string> => ({
  'content-security-policy': dev
    ? devPolicy(outside)
    : contentSecurityPolicy(outside) + (secure ? '; upgrade-insecure-requests' : ''),
  ...headersOfAll({ secure }),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self${outside?.PAYMENT === 'stripe' ? WALLETS : ''})`,
  // A wallet opens its own window and has to tell the frame what was decided there.
  'cross-origin-opener-policy': outside?.PAYMENT === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
})
