import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { ProductCard, ProductSet } from '#contract/products/listing.entities.ts'
import type { products } from '#contract/products/products.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Text } from '#domain/sites/texts.ts'
import { recTokenOf } from '#domain/decision/rec-token.ts'
import { allOf, andThen, type Answer } from '../catalog/search-engine.ts'
import type { CatalogStyle } from '../catalog/style.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { memoryOf } from '../kept.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { PHRASES, say } from './listing-texts.ts'
import { cardOf, cardOfColour } from './product-card.ts'
import { findSet, readBoughtTogether, readSetsOf, type SetRow } from './product-sets.queries.ts'

const keptSets = memoryOf<SetRow[]>()
const keptCompanions = memoryOf<string[]>()

export async function getProductSets(shop: Shop, productId: string): Promise<Output<typeof products.productSets>> {
  await shop.services.catalog.ready()
  const sets = await keptSets(shop.services).get(productId, ['product-sets'], () => readSetsOf(shop.db, productId))
  if (!shop.services.catalog.find(productId)) throw new StoreError('NOT_FOUND')
  // What is left of a set where the rest is not sold is no set.
  return { productId, productSets: sets.map(set => setOf(shop, set)).filter(({ products }) => products.length > 1) }
}

export async function getProductSet(shop: Shop, setId: string): Promise<z.output<typeof ProductSet>> {
  await shop.services.catalog.ready()
  const set = await findSet(shop.db, setId)
  if (!set) throw new StoreError('NOT_FOUND')
  return setOf(shop, set)
}

const setOf = (shop: Shop, set: SetRow): z.output<typeof ProductSet> => ({
  productSetId: set.id,
  name: inLanguage(readWords(set.names), shop.language),
  description: inLanguage(readWords(set.descriptions), shop.language),
  products: set.colours.flatMap(id => {
    const style = shop.services.catalog.find(id)
    return (style && cardOfColour(style, shop, id)) ?? []
  }),
})

type WidgetQuery = z.output<typeof products.widgetRecommendations.query>

type Widget = Output<typeof products.widgetRecommendations>['widgets'][number]

/** Every list of the widget; a block of a page says by its index which of them it shows. */
export async function recommend(shop: Shop, query: WidgetQuery): Promise<{ widgets: Widget[] }> {
  const widgets = await allOf((await listsFor(shop, query)).map(list => list()))
  return { widgets: [...widgets] }
}

/** One of the lists, without making the others. */
export const recommendAt = async (shop: Shop, query: WidgetQuery, index: number): Promise<Widget | undefined> =>
  (await listsFor(shop, query))[index]?.()

/** What goes with a product, then what a category's shoppers buy most, then what the shop's do. */
async function listsFor(shop: Shop, query: WidgetQuery): Promise<(() => Answer<Widget>)[]> {
  const { catalog } = shop.services
  await catalog.ready()
  const style = query.productId === undefined ? undefined : catalog.find(query.productId)
  if (query.productId !== undefined && !style) throw new StoreError('NOT_FOUND')
  const categoryId = query.categoryId === undefined ? style?.categories.at(-1) : Number(query.categoryId)
  const alike = style && query.widgetId === ALIKE ? await alikeTo(shop, style) : undefined
  const together = style && !alike ? await boughtWith(shop, style.id, query.limit) : []
  const list = (title: Text, choosing: Omit<Choosing, 'except'>) => () =>
    andThen(known(shop, query, { except: style?.id, ...choosing }), recommendedProducts => ({
      widgetId: query.widgetId,
      title: say(title, shop.language),
      recommendedProducts,
    }))
  return [
    ...(style ? [list(PHRASES.alsoLiked, alike ?? { first: together, categoryId })] : []),
    ...(categoryId === undefined ? [] : [list(PHRASES.popularNow, { first: [], categoryId })]),
    list(PHRASES.popularNow, { first: [], categoryId: undefined }),
  ]
}

