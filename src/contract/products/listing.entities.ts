import { z } from 'zod'
import { LIMITS } from '#domain/time/timings.ts'
import { RecommendedProduct, Rating } from '../content/content-commerce.ts'
import { Colour, LinkUrl, Picture } from '../content/content-media.ts'
import { CategoryId, ColourProductId, ProductId } from '../fields.ts'
import { FACETS, PAGE_SIZES, SORTS } from './listing-options.ts'
import { Currency, Price } from './price.entities.ts'
import { Badge, Crumb, StockState } from './product.entities.ts'

const Swatch = z
  .object({
    id: ColourProductId,
    name: z.string(),
    hexes: z.array(Colour).min(1),
    url: LinkUrl,
    image: Picture.describe('What the card shows while the swatch is chosen.'),
  })
  .meta({ id: 'Swatch' })

export const ProductCard = z
  .object({
    id: ColourProductId,
    masterId: ProductId,
    name: z.string(),
    tagline: z.string().default('').describe('One line of use.'),
    url: LinkUrl,
    image: Picture,
    hoverImage: Picture.optional().describe('The second picture, shown on hover.'),
    price: Price,
    currency: Currency,
    rating: Rating.optional(),
    badges: z.array(Badge).default([]),
    swatches: z.array(Swatch).default([]),
    stockState: StockState,
    isCustoms: z.boolean().default(false),
    isDigitalProduct: z.boolean().default(false),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.output<typeof ProductCard>

const FacetValue = z
  .object({
    value: z.string(),
    label: z.string(),
    count: z.int().min(0).describe('How many products the listing would hold with it.'),
    isSelected: z.boolean(),
    swatch: Colour.optional(),
  })
  .meta({ id: 'FacetValue' })

export const Facet = z
  .object({
    id: z.enum(FACETS),
    label: z.string(),
    display: z.enum(['list', 'grid', 'swatches', 'range', 'stars']),
    values: z.array(FacetValue),
  })
  .meta({ id: 'Facet', description: 'Values of one facet widen the listing, facets together narrow it.' })
export type Facet = z.output<typeof Facet>

export const Listing = z
  .object({
    categoryId: CategoryId.optional(),
    title: z.string(),
    description: z.string().default(''),
    url: LinkUrl,
    breadcrumbs: z.array(Crumb).default([]),
    below: z
      .array(Crumb.extend({ image: Picture }))
      .default([])
      .describe('Where to go on from a category, each with a picture of what it holds.'),
    total: z.int().min(0),
    page: z.int().min(1),
    pageSize: z.literal(PAGE_SIZES),
    pageCount: z.int().min(0),
    sort: z.enum(SORTS),
    sortOptions: z.array(z.object({ id: z.enum(SORTS), label: z.string(), isSelected: z.boolean() })),
    facets: z.array(Facet),
    selected: z
      .array(z.object({ facetId: z.enum(FACETS), value: z.string(), label: z.string() }))
      .describe('What is filtered by, to be shown as chips.'),
    products: z.array(ProductCard),
  })
  .meta({ id: 'Listing' })
export type Listing = z.output<typeof Listing>

export const SearchListing = Listing.extend({
  query: z.string(),
  correctedQuery: z.string().optional().describe('What was searched for in place of a misspelt query.'),
  suggestions: z.array(z.string()).default([]).describe('Other words to try when little or nothing was found.'),
  redirect: LinkUrl.optional().describe('Where a known term leads; the listing is empty then.'),
}).meta({ id: 'SearchListing' })
export type SearchListing = z.output<typeof SearchListing>

export const AutoSuggestion = z
  .object({
    query: z.string(),
    products: z.array(
      z.object({
        id: ColourProductId,
        name: z.string(),
        url: LinkUrl,
        image: Picture,
        price: Price,
        currency: Currency,
      }),
    ),
    categories: z.array(Crumb.extend({ count: z.int().min(0) })),
    terms: z.array(z.object({ text: z.string(), url: LinkUrl, kind: z.enum(['completion', 'popular']) })),
  })
  .meta({ id: 'AutoSuggestion' })
export type AutoSuggestion = z.output<typeof AutoSuggestion>

export const ProductSet = z
  .object({
    productSetId: ProductId,
    name: z.string(),
    description: z.string().default(''),
    products: z.array(ProductCard),
  })
  .meta({ id: 'ProductSet' })

export const WidgetRecommendations = z
  .object({
    widgets: z
      .array(
        z.object({
          widgetId: z.string(),
          title: z.string(),
          recommendedProducts: z.array(RecommendedProduct).max(LIMITS.recommendationImpressions),
        }),
      )
      .describe('A block of content picks its list by index.'),
  })
  .meta({ id: 'WidgetRecommendations' })
