import type { BulkKind } from './bulk-kinds.ts'

/** What tells a file of Shopify's products from others: no other has these three together. As they are called now, and before 2025. */
export const SHOPIFY_NEEDED = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  sku: ['SKU', 'Variant SKU'],
} as const satisfies Record<string, readonly string[]>

/** What one such file brings, in the order in which each needs what is before it. */
export const SHOPIFY_KINDS = [
  'words',
  'styles',
  'colours',
  'skus',
  'prices',
  'stock',
] as const satisfies readonly BulkKind[]

/** By the first line of a file, however its columns are parted. */
export function isShopifyHeader(line: string): boolean {
  const names = line.split(/[,;\t]/).map(name => name.replaceAll(/^[\s"\uFEFF]+|[\s"]+$/g, '').toLowerCase())
  return Object.values(SHOPIFY_NEEDED).every(known => known.some(name => names.includes(name.toLowerCase())))
}
