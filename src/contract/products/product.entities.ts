import { z } from 'zod'
import { DEFAULT_MAX_QUANTITY } from '#domain/cart/quantities.ts'
import { Rating } from '../content/content-commerce.ts'
import { Colour, LinkUrl, Picture, VideoClip } from '../content/content-media.ts'
import { CategoryId, ColourProductId, ProductId, Sku, Timestamp } from '../fields.ts'
import { WIDTHS } from './listing-options.ts'
import { Currency, Money, Price } from './price.entities.ts'

export const StockState = z
  .enum(['InStock', 'LowStock', 'OutOfStock'])
  .meta({ id: 'StockState', description: 'LowStock: the last few; a shopper may be told so.' })
export type StockState = z.output<typeof StockState>

export const Badge = z
  .object({ id: z.enum(['new', 'sale', 'limited', 'recycled', 'bestseller', 'last-sizes']), label: z.string() })
  .meta({ id: 'Badge' })

export const Crumb = z.object({ id: CategoryId, name: z.string(), url: LinkUrl }).meta({ id: 'Crumb' })

export const Variant = z
  .object({
    sku: Sku,
    upc: z.string().regex(/^\d{12}$/),
    size: z.string().describe('What the size is called on this site: `9`, `EU 42.5`.'),
    width: z.enum(WIDTHS),
    stockState: StockState,
    price: z
      .object({ current: Money.min(0), original: Money.min(0) })
      .optional()
      .describe('Present when it differs from the colour: amounts of a gift card.'),
  })
  .meta({ id: 'Variant', description: 'One size of a colour: what is sold.' })
export type Variant = z.output<typeof Variant>

export const ColourProduct = z
  .object({
    id: ColourProductId,
    name: z.string().describe('Name of the colour.'),
    family: z.string().describe('The value of the colour facet.'),
    hexes: z.array(Colour).min(1).describe('Main material first.'),
    url: LinkUrl,
    images: z.array(Picture).min(1),
    videos: z.array(VideoClip).default([]),
    badges: z.array(Badge).default([]),
    price: Price,
    stockState: StockState,
    variants: z.array(Variant),
  })
  .meta({ id: 'ColourProduct' })
export type ColourProduct = z.output<typeof ColourProduct>

const SizeStep = z
  .object({
    label: z.string(),
    us: z.string().optional(),
    uk: z.string().optional(),
    eu: z.string().optional(),
    cm: z.number().optional(),
  })
  .meta({ id: 'SizeStep' })

const CustomZone = z
  .object({
    id: z.string(),
    label: z.string(),
    options: z.array(z.object({ id: z.string(), label: z.string(), hex: Colour })).min(1),
  })
  .meta({ id: 'CustomZone', description: 'A part of a customised product that takes a colour of its own.' })

export const FitSummary = z
  .object({
    small: z.int().min(0),
    true: z.int().min(0),
    large: z.int().min(0),
    verdict: z.enum(['runs-small', 'true-to-size', 'runs-large']).optional().describe('Absent with too few votes.'),
  })
  .meta({ id: 'FitSummary', description: 'How many reviews say it runs small, true or large.' })

export const ProductDetails = z
  .object({
    id: ColourProductId.describe('The colour asked for, or the first colour when a style was asked for.'),
    masterId: ProductId.describe('The style.'),
    name: z.string(),
    tagline: z.string().default(''),
    description: z.string(),
    productType: z.string().describe('Kind of product; names its size chart.'),
    gender: z.string().describe('For whom: women, men, kids, unisex, or a word of the shop’s own.'),
    brand: z.string().optional().describe('What its make is called.'),
    url: LinkUrl,
    breadcrumbs: z.array(Crumb),
    price: Price,
    currency: Currency,
    colours: z.array(ColourProduct).min(1),
    sizeRun: z
      .object({ scale: z.string(), sizes: z.array(SizeStep), widths: z.array(z.enum(WIDTHS)) })
      .describe('All sizes the style is made in, smallest first.'),
    badges: z.array(Badge).default([]),
    features: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
    materials: z.array(z.object({ part: z.string(), text: z.string() })),
    activities: z.array(z.string()).default([]),
    fitNote: z.string().default(''),
    fit: FitSummary,
    rating: Rating,
    weightGrams: z.int().optional(),
    maxQty: z.int().min(1).default(DEFAULT_MAX_QUANTITY),
    isDigitalProduct: z.boolean().default(false).describe('A gift card: amounts are its sizes.'),
    isCustoms: z.boolean().default(false).describe('Can be customised; customZones say where.'),
    customZones: z.array(CustomZone).default([]),
    launchedAt: Timestamp,
    isComing: z.literal(true).optional().describe('Shown before its launch; nobody can buy it until launchedAt.'),
    isPreview: z.literal(true).optional().describe('Nobody but staff sees it: it is not in the shop now.'),
  })
  .meta({ id: 'ProductDetails' })
export type ProductDetails = z.output<typeof ProductDetails>

export const ProductInventory = z
  .object({
    productId: ProductId,
    productInventoryState: z.enum(['InStock', 'OutOfStock']),
    variants: z.array(
      z.object({
        sku: Sku,
        stockState: StockState,
        quantity: z.int().min(0).describe('Units that can be ordered now; counts over 20 are given as 20.'),
      }),
    ),
  })
  .meta({ id: 'ProductInventory' })

export const StoreInventory = z
  .object({
    productId: ProductId,
    storeInventory: z.array(z.object({ storeId: z.string(), quantity: z.int().min(0) })),
  })
  .meta({ id: 'StoreInventory' })
