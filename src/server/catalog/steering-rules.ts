import type { FacetId } from '#contract/products/listing-options.ts'
import type { OrderMode, OrderRule, RuleEffect, RuleFacet } from '#domain/search/search-rules.ts'
import type { Language } from '#domain/sites/sites.ts'

export type SteeringRule = {
  readonly effect: RuleEffect
  readonly sites: readonly string[]
  readonly language: Language | null
  readonly term: string | null
  readonly categoryId: number | null
  readonly styleIds: readonly string[]
  readonly facet: RuleFacet | null
  readonly value: string | null
}

export type CategorySetting = {
  readonly categoryId: number
  readonly mode: OrderMode
  readonly rule: OrderRule
  readonly placed: readonly string[]
  readonly filters: readonly FacetId[] | null
}
