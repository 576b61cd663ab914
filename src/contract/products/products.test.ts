import { describe, expect, it } from 'vitest'
import { CartItem } from '../cart/cart-item.entities.ts'
import { RecommendedProduct, UpsellItem } from '../content/content-commerce.ts'
import { content } from '../content/content.ts'
import { decision } from '../decision/decision.ts'
import { LISTING_EXAMPLE, PRODUCT_EXAMPLE, QUESTIONS_EXAMPLE, REVIEWS_EXAMPLE } from './products.test-data.ts'
import { internal } from '../components/internal.ts'
import { supply } from '../staff/stock/supply.ts'
import { products } from './products.ts'

const { catalog, search, autoSuggest, reviews, details, askQuestion, availability } = products

describe('what a listing can be asked', () => {
  it('fills in page, size and sort', () => {
    expect(catalog.query.parse({ categoryId: '2301' })).toEqual({
      categoryId: '2301',
      page: 1,
      pageSize: 24,
      sort: 'recommended',
    })
  })

  it('takes several values of a facet, repeated or with commas', () => {
    expect(catalog.query.parse({ size: '9,9.5', colour: ['black', 'moss'], rating: '4' })).toMatchObject({
      size: ['9', '9.5'],
      colour: ['black', 'moss'],
      rating: 4,
    })
  })

  it.each([
    { page: '99999' },
    { page: '0' },
    { page: '1.5' },
    { page: 'x' },
    { pageSize: '25' },
    { sort: 'evil' },
    { gender: '<dogs>' },
    { price: '10' },
    { price: "1-2'--" },
    { rating: '6' },
    { store: '../1001' },
    { categoryId: 'boots' },
    { shape: 'round' },
    { size: 'x'.repeat(5000) },
    { size: Array.from({ length: 500 }, () => '9') },
  ])('refuses %j', query => {
    expect(catalog.query.safeParse(query).success).toBe(false)
  })
})

describe('what a shopper types', () => {
  it.each(['waterproof boots', 'grüne Jacke', "men's 9½", 'ブーツ', '🥾', '100% wool'])('may be %j', q => {
    expect(search.query.parse({ q: ` ${q} ` }).q).toBe(q)
  })

  it.each(['', '   ', 'x'.repeat(201), 'x'.repeat(10_000), 'a\u0000b', 'a\u0007b', '\ud800'])('may not be %j', q => {
    expect(search.query.safeParse({ q }).success).toBe(false)
    expect(autoSuggest.query.safeParse({ q }).success).toBe(false)
    expect(reviews.query.safeParse({ q }).success).toBe(false)
  })
})

describe('other requests', () => {
  it.each(['ABC1234', 'ABCDEFGH1234', 'abcd1234', 'ABCD-234'])('refuse %s as a product', productId => {
    expect(details.params.safeParse({ productId }).success).toBe(false)
  })

  it('name the error of a question that is too long', () => {
    const asked = askQuestion.body.safeParse({ text: 'x'.repeat(1001), nickname: 'Ada' })
    expect(asked.error?.issues.map(({ message }) => message)).toEqual(['REVIEW_TOO_LONG'])
    const flood = askQuestion.body.safeParse({ text: 'x'.repeat(1_000_000), nickname: 'Ada' })
    expect(flood.error?.issues.map(({ message }) => message)).toEqual(['REVIEW_TOO_LONG'])
    expect(askQuestion.body.safeParse({ text: 'x'.repeat(1000), nickname: 'Ada' }).success).toBe(true)
  })

  it('ask for stores by a list of ids', () => {
    expect(availability.body.parse(['1001', '1002'])).toEqual(['1001', '1002'])
    expect(availability.body.safeParse([]).success).toBe(false)
    expect(availability.body.safeParse([{ storeId: '1001' }]).success).toBe(false)
  })

  it('preview only kinds and page sizes the tool has', () => {
    const params = { mode: 'live', siteId: 'GB', docType: 'hero' }
    expect(content.showcase.params.safeParse(params).success).toBe(true)
    expect(content.showcase.params.safeParse({ ...params, docType: 'promo-bar' }).success).toBe(false)
    expect(content.showcase.query.parse({})).toEqual({ limit: 20, page: 1 })
    expect(content.showcase.query.safeParse({ limit: '15' }).success).toBe(false)
  })

  it('refuse a page that climbs out of its folder', () => {
    expect(internal.page.params.safeParse({ page: '../secret' }).success).toBe(false)
    expect(internal.page.params.safeParse({ page: 'help/returns/how-to-return' }).success).toBe(true)
  })

  it('count at most 24 impressions at once', () => {
    const body = (count: number) => ({
      channel: 'ECOMM',
      events: [{ eventType: 'RecImpressions', recTokens: Array.from({ length: count }, (_, index) => `t${index}`) }],
    })
    expect(decision.decide.body.safeParse(body(24)).success).toBe(true)
    expect(decision.decide.body.safeParse(body(25)).success).toBe(false)
  })
})

describe('where a colour is meant', () => {
  const rows = (productId: string) =>
    supply.prices.body.shape.rows.safeParse([{ productId, siteId: 'US', price: 12_900 }]).success

  it.each([
    ['a line of a cart', (id: string) => CartItem.shape.productId.safeParse(id).success],
    ['a recommendation', (id: string) => RecommendedProduct.shape.id.safeParse(id).success],
    ['an upsell', (id: string) => UpsellItem.shape.id.safeParse(id).success],
    ['a price of a feed', rows],
  ])('%s is named by exactly eight letters or digits', (_, takes) => {
    expect(['CRN4T2BK', 'CRN4T2BKM', 'CRN4T2B', 'crn4t2bk'].filter(takes)).toEqual(['CRN4T2BK'])
  })

  it('a page takes a style too', () => {
    expect(details.params.safeParse({ productId: 'CRN4T2BKM' }).success).toBe(true)
  })
})

describe('answers', () => {
  it('read back what was sent', () => {
    const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(details.response.parse(sent(PRODUCT_EXAMPLE))).toEqual(PRODUCT_EXAMPLE)
    expect(catalog.response.parse(sent(LISTING_EXAMPLE))).toEqual(LISTING_EXAMPLE)
    expect(reviews.response.parse(sent(REVIEWS_EXAMPLE))).toEqual(REVIEWS_EXAMPLE)
    expect(products.questions.response.parse(sent(QUESTIONS_EXAMPLE))).toEqual(QUESTIONS_EXAMPLE)
  })

  it('never hold money with decimals', () => {
    const price = { ...PRODUCT_EXAMPLE.price, lowCurrent: 119.5 }
    expect(details.response.safeParse({ ...PRODUCT_EXAMPLE, price }).success).toBe(false)
  })
})
