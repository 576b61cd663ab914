import type { FeedFormat } from '#domain/feeds/feed-formats.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { FeedItem } from './feed-item.ts'

type Writer = {
  readonly file: string
  readonly type: string
  readonly head: (locale: Locale, origin: string) => string
  readonly item: (item: FeedItem) => string
  readonly foot: string
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const element = ([name, value]: [string, string | readonly string[]]): string =>
  (typeof value === 'string' ? [value] : value).map(each => `<g:${name}>${escaped(each)}</g:${name}>`).join('')

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const META_COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'mpn',
  'item_group_id',
  'color',
  'size',
  'gender',
  'age_group',
  'sale_price',
  'sale_price_effective_date',
  'google_product_category',
  'product_type',
] as const satisfies (keyof FeedItem)[]

/** Meta writes the same words with spaces, and lists with commas. */
const metaCell = (item: FeedItem, column: (typeof META_COLUMNS)[number]): string => {
  const value = item[column] ?? ''
  if (column === 'availability') return item.availability.replaceAll('_', ' ')
  return typeof value === 'string' ? value : value.join(',')
}

export const WRITERS: Readonly<Record<FeedFormat, Writer>> = {
  google: {
    file: 'google.xml',
    type: 'application/xml; charset=utf-8',
    head: (locale, origin) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
      `<title>Cairn ${locale}</title><link>${escaped(origin + homeUrl(locale))}</link><description>Cairn</description>\n`,
    item: item => `<item>${Object.entries(item).map(element).join('')}</item>\n`,
    foot: '</channel></rss>\n',
  },
  meta: {
    file: 'meta.csv',
    type: 'text/csv; charset=utf-8',
    head: () => `${META_COLUMNS.join(',')}\n`,
    item: item => `${META_COLUMNS.map(column => quoted(metaCell(item, column))).join(',')}\n`,
    foot: '',
  },
}
