import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'

/** Where somebody signs in for what only visitors with an account may do without script, and comes back from. */
export const signInFor = ({ locale, url }: Pick<PageVisit, 'locale' | 'url'>): string =>
  shopUrl(locale, '/sign-in', { return: url.pathname + url.search })
