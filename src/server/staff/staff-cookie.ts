import { STAFF_COOKIE, STAFF_COOKIE_SECURE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'

const isSecure = ({ services }: Shop) => services.config.PUBLIC_URL?.startsWith('https:') ?? false
/** The prefix makes a browser refuse it from anyone but this host over https. */
const nameOf = (shop: Shop) => (isSecure(shop) ? STAFF_COOKIE_SECURE : STAFF_COOKIE)
const options = (shop: Shop) => ({ httpOnly: true, secure: isSecure(shop), sameSite: 'Strict', path: '/' }) as const

export const staffSecretOf = (shop: Shop): string | undefined => shop.request.cookies[nameOf(shop)]

export const setStaffCookie = (shop: Shop, secret: string, maxAge: number) =>
  shop.reply.setCookie(nameOf(shop), secret, { ...options(shop), maxAge })

export const clearStaffCookie = (shop: Shop) => shop.reply.clearCookie(nameOf(shop), options(shop))
