import type { UpsellItem } from '#contract/content/content-commerce.ts'
import type { ProductCard } from '#contract/products/listing.entities.ts'
import { recTokenOf } from '#domain/decision/rec-token.ts'
import type { Shop } from '../shop.ts'
import { cardOf } from './product-card.ts'
import { readOnlySkus } from './upsell.queries.ts'

/** How far down the shop's favourites to look for small things. */
const POOL = 400

/** How many that are out of stock are told of. */
const MOST_GONE = 6

/** Popular things that come in one size only: they go into a cart without a question. Every cart shows the same. */
export async function findUpsell(shop: Shop, source: string, most: number): Promise<UpsellItem[]> {
  const { catalog, catalogAnswers, search } = shop.services
  await catalog.ready()
  // Taken before anything is read: what changes meanwhile is not missed.
  const { generation } = search
  const key = `${shop.locale} ${source} ${most}`
  const known = catalogAnswers.upsells.get(key)
  if (known?.generation === generation) return known.items
  return catalogAnswers.upsells.set(key, { generation, items: await choose(shop, source, most) }).items
}

async function choose(shop: Shop, source: string, most: number): Promise<UpsellItem[]> {
  const { catalog, search } = shop.services
  const ids = await search.popular({ site: shop.site.id }, POOL)
  const cards = ids.flatMap(id => {
    const style = catalog.find(id)
    if (!style || style.scale !== 'one-size' || style.isGiftCard || style.isLimited || style.isCustomisable) return []
    const card = cardOf(style, shop)
    return card ?? []
  })
  const chosen = upTo(most, cards)
  const skus = await readOnlySkus(
    shop.db,
    chosen.map(({ id }) => id),
  )
  return chosen.flatMap(({ id, masterId, name, url, image, price, currency, stockState }) => {
    const sku = skus.get(id)
    if (sku === undefined) return []
    return {
      id,
      sku,
      name,
      url,
      image,
      price: price.lowCurrent,
      ...(price.historicBestPrice !== undefined && { historicBestPrice: price.historicBestPrice }),
      currency,
      productInventoryState: inStock({ stockState }) ? ('InStock' as const) : ('OutOfStock' as const),
      recToken: recTokenOf(source, masterId),
    }
  })
}

const inStock = ({ stockState }: Pick<ProductCard, 'stockState'>): boolean => stockState !== 'OutOfStock'

/** As many that can be bought, and after them what cannot now: whoever shows them decides. */
const upTo = (most: number, cards: readonly ProductCard[]): ProductCard[] => [
  ...cards.filter(inStock).slice(0, most),
  ...cards.filter(card => !inStock(card)).slice(0, MOST_GONE),
]
