import { StoreError } from '../store-error.ts'

/**
 * Refuses a write that a browser sends from another site's page. Cookies travel with such requests, so a signed-in
 * shopper could be made to act; requests that carry their own bearer token cannot be forged that way.
 */
export function requireSameOrigin(headers: Headers, url: URL): void {
  if (headers.has('authorization')) return
  const site = headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin' || site === 'none') return
    throw new StoreError('CROSS_SITE_REFUSED')
  }
  const origin = headers.get('origin')
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== (headers.get('host') ?? url.host)))
    throw new StoreError('CROSS_SITE_REFUSED')
}
