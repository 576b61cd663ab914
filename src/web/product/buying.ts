import type { ColourProduct, ProductDetails } from '#contract/products/product.entities.ts'
import { nearestColour } from '#domain/media/nearest-colour.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { languageOf, type Locale } from '#domain/sites/sites.ts'
import { sizeIn } from '#domain/sites/size-names.ts'

export type Choice = {
  readonly sku: string
  /** As the shopper's language writes it. */
  readonly size: string
  readonly width: string
  readonly state: 'InStock' | 'LowStock' | 'OutOfStock'
  /** Amount of a gift card, in minor units. */
  readonly amount?: number
}

/** The little that buying a product needs to know; travels to the browser with the page. */
export type Buying = {
  readonly productId: string
  readonly url: string
  readonly name: string
  readonly kind: 'goods' | 'gift-card' | 'custom'
  readonly currency: ProductDetails['currency']
  readonly maxQty: number
  readonly choices: readonly Choice[]
  readonly zones: ProductDetails['customZones']
  /** One colour per zone: where a design begins. */
  readonly firstColours: readonly string[]
  /** The run of its sizes. */
  readonly scale: string
  /** How its wearers say that it fits. */
  readonly fit: ProductDetails['fit']['verdict']
  readonly cartUrl: string
}

const MOST_AT_ONCE = 10

export const buyingOf = (product: ProductDetails, colour: ColourProduct, locale: Locale): Buying => ({
  productId: colour.id,
  url: colour.url,
  name: product.name,
  kind: product.isDigitalProduct ? 'gift-card' : product.isCustoms ? 'custom' : 'goods',
  currency: product.currency,
  maxQty: Math.min(product.maxQty, MOST_AT_ONCE),
  choices: colour.variants.map(({ sku, size, width, stockState, price }) => ({
    sku,
    size: sizeIn(size, languageOf(locale)),
    width,
    state: stockState,
    ...(price ? { amount: price.current } : {}),
  })),
  zones: product.customZones,
  firstColours: firstColours(product.customZones, colour.hexes),
  scale: product.sizeRun.scale,
  fit: product.fit.verdict,
  cartUrl: shopUrl(locale, '/cart'),
})

/** A design begins as the colour the shopper was looking at, as near as its zones can come. */
const firstColours = (zones: ProductDetails['customZones'], hexes: readonly string[]): string[] =>
  zones.map(({ options }, at) => (nearestColour(options, hexes[at] ?? hexes[0] ?? '') ?? options[0])?.id ?? '')

export const widthsOf = (choices: readonly Choice[]): string[] => [...new Set(choices.map(({ width }) => width))]

/** A single size needs no choosing. */
export const onlyChoice = (choices: readonly Choice[]): Choice | undefined =>
  choices.length === 1 ? choices[0] : undefined
