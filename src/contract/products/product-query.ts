import { z } from 'zod'
import { FACET_SHAPES, PAGE_SIZES, SORTS, WIDTHS } from './listing-options.ts'
import type { FacetId } from './listing-options.ts'
import { queryInt, StoreId } from '../fields.ts'
import { queryList, queryNumber } from '../query.ts'

const FacetText = z.string().regex(FACET_SHAPES.text)
const Shelves = z
  .string()
  .regex(FACET_SHAPES.category)
  .describe('A category; several, joined by hyphens, are chosen as one.')
const PriceRange = z.string().regex(FACET_SHAPES.price).describe('Minor units, low-high; the high end may be open.')

/** One parameter per facet, each with one or several values. */
const facetQuery = {
  category: queryList(Shelves, 20).optional(),
  gender: queryList(FacetText, 20).optional(),
  brand: queryList(FacetText, 40).optional(),
  size: queryList(FacetText, 40).optional(),
  width: queryList(z.enum(WIDTHS), WIDTHS.length).optional(),
  colour: queryList(FacetText, 40).optional(),
  price: queryList(PriceRange, 10).optional(),
  activity: queryList(FacetText, 20).optional(),
  feature: queryList(FacetText, 40).optional(),
  rating: queryNumber([1, 2, 3, 4, 5]).optional().describe('At least so many stars.'),
  store: StoreId.optional().describe('Only what this store has.'),
} satisfies Record<FacetId, z.ZodType>

export const listingQuery = {
  ...facetQuery,
  sort: z.enum(SORTS).default('recommended'),
  page: queryInt(1, 1000, 1),
  pageSize: queryNumber(PAGE_SIZES).default(24),
}

export const pagedQuery = {
  page: queryInt(1, 1000, 1),
  pageSize: queryInt(1, 50, 10),
}
