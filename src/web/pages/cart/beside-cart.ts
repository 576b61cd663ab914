import type { SectionItem } from '#contract/content/content-sections.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import type { LoadedSections } from '#web/sections/load-sections.ts'

type Filled = { readonly items: readonly { readonly productId: string }[] }

/** Nobody is offered what is in the cart already. */
export function besideCart(cart: Filled | undefined, content: LoadedSections): LoadedSections {
  if (!cart || cart.items.length === 0) return content
  const inCart = new Set(cart.items.map(({ productId }) => productId))
  return {
    ...content,
    sections: content.sections.map(section => ({
      ...section,
      items: section.items.map(item => offered(item, inCart)),
    })),
  }
}

const MOST_CARTS = 100
const known = new WeakMap<SectionItem, Bounded<SectionItem>>()

/** The same object for carts that take the same out of it, so that what was rendered from it can be used again. */
function offered(item: SectionItem, inCart: ReadonlySet<string>): SectionItem {
  if (item.type !== 'product-upsell' && item.type !== 'product-recommendations-widget') return item
  const taken = item.recommendedProducts.flatMap(({ id }) => (inCart.has(id) ? [id] : []))
  if (taken.length === 0) return item
  const others = known.get(item) ?? new Bounded<SectionItem>(MOST_CARTS)
  known.set(item, others)
  return others.of(taken.join(' '), () => without(item, inCart))
}

function without(item: SectionItem, inCart: ReadonlySet<string>): SectionItem {
  if (item.type === 'product-upsell')
    return { ...item, recommendedProducts: item.recommendedProducts.filter(({ id }) => !inCart.has(id)) }
  if (item.type === 'product-recommendations-widget')
    return { ...item, recommendedProducts: item.recommendedProducts.filter(({ id }) => !inCart.has(id)) }
  return item
}
