import { SHOPIFY_NEEDED } from '#domain/bulk/shopify-header.ts'
import type { Cells } from './read-row.ts'

/** What their columns are called now, and what they were called before 2025: files of both are about. */
const NAMES = {
  ...SHOPIFY_NEEDED,
  description: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  option1: ['Option1 name'],
  value1: ['Option1 value'],
  option2: ['Option2 name'],
  value2: ['Option2 value'],
  option3: ['Option3 name'],
  value3: ['Option3 value'],
  barcode: ['Barcode', 'Variant Barcode'],
  price: ['Price', 'Variant Price'],
  compareAt: ['Compare-at price', 'Variant Compare At Price'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  picture: ['Product image URL', 'Image Src'],
  variantPicture: ['Variant image URL', 'Variant Image'],
} as const satisfies Record<string, readonly string[]>

const NEEDED = ['handle', 'title', 'sku'] as const satisfies readonly (keyof typeof SHOPIFY_NEEDED)[]

export type ShopifyColumn = keyof typeof NAMES

type ShopifyCells = {
  readonly nameOf: (column: ShopifyColumn) => string | undefined
  readonly of: (record: Cells) => (column: ShopifyColumn) => string
}

const sameName = (name: string) => name.toLowerCase()

/** Whatever the case of their names; undefined where it is none of their files. */
export function shopifyCells(header: readonly string[]): ShopifyCells | undefined {
  const named = header.map(sameName)
  const places = new Map(
    Object.entries(NAMES).map(([column, names]) => [
      column,
      named.findIndex(each => names.some(name => sameName(name) === each)),
    ]),
  )
  const placeOf = (column: ShopifyColumn) => places.get(column) ?? -1
  if (NEEDED.some(column => placeOf(column) < 0)) return undefined
  return {
    nameOf: column => header[placeOf(column)],
    of: record => column => record[placeOf(column)]?.trim() ?? '',
  }
}
