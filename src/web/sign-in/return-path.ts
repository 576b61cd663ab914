import { namesLocale } from '#domain/sites/path-locales.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'

/** Where to go on after signing in: a page of this shop, or the account. Never somewhere else. */
export function returnPath(locale: Locale, wanted: string | null | undefined): string {
  const fallback = shopUrl(locale, '/account')
  if (!wanted || !URL.canParse(wanted, 'http://shop.invalid')) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, 'http://shop.invalid')
  const here = origin === 'http://shop.invalid' && namesLocale(pathname) && !pathname.includes('//')
  return here ? pathname + search + hash : fallback
}
