import { describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { productTags } from './load-sections.ts'

describe('a page with sections', () => {
  it('is made of the products they show', () => {
    const row = SECTION_EXAMPLES['product-recommendations-widget']
    const [product] = row.recommendedProducts
    const shown = { ...row, recommendedProducts: product ? [{ ...product, recToken: 'home.row.ABCDEFGH' }] : [] }
    expect(productTags([SECTION_EXAMPLES.hero, shown])).toEqual(['product:ABCDEFGH'])
  })
})
