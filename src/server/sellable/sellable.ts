import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/sites.ts'

const Words = z.partialRecord(z.enum(LANGUAGES), z.string())
export type Words = z.output<typeof Words>

export type Price = { readonly current: number; readonly original: number }
type PriceRow = { current: number | null; original: number | null }

/** A price that was withdrawn is null. */
const withoutWithdrawn = (rows: Record<string, PriceRow>): Readonly<Record<string, Price>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([site, { current, original }]) =>
      current === null ? [] : [[site, { current, original: original ?? current }]],
    ),
  )

export const SellableRow = z.object({
  key: z.int(),
  sku: z.string(),
  upc: z.string(),
  productId: z.string(),
  masterId: z.string(),
  size: z.string(),
  names: Words,
  colourNames: Words,
  mediaId: z.string().nullable(),
  maxQty: z.int(),
  isGiftCard: z.boolean(),
  isCustomisable: z.boolean(),
  active: z.boolean(),
  categoryIds: z.array(z.int()),
  /** By site, where it is sold. */
  prices: z
    .record(z.string(), z.object({ current: z.int().nullable(), original: z.int().nullable() }))
    .transform(withoutWithdrawn),
})

/** What everyone who sells needs to know about a size of a product, whatever the site and language. */
export type Sellable = z.output<typeof SellableRow>

export const priceAt = ({ prices }: Sellable, site: string): Price | undefined => prices[site]

export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
