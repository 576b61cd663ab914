import { isGtin } from '#domain/feeds/gtin.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { toMajor, type Currency } from '#domain/money/money.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { productUrl } from '../products/product-card.ts'
import type { FeedColour, FeedRow } from './feeds.queries.ts'
import { saleOf } from './sale.ts'

/** What all sizes of a colour say alike. Names as Google's specification has them; Meta reads the same. */
export type FeedGoods = {
  title: string
  description: string
  link: string
  image_link: string
  additional_image_link: readonly string[]
  brand: string
  condition: 'new'
  item_group_id: string
  color: string
  gender: 'female' | 'male' | 'unisex'
  age_group: 'adult' | 'kids'
  google_product_category?: string
  product_type?: string
}

/** What each size says for itself. */
export type FeedSize = {
  id: string
  availability: 'in_stock' | 'out_of_stock'
  price: string
  sale_price?: string
  sale_price_effective_date?: string
  gtin?: string
  mpn: string
  size: string
  size_system?: string
}

export type FeedItems = { readonly goods: FeedGoods; readonly sizes: readonly FeedSize[] }

export type Around = {
  readonly locale: Locale
  readonly origin: string
  readonly mediaBase: string
  readonly now: Date
  readonly crumbsOf: (categoryId: number) => readonly string[]
}

const BRAND = 'Cairn'
const MOST_TITLE = 150
const MOST_DESCRIPTION = 5000
const MOST_COLOUR = 100
const MOST_PICTURES = 10
const GENDERS: Readonly<Record<string, FeedGoods['gender']>> = { women: 'female', men: 'male' }
/** Of Google's taxonomy: Apparel & Accessories > Shoes. What is not named here Google files by itself. */
const SHOES = '187'

export const feedItems = (colour: FeedColour, rows: readonly FeedRow[], around: Around): FeedItems => ({
  goods: goodsOf(colour, around),
  sizes: rows.map(row => sizeOf(row, colour, around)),
})

function goodsOf(colour: FeedColour, { locale, origin, mediaBase, crumbsOf }: Around): FeedGoods {
  const language = languageOf(locale)
  const name = inLanguage(readWords(colour.style_names), language)
  const colourName = inLanguage(readWords(colour.names), language)
  const [first = 'missing', ...others] = colour.media_ids
  const picture = (id: string) => new URL(mediaUrl(id, 'zoom', mediaBase), origin).href
  const crumbs = colour.category === null ? [] : crumbsOf(colour.category)
  return {
    title: cut(`${name}, ${colourName}`, MOST_TITLE),
    description: cut(inLanguage(readWords(colour.descriptions), language) || name, MOST_DESCRIPTION),
    link: new URL(productUrl(locale, name, colour.id), origin).href,
    image_link: picture(first),
    additional_image_link: others.slice(0, MOST_PICTURES).map(picture),
    brand: inLanguage(readWords(colour.brand ?? {}), language) || BRAND,
    condition: 'new',
    item_group_id: colour.style_id,
    color: cut(colourName.replaceAll(/\s*\/\s*/g, '/'), MOST_COLOUR),
    gender: GENDERS[colour.gender] ?? 'unisex',
    age_group: colour.gender === 'kids' ? 'kids' : 'adult',
    ...(colour.size_scale.startsWith('footwear') && { google_product_category: SHOES }),
    ...(crumbs.length > 0 && { product_type: crumbs.join(' > ') }),
  }
}

function sizeOf(row: FeedRow, colour: FeedColour, { locale, now }: Around): FeedSize {
  const { sizeSystem, features, currency } = siteOfLocale(locale)
  const size = { US: row.us, UK: row.uk, EU: row.eu }[sizeSystem]
  const { price, sale } = saleOf({ ...row, ...colour }, features.historicBestPrice, now)
  return {
    id: row.sku,
    availability: row.units > 0 ? 'in_stock' : 'out_of_stock',
    price: money(price, currency),
    ...(sale && { sale_price: money(sale.price, currency) }),
    ...(sale?.period && { sale_price_effective_date: sale.period.map(instant).join('/') }),
    ...(isGtin(row.upc) && { gtin: row.upc }),
    mpn: row.sku,
    size: [size ?? row.size, row.width === 'regular' ? undefined : row.width].filter(Boolean).join(' '),
    ...(size !== null && { size_system: sizeSystem }),
  }
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
const money = (minor: number, currency: Currency): string => `${toMajor(minor).toFixed(2)} ${currency}`
const instant = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')
