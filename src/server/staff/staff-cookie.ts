import { STAFF_COOKIE, STAFF_COOKIE_SECURE, STAFF_SSO_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'

const isSecure = ({ services }: Shop) =>
  (services.config.STUDIO_URL ?? services.config.PUBLIC_URL)?.startsWith('https:') ?? false
/** The prefix makes a browser refuse it from anyone but this host over https. */
const nameOf = (shop: Shop) => (isSecure(shop) ? STAFF_COOKIE_SECURE : STAFF_COOKIE)
const options = (shop: Shop) => ({ httpOnly: true, secure: isSecure(shop), sameSite: 'Strict', path: '/' }) as const

export const staffSecretOf = (shop: Shop): string | undefined => shop.request.cookies[nameOf(shop)]

export const setStaffCookie = (shop: Shop, secret: string, maxAge: number) =>
  shop.reply.setCookie(nameOf(shop), secret, { ...options(shop), maxAge })

export const clearStaffCookie = (shop: Shop) => shop.reply.clearCookie(nameOf(shop), options(shop))

/** Lax: whoever comes back from another site must bring it. Good for nothing but finishing that one journey. */
const journey = (shop: Shop) => ({ ...options(shop), sameSite: 'Lax', path: '/studio/sso' }) as const

export const journeySecretOf = (shop: Shop): string | undefined => shop.request.cookies[STAFF_SSO_COOKIE]

export const setJourneyCookie = (shop: Shop, secret: string, maxAge: number) =>
  shop.reply.setCookie(STAFF_SSO_COOKIE, secret, { ...journey(shop), maxAge })

export const clearJourneyCookie = (shop: Shop) => shop.reply.clearCookie(STAFF_SSO_COOKIE, journey(shop))
