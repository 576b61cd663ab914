import type { Permission } from '../staff/permissions.ts'

/**
 * What goes in and out in bulk: who may read it, who may write it, and whether it is one for all sites. Whoever holds a coupon's
 * code can spend it: files of such a kind are given, taken and looked into only by a person who proves to be there.
 */
export const BULK_KINDS = {
  styles: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  colours: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  skus: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  prices: { reads: 'prices.read', writes: 'prices.write', parted: true },
  'list-prices': { reads: 'prices.read', writes: 'prices.write', parted: true },
  stock: { reads: 'stock.read', writes: 'stock.write', parted: true },
  categories: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  sets: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  stores: { reads: 'stores.read', writes: 'stores.write', parted: true },
  'collection-points': { reads: 'stores.read', writes: 'stores.write', parted: true },
  synonyms: { reads: 'search.read', writes: 'search.write', parted: false },
  'search-redirects': { reads: 'search.read', writes: 'search.write', parted: false },
  promotions: { reads: 'promotions.read', writes: 'promotions.write', parted: true },
  coupons: { reads: 'promotions.write', writes: 'promotions.write', parted: true, proof: true },
  'gift-cards': { reads: 'giftcards.read', writes: 'giftcards.write', parted: true, proof: true },
  words: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
  translations: { reads: 'catalog.read', writes: 'catalog.write', parted: false },
} as const satisfies Record<string, { reads: Permission; writes: Permission; parted: boolean; proof?: true }>

export type BulkKind = keyof typeof BULK_KINDS
export const BULK_KIND_NAMES = [
  'styles',
  'colours',
  'skus',
  'prices',
  'list-prices',
  'stock',
  'categories',
  'sets',
  'stores',
  'collection-points',
  'synonyms',
  'search-redirects',
  'promotions',
  'coupons',
  'gift-cards',
  'words',
  'translations',
] as const satisfies readonly BulkKind[]

/** Whether files of it are for a person who proves to be there. */
export const needsProof = (kind: BulkKind): boolean => 'proof' in BULK_KINDS[kind]

/** What may be wrong with a row. */
export const ROW_PROBLEMS = [
  'missing',
  'unreadable',
  'no-json-object',
  'moved-cells',
  'not-clearable',
  'duplicate',
  'forbidden-site',
  'unknown-reference',
  'unknown-word',
  'taken',
  'original-below-price',
  'over-before-it-begins',
  'begins-in-the-past',
  'no-history',
  'changed-meanwhile',
  'in-use',
  'closed',
  'above-limit',
  'refused-by-database',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export const ROW_STATES = ['new', 'changed', 'same', 'refused', 'skipped'] as const
export type RowState = (typeof ROW_STATES)[number]

export const IMPORT_STATES = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
