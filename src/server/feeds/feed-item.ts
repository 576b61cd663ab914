import { isGtin } from '#domain/feeds/gtin.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { toMajor, type Currency } from '#domain/money/money.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { productUrl } from '../products/product-card.ts'
import type { FeedColour, FeedRow } from './feeds.queries.ts'
import { saleOf } from './sale.ts'

/** Names as Google's specification has them. Meta reads the same. */
export type FeedItem = {
  id: string
  title: string
  description: string
  link: string
  image_link: string
  additional_image_link: readonly string[]
  availability: 'in_stock' | 'out_of_stock'
  price: string
  sale_price?: string
  sale_price_effective_date?: string
  brand: string
  gtin?: string
  mpn: string
  condition: 'new'
  item_group_id: string
  color: string
  size: string
  size_system?: string
  gender: 'female' | 'male' | 'unisex'
  age_group: 'adult' | 'kids'
  google_product_category?: string
  product_type?: string
}

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
const GENDERS: Readonly<Record<string, FeedItem['gender']>> = { women: 'female', men: 'male' }
/** Of Google's taxonomy: Apparel & Accessories > Shoes. What is not named here Google files by itself. */
const SHOES = '187'

/** Writes one colour's sizes; what they share is worked out once. */
export function feedItems(colour: FeedColour, rows: readonly FeedRow[], around: Around): FeedItem[] {
  const { locale, origin, mediaBase } = around
  const language = languageOf(locale)
  const site = siteOfLocale(locale)
  const name = inLanguage(readWords(colour.style_names), language)
  const colourName = inLanguage(readWords(colour.names), language)
  const [first = 'missing', ...others] = colour.media_ids
  const picture = (id: string) => new URL(mediaUrl(id, 'zoom', mediaBase), origin).href
  const crumbs = colour.category === null ? [] : around.crumbsOf(colour.category)
  const system = site.sizeSystem
  const alike = {
    title: cut(`${name}, ${colourName}`, MOST_TITLE),
    description: cut(inLanguage(readWords(colour.descriptions), language) || name, MOST_DESCRIPTION),
    link: new URL(productUrl(locale, name, colour.id), origin).href,
    image_link: picture(first),
    additional_image_link: others.slice(0, MOST_PICTURES).map(picture),
    brand: BRAND,
    condition: 'new',
    item_group_id: colour.style_id,
    color: cut(colourName.replaceAll(/\s*\/\s*/g, '/'), MOST_COLOUR),
    gender: GENDERS[colour.gender] ?? 'unisex',
    age_group: colour.gender === 'kids' ? 'kids' : 'adult',
    ...(colour.size_scale.startsWith('footwear') && { google_product_category: SHOES }),
    ...(crumbs.length > 0 && { product_type: crumbs.join(' > ') }),
  } as const
  return rows.map(row => {
    const size = { US: row.us, UK: row.uk, EU: row.eu }[system]
    const { price, sale } = saleOf({ ...row, ...colour }, site.features.historicBestPrice, around.now)
    return {
      id: row.sku,
      ...alike,
      availability: row.units > 0 ? 'in_stock' : 'out_of_stock',
      price: money(price, site.currency),
      ...(sale && { sale_price: money(sale.price, site.currency) }),
      ...(sale?.period && { sale_price_effective_date: sale.period.map(instant).join('/') }),
      ...(isGtin(row.upc) && { gtin: row.upc }),
      mpn: row.sku,
      size: [size ?? row.size, row.width === 'regular' ? undefined : row.width].filter(Boolean).join(' '),
      ...(size !== null && { size_system: system }),
    }
  })
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
const money = (minor: number, currency: Currency): string => `${toMajor(minor).toFixed(2)} ${currency}`
const instant = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')
