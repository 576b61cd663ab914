import type { Listing } from '#contract/products/listing.entities.ts'
import { crumbOf, type Category } from '../catalog/category-tree.ts'
import { allOf, andThen, type Answer } from '../catalog/search-engine.ts'
import type { Shop } from '../shop.ts'
import { cardOf } from './product-card.ts'

/** A row of them on a wide screen. */
const ENOUGH = 6
const MOST = 8

type Below = Listing['below']

/**
 * The categories right below one, then, where those are few, the ones below them that hold most. Each shows what it
 * holds by the product that shoppers like best there and that no other of them shows; one that holds nothing is left out.
 */
export function belowOf(shop: Shop, { children }: Category): Answer<Below> {
  const { catalog, search } = shop.services
  const site = shop.site.id
  const known = (ids: readonly number[]) => ids.flatMap(id => catalog.tree.find(id) ?? [])
  const near = known(children).slice(0, MOST)
  const further = known(near.flatMap(each => each.children))
  const shown = new Set<string>()
  const pictured = (categories: readonly Category[]): Answer<Below> =>
    andThen(allOf(categories.map(({ id }) => search.popular({ site, categoryId: id }, MOST + 1))), favourites =>
      categories.flatMap((category, at) => {
        const image = pictureOf(shop, favourites[at] ?? [], shown)
        return image ? [{ ...crumbOf(category, shop.locale), image }] : []
      }),
    )
  return andThen(pictured(near), first => {
    const missing = ENOUGH - first.length
    if (missing <= 0 || further.length === 0) return first
    const ids = further.map(({ id }) => id)
    return andThen(search.countsIn(ids, site), counts => {
      const largest = further
        .map((category, at) => ({ category, count: counts[at] ?? 0 }))
        .sort((a, b) => b.count - a.count)
      return andThen(pictured(largest.slice(0, missing).map(({ category }) => category)), more => [...first, ...more])
    })
  })
}

function pictureOf(shop: Shop, styleIds: readonly string[], shown: Set<string>): Below[number]['image'] | undefined {
  for (const id of styleIds) {
    const style = shop.services.catalog.find(id)
    const card = style && !shown.has(style.id) ? cardOf(style, shop) : undefined
    if (!card) continue
    shown.add(card.masterId)
    // What it is stands beside it.
    return { ...card.image, alt: '' }
  }
  return undefined
}
