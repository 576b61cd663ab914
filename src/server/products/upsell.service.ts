import type { UpsellItem } from '#contract/content/content-commerce.ts'
import { recTokenOf } from '#domain/decision/rec-token.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { siteIndex } from '../catalog/style.ts'
import type { Shop } from '../shop.ts'
import { cardOf } from './product-card.ts'
import { readOnlySkus } from './upsell.queries.ts'

/** How far down the shop's favourites to look for small things. */
const POOL = 400

const MOST_KEPT = 100
type Found = { readonly generation: number; readonly items: UpsellItem[] }
const kept = new WeakMap<Catalog, Bounded<Found>>()

/** Popular things that come in one size only: they go into a cart without a question. Every cart shows the same. */
export async function findUpsell(shop: Shop, source: string, most: number): Promise<UpsellItem[]> {
  const { catalog } = shop.services
  await catalog.ready()
  // Taken before anything is read: what changes meanwhile is not missed.
  const { generation } = catalog
  const found = kept.get(catalog) ?? new Bounded<Found>(MOST_KEPT)
  kept.set(catalog, found)
  const key = `${shop.locale} ${source} ${most}`
  const known = found.get(key)
  if (known?.generation === generation) return known.items
  return found.set(key, { generation, items: await choose(shop, source, most) }).items
}

async function choose(shop: Shop, source: string, most: number): Promise<UpsellItem[]> {
  const { catalog } = shop.services
  const slots = catalog.firstOf(catalog.soldAt(shop.site.id), 'recommended', siteIndex(shop.site.id), POOL)
  const cards = slots.flatMap(slot => {
    const style = catalog.at(slot)
    if (!style || style.scale !== 'one-size' || style.isGiftCard || style.isLimited || style.isCustomisable) return []
    const card = cardOf(style, shop)
    return card && card.stockState !== 'OutOfStock' ? [card] : []
  })
  const chosen = cards.slice(0, most)
  const skus = await readOnlySkus(
    shop.db,
    chosen.map(({ id }) => id),
  )
  return chosen.flatMap(({ id, masterId, name, url, image, price, currency }) => {
    const sku = skus.get(id)
    if (sku === undefined) return []
    return {
      id,
      sku,
      name,
      url,
      image,
      price: price.lowCurrent,
      currency,
      productInventoryState: 'InStock' as const,
      recToken: recTokenOf(source, masterId),
    }
  })
}
