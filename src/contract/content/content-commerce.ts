import { z } from 'zod'
import { LIMITS } from '#domain/time/timings.ts'
import { itemFields, titleFields } from './content-fields.ts'
import { CategoryId, ColourProductId, ProductId, Sku } from '../fields.ts'
import { LinkUrl, Picture } from './content-media.ts'
import { Currency, Money, Price } from '../products/price.entities.ts'

export const Rating = z
  .object({
    score: z.number().min(0).max(5),
    showScore: z.boolean().default(true),
    count: z.int().min(0).optional(),
  })
  .meta({ id: 'Rating' })

export const RecommendedProduct = z
  .object({
    id: ColourProductId,
    title: z.string().min(1).max(200),
    url: LinkUrl,
    image: Picture.extend({ src: z.string().describe('Address of its default rendition.') }),
    price: Price,
    currency: Currency,
    rating: Rating.optional(),
    recToken: z.string().max(500).optional().describe('Sent back with impressions and clicks.'),
  })
  .meta({ id: 'RecommendedProduct' })
export type RecommendedProduct = z.output<typeof RecommendedProduct>

const recommendationFields = {
  ...titleFields,
  productIds: z.array(ProductId).max(12).default([]).describe('Chosen by hand, in this order.'),
  recommendedProducts: z.array(RecommendedProduct).default([]),
  variant: z.enum(['default', '3-cards']).default('default'),
  showRatings: z.boolean().default(true),
  quickShopVisibility: z.enum(['visible', 'hidden']).default('hidden'),
}

export const ProductRecommendations = z
  .object({
    ...itemFields('product-recommendations'),
    ...recommendationFields,
    monetateDecision: z.object({ name: z.string().min(1).max(100) }).describe('The decision that names the products.'),
  })
  .meta({ id: 'ProductRecommendationsSection', description: 'First source: the decision engine.' })

export const ProductRecommendationsWidget = z
  .object({
    ...itemFields('product-recommendations-widget'),
    ...recommendationFields,
    widgetId: z.string().min(1).max(100),
    categoryIds: z.array(CategoryId).max(1).default([]).describe('The category out of which it chooses.'),
    bloomreachIndex: z.int().min(0).max(20).default(0).describe('Which list of the answer this block shows.'),
  })
  .meta({ id: 'ProductRecommendationsWidgetSection', description: 'Second source: the recommendation widgets.' })

export const UpsellItem = z
  .object({
    id: ColourProductId,
    sku: Sku,
    name: z.string().min(1).max(200),
    url: LinkUrl,
    image: Picture,
    price: Money.min(0),
    historicBestPrice: Money.optional().meta({ description: 'Where the law asks for it: the lowest of late' }),
    currency: Currency,
    productInventoryState: z.enum(['InStock', 'OutOfStock']),
    recToken: z.string().max(500).optional(),
  })
  .meta({ id: 'UpsellItem' })
export type UpsellItem = z.output<typeof UpsellItem>

export const ProductUpsell = z
  .object({
    ...itemFields('product-upsell'),
    ...titleFields,
    recommendedProducts: z.array(UpsellItem).default([]),
    stackedCount: z.int().min(1).max(24).default(LIMITS.upsellStackedCount).describe('How many are shown at most.'),
    variant: z.enum(['stacked', 'carousel']).default('stacked'),
    addToCartControls: z.enum(['cta', 'checkbox']).default('cta'),
    detailsControl: z.enum(['link', 'quickshop']).default('link'),
  })
  .meta({ id: 'ProductUpsellSection' })

export const COMMERCE = [ProductRecommendations, ProductRecommendationsWidget, ProductUpsell] as const
