import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { checked } from '../testing/checked-call.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'

describe('components', () => {
  let shop: TestShop
  let call: Call
  let german: Call
  beforeAll(async () => {
    shop = await seededShop(12)
    call = checked(shop.call)
    german = checked(shop.newVisitor({ 'x-locale': 'de-de' }).call)
  })

  it('lead from the length of a foot to sizes that grow with it', async () => {
    const { sizes, kids } = await call('internal.footSizes')
    const lengths = sizes.map(({ cm }) => cm)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(sizes.find(({ cm }) => cm === 26)?.men).toEqual({ us: '8', uk: '7', eu: '41' })
    expect(kids.length).toBeGreaterThan(5)
  })

  it('show the chart of a run of sizes, in words of the shopper', async () => {
    const params = { productType: 'footwear-men' }
    const { columns, rows } = await call('internal.sizeChart', { params })
    expect(columns.map(({ id }) => id)).toEqual(['us', 'uk', 'eu', 'cm'])
    expect(rows).toContainEqual({ us: '8', uk: '7', eu: '41', cm: '26.0' })
    const other = await german('internal.sizeChart', { params })
    expect(other.rows).toEqual(rows)
    expect(other.title).not.toBe((await call('internal.sizeChart', { params })).title)
    await expect(call('internal.sizeChart', { params: { productType: 'no-such' } })).rejects.toMatchObject({
      status: 404,
      errorId: 'API404',
    })
  })

  it('say what the search field begins with', async () => {
    const { debounceMs, minimumLength, popularTerms, categories } = await german('internal.search')
    expect({ debounceMs, minimumLength }).toEqual({ debounceMs: 25, minimumLength: 2 })
    for (const { url } of popularTerms) expect(url).toMatch(/^\/de-de\/search\?q=/)
    expect(categories.length).toBeGreaterThan(0)
  })

  it('list the small links of the header', async () => {
    const { siteId, locale, currency, targets } = await german('internal.utility')
    expect({ siteId, locale, currency }).toEqual({ siteId: 'DE', locale: 'de-de', currency: 'EUR' })
    expect(targets.map(({ url }) => url)).toContain('/de-de/store-locator')
  })
})
