import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/sites.ts'

const Words = z.partialRecord(z.enum(LANGUAGES), z.string())
export type Words = z.output<typeof Words>

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
  /** By site; a price that was withdrawn is null. */
  prices: z.record(z.string(), z.object({ current: z.int().nullable(), original: z.int().nullable() })),
})

/** What everyone who sells needs to know about a size of a product, whatever the site and language. */
export type Sellable = z.output<typeof SellableRow>

export const priceAt = ({ prices }: Sellable, site: string): { current: number; original: number } | undefined => {
  const price = prices[site]
  if (price?.current === undefined || price.current === null) return undefined
  return { current: price.current, original: price.original ?? price.current }
}

export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
