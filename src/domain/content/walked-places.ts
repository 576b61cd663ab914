import { shopUrl } from '../sites/shop-urls.ts'
import { findLocale, type Locale } from '../sites/sites.ts'
import { STUDIO_ADDRESSES } from '../staff/studio-addresses.ts'

/** Where in the shop somebody is who walks through it in the studio's frame. */
export type Place = {
  readonly locale: Locale
  /** Behind the locale; empty on the first page. */
  readonly path: string
  readonly query: string
}

const FRAME = STUDIO_ADDRESSES.frame
/** Only to read addresses that name no host. */
const NOWHERE = 'https://shop.invalid'

/** What was typed or followed: with or without a locale, of whichever host. */
export function placeOf(text: string, locale: Locale): Place {
  const address = URL.parse(text.trim(), `${NOWHERE}/`) ?? new URL(NOWHERE)
  const path = address.pathname.startsWith(`${FRAME}/`) ? address.pathname.slice(FRAME.length) : address.pathname
  const [, first = '', ...rest] = path.split('/')
  const named = findLocale(first)
  const behind = named ? rest.map(part => `/${part}`).join('') : path
  return { locale: named ?? locale, path: behind.replace(/\/+$/, ''), query: address.search.slice(1) }
}

export const addressOfPlace = ({ locale, path, query }: Place): string =>
  `${shopUrl(locale, '')}${path}${query === '' ? '' : `?${query}`}`

/** What the frame shows: the page at a place, as it is looked at. */
export const frameAddressOfPlace = ({ locale, path, query }: Place, look: Readonly<Record<string, string>>): string =>
  `${FRAME}${shopUrl(locale, '')}${path}?${new URLSearchParams({ ...look, walk: 'yes', ...(query !== '' && { query }) })}`