/** The widget that shows more of the same kind, whatever else is bought with it. */
const ALIKE = 'similar'
/** The widget that shows what is new: a reduced price says the contrary. */
const NEW = 'new-arrivals'

/** What stands beside it on its own shelf, then what stands on those around that one. */
function alikeTo(shop: Shop, { categories }: CatalogStyle): Answer<Pick<Choosing, 'first' | 'categoryId'>> {
  const paths = categories.map(id => shop.services.catalog.tree.pathOf(id))
  const path = paths.reduce((longest, each) => (each.length > longest.length ? each : longest), [])
  return andThen(popularIn(shop, path.at(-1), MOST_ALIKE), first => ({ first, categoryId: path.at(-2) ?? path.at(-1) }))
}
const MOST_ALIKE = 24

/** Pages ask for the same again and again, and what was rendered of the same objects can be used again. */
const known = (shop: Shop, query: WidgetQuery, choosing: Choosing): Answer<Recommended[]> => {
  const { catalogAnswers, search } = shop.services
  const key = JSON.stringify([shop.locale, query.widgetId, query.limit, choosing])
  return catalogAnswers.recommended.of(key, search.generation, () => choose(shop, query, choosing))
}

type Choosing = { except: string | undefined; first: readonly string[]; categoryId: number | undefined }

/** For each that is shown; some are gone, or not what is asked for. */
const LOOKED_AT = 4

const choose = (shop: Shop, query: WidgetQuery, choosing: Choosing): Answer<Recommended[]> =>
  andThen(popularIn(shop, choosing.categoryId, query.limit * LOOKED_AT), popular =>
    fittingOf(shop, query, choosing.except, [...choosing.first, ...popular]),
  )

function fittingOf(
  shop: Shop,
  { widgetId, limit }: WidgetQuery,
  except: string | undefined,
  styleIds: readonly string[],
): Recommended[] {
  const cards = new Map<string, ProductCard>()
  for (const id of styleIds) {
    const found = id === except ? undefined : shop.services.catalog.find(id)
    const card = found && cardOf(found, shop)
    const fits = card && (widgetId !== NEW || card.price.lowCurrent >= card.price.lowOriginal)
    if (fits && card.stockState !== 'OutOfStock') cards.set(id, card)
    if (cards.size >= limit) break
  }
  return [...cards.values()].map(card => recommended(shop, widgetId, card))
}

const boughtWith = (shop: Shop, styleId: string, most: number) =>
  keptCompanions(shop.services).get(`${styleId} ${most}`, [tagOf('affinities', styleId)], () =>
    readBoughtTogether(shop.db, styleId, most),
  )

/** Styles chosen elsewhere, as far as they can be bought here, in the order given. */
export function recommendedOf(shop: Shop, source: string, styleIds: readonly string[], most: number): Recommended[] {
  const cards = styleIds.flatMap(id => {
    const style = shop.services.catalog.find(id)
    const card = style && cardOf(style, shop)
    return card && card.stockState !== 'OutOfStock' ? [card] : []
  })
  return cards.slice(0, most).map(card => recommended(shop, source, card))
}

const popularIn = (shop: Shop, categoryId: number | undefined, most: number): Answer<readonly string[]> =>
  shop.services.search.popular({ site: shop.site.id, categoryId }, most)

type Recommended = Widget['recommendedProducts'][number]

const images = new WeakMap<ProductCard, Recommended['image']>()

function imageOf(shop: Shop, card: ProductCard): Recommended['image'] {
  const known = images.get(card)
  if (known) return known
  const image = { ...card.image, src: mediaUrl(card.image.id, 'card', shop.services.config.MEDIA_BASE) }
  images.set(card, image)
  return image
}

const recommended = (shop: Shop, widgetId: string, card: ProductCard): Recommended => ({
  id: card.id,
  title: card.name,
  url: card.url,
  image: imageOf(shop, card),
  price: card.price,
  currency: card.currency,
  ...(card.rating ? { rating: card.rating } : {}),
  recToken: recTokenOf(widgetId, card.masterId),
})
