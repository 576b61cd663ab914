import { STAFF_COOKIE, STAFF_SSO_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'

export const staffSecretOf = ({ request }: Shop): string | undefined => request.cookies[STAFF_COOKIE]

export const setStaffCookie = ({ reply }: Shop, secret: string, maxAge: number) =>
  reply.setCookie(STAFF_COOKIE, secret, { sameSite: 'Strict', maxAge })

export const clearStaffCookie = ({ reply }: Shop) => reply.clearCookie(STAFF_COOKIE)

export const journeySecretOf = ({ request }: Shop): string | undefined => request.cookies[STAFF_SSO_COOKIE]

/** Lax: whoever comes back from another site must bring it. Good for nothing but finishing that one journey. */
export const setJourneyCookie = ({ reply }: Shop, secret: string, maxAge: number) =>
  reply.setCookie(STAFF_SSO_COOKIE, secret, { maxAge })

export const clearJourneyCookie = ({ reply }: Shop) => reply.clearCookie(STAFF_SSO_COOKIE)
