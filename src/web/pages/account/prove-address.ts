import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'

/** Where someone proves who he is, and comes back from. */
export const proveAddress = (locale: Locale, returnTo: string): string =>
  shopUrl(locale, '/account/prove', { return: returnTo })
