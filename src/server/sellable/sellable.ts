import { z } from 'zod'
import { sizeIn, sizeName } from '#domain/sites/size-names.ts'
import { findSite, type Language, type Site } from '#domain/sites/sites.ts'
import { type WIDTHS } from '#contract/products/listing-options.ts'
import { nameOfWidth } from '../products/listing-texts.ts'

/** A server of a later version may speak more languages. */
const Words = z.record(z.string(), z.string())
type Words = z.output<typeof Words>

/** `original` is what a site compares with: the price before a reduction, or the lowest of late. */
export type Price = { readonly current: number; readonly original: number }

/** A price that was withdrawn is null. */
const PriceRow = z.object({
  current: z.int().nullable(),
  original: z.int().nullable(),
  historicBest: z.int().nullable(),
})

function pricesOf(rows: Record<string, z.output<typeof PriceRow>>): Readonly<Record<string, Price>> {
  const prices: Record<string, Price> = {}
  for (const [site, { current, original, historicBest }] of Object.entries(rows)) {
    if (current === null) continue
    const compared = findSite(site)?.features.historicBestPrice ? (historicBest ?? original) : original
    // One below the current price would announce a rise as a reduction.
    prices[site] = { current, original: Math.max(current, compared ?? current) }
  }
  return prices
}

export const SellableRow = z.object({
  key: z.int(),
  sku: z.string(),
  upc: z.string(),
  productId: z.string(),
  masterId: z.string(),
  size: z.string(),
  width: z.string(),
  us: z.string().nullable(),
  uk: z.string().nullable(),
  eu: z.string().nullable(),
  names: Words,
  colourNames: Words,
  mediaId: z.string().nullable(),
  maxQty: z.int(),
  kind: z.string(),
  isGiftCard: z.boolean(),
  isCustomisable: z.boolean(),
  active: z.boolean(),
  categoryIds: z.array(z.int()),
  /** By site, where it is sold. */
  prices: z.record(z.string(), PriceRow).transform(pricesOf),
})

/** What everyone who sells needs to know about a size of a product, whatever the site and language. */
export type Sellable = z.output<typeof SellableRow>

export const priceAt = ({ prices }: Sellable, site: string): Price | undefined => prices[site]

/** As people say it where the site sells. */
export const sizeOn = (sellable: Sellable, { sizeSystem }: Pick<Site, 'sizeSystem'>): string =>
  sizeName({ ...sellable, label: sellable.size }, sizeSystem)

const REGULAR: (typeof WIDTHS)[number] = 'regular'

/** The same for where nothing else says how wide a piece is: only what is not regular has to be said. */
export function fitOn(sellable: Sellable, site: Pick<Site, 'sizeSystem'>, language: Language): string {
  const size = sizeIn(sizeOn(sellable, site), language)
  return sellable.width === REGULAR ? size : `${size} (${nameOfWidth(sellable.width, language)})`
}
