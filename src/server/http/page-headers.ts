import type { Config } from '../config.ts'

type Outside = Pick<Config, 'BOT_SCRIPT_URL' | 'UGC_WIDGET_URL' | 'VIDEO_PLAYER_URL'>

/** Sent with every document. No script runs but our own files, nothing inline, and of other parties only who is configured. */
export function contentSecurityPolicy({ BOT_SCRIPT_URL, UGC_WIDGET_URL, VIDEO_PLAYER_URL }: Outside = {}): string {
  const from = (...urls: readonly (string | undefined)[]) =>
    [...new Set(urls.flatMap(url => (url ? [` ${new URL(url).origin}`] : [])))].join('')
  const all = from(BOT_SCRIPT_URL, UGC_WIDGET_URL, VIDEO_PLAYER_URL)
  const shown = from(UGC_WIDGET_URL, VIDEO_PLAYER_URL)
  return [
    "default-src 'self'",
    `script-src 'self'${all}`,
    `style-src 'self'${shown}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${shown}`,
    `media-src 'self' blob:${shown}`,
    "font-src 'self'",
    `connect-src 'self'${all}`,
    `frame-src 'self'${all}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

const DEV_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors 'self'"

type Situation = { readonly dev: boolean; readonly secure: boolean; readonly outside?: Outside }

export const securityHeaders = ({ dev, secure, outside }: Situation): Record<string, string> => ({
  'content-security-policy': dev
    ? DEV_POLICY
    : contentSecurityPolicy(outside) + (secure ? '; upgrade-insecure-requests' : ''),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
