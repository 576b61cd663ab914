import type { FeedFormat } from '#domain/feeds/feed-formats.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { FeedGoods, FeedItems, FeedSize } from './feed-item.ts'

type Writer = {
  readonly file: string
  readonly type: string
  readonly head: (locale: Locale, origin: string) => string
  readonly items: (items: FeedItems) => string
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

const elements = (said: FeedGoods | FeedSize): string => Object.entries(said).map(element).join('')

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const META_SIZE = [
  'id',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'gtin',
  'mpn',
  'size',
] as const satisfies (keyof FeedSize)[]

const META_GOODS = [
  'title',
  'description',
  'condition',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'item_group_id',
  'color',
  'gender',
  'age_group',
  'google_product_category',
  'product_type',
] as const satisfies (keyof FeedGoods)[]

/** Lists have commas between, which are no part of an address then. */
const goodsCells = (goods: FeedGoods): string =>
  META_GOODS.map(column => goods[column] ?? '')
    .map(value => (typeof value === 'string' ? value : value.map(each => each.replaceAll(',', '%2C')).join(',')))
    .map(quoted)
    .join(',')

/** Meta writes the same words with spaces. */
const sizeCells = (size: FeedSize): string =>
  META_SIZE.map(column => (column === 'availability' ? size[column].replaceAll('_', ' ') : (size[column] ?? '')))
    .map(quoted)
    .join(',')

/** What sizes say alike is written once and repeated: a colour has dozens of them. */
export const WRITERS: Readonly<Record<FeedFormat, Writer>> = {
  google: {
    file: 'google.xml',
    type: 'application/xml; charset=utf-8',
    head: (locale, origin) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
      `<title>Cairn ${locale}</title><link>${escaped(origin + homeUrl(locale))}</link><description>Cairn</description>\n`,
    items: ({ goods, sizes }) => {
      const alike = elements(goods)
      return sizes.map(size => `<item>${elements(size)}${alike}</item>\n`).join('')
    },
    foot: '</channel></rss>\n',
  },
  meta: {
    file: 'meta.csv',
    type: 'text/csv; charset=utf-8',
    head: () => `${[...META_SIZE, ...META_GOODS].join(',')}\n`,
    items: ({ goods, sizes }) => {
      const alike = goodsCells(goods)
      return sizes.map(size => `${sizeCells(size)},${alike}\n`).join('')
    },
    foot: '',
  },
}
