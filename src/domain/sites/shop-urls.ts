import type { Locale } from './sites.ts'

/** Every page of the shop, behind its locale. `:name` stands for one part, `:name*` for all that follow; the first that fits wins. */
export const PAGE_PATHS = [
  '',
  '/c/:slug',
  '/p/:slug',
  '/p/:slug/ask',
  '/p/:slug/review',
  '/look/:setId',
  '/search',
  '/cart',
  '/favorites',
  '/favorites/:favoriteId',
  '/gift-card',
  '/store-locator',
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/forgot-password',
  '/associate-login',
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/cards',
  '/account/preferences',
  '/account/loyalty',
  '/account/data',
  '/account/prove',
  '/confirm-email',
  '/confirm-membership',
  '/checkout',
  '/checkout/return',
  '/checkout/confirm',
  '/payment-link',
  '/order-confirmation',
  '/orders',
  '/orders/:number',
  '/orders/:number/refund',
  '/orders/:number/withdraw',
  '/track-order',
  '/location-selector',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/dev/islands',
  '/dev/ui',
  '/stories/:slug',
  '/join-event/:slug*',
  '/pictures/:mediaId',
  '/share-picture',
  '/help/contact-us',
  '/preview',
  '/preview/pictures',
  '/preview/sections',
  '/preview/sections/:kind',
  '/preview/parts/:slug*',
  '/:slug*',
] as const
export type PagePath = (typeof PAGE_PATHS)[number]

/** What paths begin with, for programs that only look at it: as a type it costs browsers nothing. */
export type FirstSegment<Path extends string = PagePath> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never

/** Pages that editors write and the shop's own screens lead to. */
export const WRITTEN_PATHS = [
  '/associate-discount-terms',
  '/brand-terms',
  '/help',
  '/loyalty-terms',
  '/privacy',
  '/sale-terms',
  '/seen-outside',
  '/sms-terms',
  '/stories',
] as const
export type WrittenPath = (typeof WRITTEN_PATHS)[number]

export type ShopPath = PagePath | WrittenPath

type Bare<Name extends string> = Name extends `${infer Stem}*` ? Stem : Name
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Bare<Name> | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Bare<Name>
    : never

type UrlQuery = { readonly [name: string]: string | number | undefined }
type Values<Path extends ShopPath> =
  NamesIn<Path> extends never ? [query?: UrlQuery] : [values: { readonly [N in NamesIn<Path>]: string } & UrlQuery]

/** The address of a page: what its path does not name becomes its query. */
export function shopUrl<Path extends ShopPath>(locale: Locale, path: Path, ...[values = {}]: Values<Path>): string {
  let url = `/${locale}${path}`
  let query = ''
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const text = encodeURIComponent(value)
    const filled = url.replace(`:${name}*`, text.replaceAll('%2F', '/')).replace(`:${name}`, text)
    if (filled === url) query += `${query ? '&' : '?'}${name}=${text}`
    url = filled
  }
  return url + query
}

export const homeUrl = (locale: Locale): string => `/${locale}`

// Written out, because listings make thousands of them.
export const productPageUrl = (locale: Locale, slug: string): string => `/${locale}/p/${slug}`
export const categoryPageUrl = (locale: Locale, slug: string): string => `/${locale}/c/${slug}`

/** Counted from the end: a pattern would try anew at every slash of a path made of them. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
