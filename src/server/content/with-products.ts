import { isDeepStrictEqual } from 'node:util'
import type { Page } from '#contract/content/content.entities.ts'
import type { SectionItem, SectionOf } from '#contract/content/content-sections.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { languageOf, siteOfLocale } from '#domain/sites/sites.ts'
import { recommendAt, recommendedOf } from '../products/recommendations.service.ts'
import { findUpsell } from '../products/upsell.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'

type Shown = { readonly productId?: string; readonly categoryId?: string }
const ROW = 12
/** In place of what the cart holds already. */
const SPARE = 6

/** Widgets that show one shelf of the shop, wherever they stand. */
const SHELVES: Readonly<Record<string, string>> = { 'new-arrivals': '7000', sale: '6000' }

/** Fills in the products that a page's sections name. What the visitor decides is left for the browser to ask. */
export async function withProducts(asked: Shop, page: Page, shown: Shown = {}): Promise<Page> {
  const shop = inPlaceOf(page, asked)
  const sections = await Promise.all(
    page.sections.map(async section => ({ ...section, items: await fillAll(shop, section.items, shown) })),
  )
  return { ...page, sections }
}

/** Names and prices are those of the page's own shop, whatever the one that asks speaks. */
const inPlaceOf = ({ locale }: Page, shop: Shop): Shop =>
  locale === shop.locale ? shop : { ...shop, locale, language: languageOf(locale), site: siteOfLocale(locale) }

const fillAll = (shop: Shop, items: readonly SectionItem[], shown: Shown): Promise<SectionItem[]> =>
  Promise.all(items.map(item => fill(shop, item, shown)))

const fillTargets = <T extends { readonly targets: readonly SectionItem[] }>(
  shop: Shop,
  choices: readonly T[],
  shown: Shown,
) => Promise.all(choices.map(async choice => ({ ...choice, targets: await fillAll(shop, choice.targets, shown) })))

async function fill(shop: Shop, item: SectionItem, shown: Shown): Promise<SectionItem> {
  switch (item.type) {
    case 'product-recommendations':
      return item.productIds.length > 0 ? byHand(shop, item) : item
    case 'product-recommendations-widget':
      if (item.recommendedProducts.length > 0) return item
      if (item.productIds.length > 0) return byHand(shop, item)
      return same(item, shown, { ...item, recommendedProducts: await productsOf(shop, item, shown) })
    case 'product-upsell':
      if (item.recommendedProducts.length > 0) return item
      return same(
        item,
        {},
        { ...item, recommendedProducts: await findUpsell(shop, item.id, item.stackedCount + SPARE) },
      )
    case 'hero-product-overlay':
      return byHand(shop, item)
    case 'segmentation':
      return same(item, shown, {
        ...item,
        segments: await fillTargets(shop, item.segments, shown),
        baselines: await fillAll(shop, item.baselines, shown),
      })
    case 'experiment':
    case 'personalisation-experience':
      return same(item, shown, {
        ...item,
        variants: await fillTargets(shop, item.variants, shown),
        baselines: await fillAll(shop, item.baselines, shown),
      })
    case 'carousel':
    case 'filter-by':
      return same(item, shown, { ...item, items: await fillAll(shop, item.items, shown) })
    default:
      return item
  }
}

type ByHand = Extract<SectionItem, { readonly productIds: readonly string[] }>

/** Products that an editor chose, as far as they can be bought here. */
async function byHand(shop: Shop, item: ByHand): Promise<SectionItem> {
  await shop.services.catalog.ready()
  const recommendedProducts = recommendedOf(shop, item.id, item.productIds, item.productIds.length)
  return same(item, {}, { ...item, recommendedProducts })
}

/** A widget that has nothing for this product or category leaves its block empty. */
async function productsOf(shop: Shop, item: SectionOf<'product-recommendations-widget'>, shown: Shown) {
  const { widgetId, bloomreachIndex: index, categoryIds } = item
  try {
    const shelf = categoryIds[0] ?? SHELVES[widgetId]
    const where = shelf === undefined ? shown : { categoryId: shelf }
    return (await recommendAt(shop, { widgetId, limit: ROW, ...where }, index))?.recommendedProducts ?? []
  } catch (error) {
    if (error instanceof StoreError) return []
    throw error
  }
}

const MOST_PLACES = 500
const filled = new WeakMap<SectionItem, Bounded<SectionItem>>()

/** The same object for as long as it shows the same, so that what was rendered from it can be used again. */
function same(written: SectionItem, { productId, categoryId }: Shown, item: SectionItem): SectionItem {
  const places = filled.get(written) ?? new Bounded<SectionItem>(MOST_PLACES)
  filled.set(written, places)
  const key = `${productId} ${categoryId}`
  const before = places.get(key)
  if (before && isDeepStrictEqual(before, item)) return before
  return places.set(key, item)
}
