import type { Listing } from '#contract/products/listing.entities.ts'
import { crumbOf, type Category } from '../catalog/category-tree.ts'
import { siteIndex } from '../catalog/style.ts'
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
export function belowOf(shop: Shop, { children }: Category): Below {
  const { catalog } = shop.services
  const known = (ids: readonly number[]) => ids.flatMap(id => catalog.tree.find(id) ?? [])
  const near = known(children).slice(0, MOST)
  const further = known(near.flatMap(each => each.children))
    .map(category => ({ category, count: catalog.inCategory(category.id, shop.site.id).count() }))
    .sort((a, b) => b.count - a.count)
    .map(({ category }) => category)
  const shown = new Set<string>()
  const pictured = (category: Category): Below => {
    const image = pictureOf(shop, category, shown)
    return image ? [{ ...crumbOf(category, shop.locale), image }] : []
  }
  const first = near.flatMap(pictured)
  return [...first, ...further.slice(0, Math.max(0, ENOUGH - first.length)).flatMap(pictured)]
}

function pictureOf(shop: Shop, { id }: Category, shown: Set<string>): Below[number]['image'] | undefined {
  const { catalog } = shop.services
  const members = catalog.inCategory(id, shop.site.id)
  for (const slot of catalog.firstOf(members, 'recommended', siteIndex(shop.site.id), MOST + 1)) {
    const style = catalog.at(slot)
    const card = style && !shown.has(style.id) ? cardOf(style, shop) : undefined
    if (!card) continue
    shown.add(card.masterId)
    // What it is stands beside it.
    return { ...card.image, alt: '' }
  }
  return undefined
}
