import type { UpsellItem } from '#contract/content/content-commerce.ts'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { DatedMemory } from '../catalog/dated-memory.ts'
import type { Answer } from '../catalog/search-engine.ts'
import { KeptAnswers } from './kept-answers.ts'

type Widget = Output<typeof products.widgetRecommendations>['widgets'][number]

/** What was answered from the catalogue, each kind with room of its own: good until the catalogue changes. */
export const createCatalogAnswers = () => ({
  listings: new KeptAnswers(600),
  facets: new KeptAnswers(600),
  suggestions: new KeptAnswers(1_500),
  recommended: new DatedMemory<Answer<Widget['recommendedProducts']>>(2_000),
  upsells: new Bounded<{ readonly generation: number; readonly items: UpsellItem[] }>(100),
})

export type CatalogAnswers = ReturnType<typeof createCatalogAnswers>
