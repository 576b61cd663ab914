import { KIND_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'

/**
 * What the shop says about this visit: nothing for a stranger. Proof of nothing; tokens are that. Pages of consumers say
 * it too, for sessions that began when the cookie was still kept from scripts.
 */
export const visitorKind = (): string | undefined =>
  cookieIn(document.cookie, KIND_COOKIE) ?? document.documentElement.dataset['kind']
