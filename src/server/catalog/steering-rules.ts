import { z } from 'zod'
import { FACETS, type FacetId } from '#contract/products/listing-options.ts'
import { ORDER_MODES, ORDER_RULES, RULE_EFFECTS, RULE_FACETS } from '#domain/search/search-rules.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'

export const SteeringRule = z.object({
  effect: z.enum(RULE_EFFECTS),
  sites: z.array(z.string()).readonly(),
  language: z.enum(LANGUAGES).nullable(),
  term: z.string().nullable(),
  categoryId: z.int().nullable(),
  styleIds: z.array(z.string()).readonly(),
  facet: z.enum(RULE_FACETS).nullable(),
  value: z.string().nullable(),
})
export type SteeringRule = Readonly<z.output<typeof SteeringRule>>

const isFacet = (name: string): name is FacetId => FACETS.some(each => each === name)

export const CategorySetting = z.object({
  categoryId: z.int(),
  mode: z.enum(ORDER_MODES),
  rule: z.enum(ORDER_RULES),
  placed: z.array(z.string()).readonly(),
  /** A later version may filter by more than this one can. */
  filters: z
    .array(z.string())
    .transform((names): readonly FacetId[] => names.filter(isFacet))
    .nullable(),
})
export type CategorySetting = Readonly<z.output<typeof CategorySetting>>
