import { StoreError } from '../store-error.ts'

/**
 * Refuses a write that a browser sends from another site's page. Cookies travel with such requests, so a signed-in
 * shopper could be made to act. A program that sends a token of its own and no cookie cannot be made to; a token beside
 * cookies proves nothing, because the cookies may be what counts.
 */
export function requireSameOrigin(headers: Headers, url: URL): void {
  if (headers.has('authorization') && !headers.has('cookie')) return
  const site = headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin' || site === 'none') return
    throw new StoreError('CROSS_SITE_REFUSED')
  }
  const origin = headers.get('origin')
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== (headers.get('host') ?? url.host)))
    throw new StoreError('CROSS_SITE_REFUSED')
}
