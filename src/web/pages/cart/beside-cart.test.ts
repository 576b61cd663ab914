import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { LoadedSections } from '#web/sections/load-sections.ts'
import { besideCart } from './beside-cart.ts'

const widget = SECTION_EXAMPLES['product-recommendations-widget']
const facts = {
  path: '',
  today: '',
  hosted: { ugcWidget: undefined, videoPlayer: undefined },
  articlesAsked: '',
  articles: new Map(),
  pictures: new Map(),
}
const content: LoadedSections = { sections: [{ name: 'offers', items: [widget], lazy: false }], facts, tags: [] }
const cartWith = (...ids: string[]) => ({ items: ids.map(productId => ({ productId })) })
const offeredTo = (...ids: string[]) => besideCart(cartWith(...ids), content).sections[0]?.items[0]

it('offers what is not in the cart', () => {
  const [first, ...others] = widget.recommendedProducts
  expect(offeredTo(first?.id ?? '')).toEqual({ ...widget, recommendedProducts: others })
})

it('is one object for all carts that leave the same, so that it is rendered once', () => {
  const [first, second] = widget.recommendedProducts.map(({ id }) => id)
  expect(offeredTo('SOMETHING-ELSE')).toBe(widget)
  expect(offeredTo(first ?? '', 'SOMETHING-ELSE')).toBe(offeredTo(first ?? ''))
  expect(offeredTo(first ?? '')).not.toBe(offeredTo(second ?? ''))
})
