import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { content } from '#contract/content/content.ts'
import { LOCALES, siteOfLocale } from '#domain/sites/sites.ts'
import { product } from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { exportContent, importContent } from './import.ts'

const TOKEN = 'preview-token-of-the-tests'
const NAMED_PAGES = [
  ...['account', 'account-profile', 'basecamp', 'cart', 'checkout', 'contact-us', 'error-4xx', 'gift-card'],
  ...['loyalty-modal', 'order-confirmation', 'promotions', 'search', 'sign-up', 'sign-up-modal', 'store-locator'],
  ...['westend', 'stories', 'help', 'about', 'seen-outside', 'events/boulder-mud-run'],
]
const LEGAL_PAGES = [
  ...['brand-terms', 'loyalty-terms', 'sale-terms', 'sms-terms', 'associate-discount-terms', 'privacy', 'cookies'],
  ...['help/returns/how-to-return', 'policies/shipping-terms', 'xplr-pass', 'accessibility', 'help/repairs'],
]
const live = { mode: 'live', siteId: 'US' } as const

describe('content', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ PREVIEW_TOKEN: TOKEN })
    await importContent(shop.database.pool)
  })

  const write = async (slug: string, version: number, body: object, publishAt: string | null, expireAt?: string) => {
    const { pool } = shop.database
    await pool.query(`insert into content_objects (slug, kind) values ($1, 'page') on conflict do nothing`, [slug])
    await pool.query(
      `insert into content_versions (slug, scope, version, body, publish_at, expire_at) values ($1, 'en', $2, $3, $4, $5)`,
      [slug, version, JSON.stringify(body), publishAt, expireAt ?? null],
    )
  }
  const page = (slug: string) => shop.call('content.page', { params: { ...live, page: slug } })

  it('is complete and readable in every locale: menu, footer, home, error page', async () => {
    const said = shop.logged.length
    for (const locale of LOCALES) {
      const { call } = shop.newVisitor({ 'x-locale': locale })
      const params = { mode: 'live', siteId: siteOfLocale(locale).id } as const
      const menu = await call('content.menu', { params })
      expect(content.menu.response.parse(menu)).toMatchObject({ locale })
      expect(menu.items).toHaveLength(7)
      const footer = await call('content.footer', { params })
      expect(content.footer.response.parse(footer).items).toHaveLength(5)
      for (const slug of ['home', 'error-4xx']) {
        const found = await call('content.augmentedPage', { params: { ...params, page: slug } })
        expect(content.augmentedPage.response.parse(found).sections[0]?.items.length).toBeGreaterThan(1)
        expect(JSON.stringify(found)).not.toMatch(/\{(?:locale|c:|n:|money:)/)
        expect(found.promoBar?.messages).toHaveLength(3)
      }
    }
    expect(shop.logged.slice(said).filter(line => line.includes('CMS Error'))).toEqual([])
  })

  it('has every named page, all legal and help pages and two dozen articles in every locale', async () => {
    const said = shop.logged.length
    for (const locale of LOCALES) {
      const { call } = shop.newVisitor({ 'x-locale': locale })
      const params = { mode: 'live', siteId: siteOfLocale(locale).id } as const
      for (const slug of [...NAMED_PAGES, ...LEGAL_PAGES]) {
        const found = content.page.response.parse(await call('content.page', { params: { ...params, page: slug } }))
        expect([slug, found.sections[0]?.items.length]).toEqual([slug, expect.any(Number)])
      }
      const articles = await call('content.search', {
        params: { ...params, searchType: 'article' },
        query: { limit: 50 },
      })
      expect(articles.numFound).toBeGreaterThanOrEqual(24)
      expect((await call('content.popups', { params })).popups).toHaveLength(2)
      const head = await call('content.category', { params: { ...params, categoryId: '5200' } })
      expect(content.category.response.parse(head).categoryId).toBe('5200')
    }
    expect(shop.logged.slice(said).filter(line => line.includes('CMS Error'))).toEqual([])
  })

  it('finds articles by words and tags, counts their tags, and relates them', async () => {
    const search = (query: object) => shop.call('content.search', { params: { ...live, searchType: 'article' }, query })
    const all = await search({ limit: 50 })
    const care = await search({ tagId: 'care', limit: 2, offset: 1 })
    expect(care.numFound).toBe(all.facets.find(({ id }) => id === 'care')?.count)
    expect(care.result).toHaveLength(2)
    expect(care.result.every(({ tags }) => tags.some(({ id }) => id === 'care'))).toBe(true)
    expect((await search({ tagId: 'care,repair', limit: 50 })).numFound).toBeLessThan(care.numFound)
    expect((await search({ q: 'apricot' })).result.map(({ id }) => id)).toEqual(['stories/two-huts-one-pass'])
    for (const q of ['richText', 'rich-text', 'scenes', 'targetAttribute'])
      expect([q, (await search({ q })).numFound]).toEqual([q, 0])
    const article = await shop.call('content.page', { params: { ...live, page: 'stories/wash-your-shell' } })
    expect(article.article?.tags).toContainEqual({ id: 'care', label: 'Care' })
    expect(article.article?.related.length).toBeGreaterThan(0)
    expect(article.article?.related.length).toBeLessThanOrEqual(4)
    expect(article.article?.related.map(({ id }) => id)).not.toContain(article.id)
  })

  it('lists the pages under a page', async () => {
    const children = await shop.call('content.children', {
      params: { ...live, parentPageSlug: 'stories' },
      query: { limit: 5 },
    })
    expect(content.children.response.parse(children).children).toHaveLength(5)
    expect(children.numFound).toBeGreaterThanOrEqual(24)
    const help = await shop.call('content.children', { params: { ...live, parentPageSlug: 'help' } })
    expect(help.children.map(({ slug }) => slug)).toEqual(['help/repairs', 'help/sizing'])
  })

  it('lays the words of a locale over those of its language', async () => {
    const titleIn = async (locale: string, siteId: 'US' | 'GB') => {
      const { call } = shop.newVisitor({ 'x-locale': locale })
      const home = await call('content.page', { params: { mode: 'live', siteId, page: 'home' } })
      return JSON.stringify(home)
    }
    expect(await titleIn('en-us', 'US')).toContain('A point for every dollar')
    expect(await titleIn('en-gb', 'GB')).toContain('A point for every pound')
    expect(await titleIn('en-gb', 'GB')).toContain('Free from £75')
  })

  it.each(['help/returns/how-to-return', 'help%2Freturns%2Fhow-to-return'])(
    'finds a page under another: %s',
    async slug => {
      const headers = { 'x-access-key': 'cairn-web' }
      const response = await shop.visitor.fetch(`/api/live/caas/v1/canvas/page/US/${slug}`, { headers })
      expect(content.page.response.parse(await response.json()).slug).toBe('help/returns/how-to-return')
    },
  )

  it('answers what nobody wrote with API404', async () => {
    await expect(page('nowhere')).rejects.toMatchObject({ status: 404, errorId: 'API404' })
  })

  it('leaves out an object that cannot be read, says so, and keeps its neighbours', async () => {
    const items = [
      { id: 'good', type: 'rich-text', richText: '<p>Here.</p><script>alert(1)</script>' },
      { id: 'bad-one', type: 'hero', titleStyle: 'enormous' },
    ]
    await write('broken', 1, { title: 'Half a page', sections: [{ name: 'main', items }] }, '2026-01-01')
    const found = await page('broken')
    expect(found.sections[0]?.items.map(({ id }) => id)).toEqual(['good'])
    expect(JSON.stringify(found)).not.toContain('<script')
    const line = shop.logged.find(each => each.includes('bad-one'))
    expect(line).toContain('CMS Error')
    expect(line).toContain('"component":"hero"')
  })

  it('fills in the products that a hero names, inside choices too', async () => {
    const shoe = await product(shop, { name: 'Scree', prices: { US: 10_000, GB: 9000 } })
    const hero = { id: 'h', type: 'hero-product-overlay', title: 'One shoe', productIds: [shoe.productId] }
    const items = [hero, { id: 's', type: 'segmentation', segments: [], baselines: [{ ...hero, id: 'inner' }] }]
    await write('with-shoe', 1, { title: 'Shoe', sections: [{ name: 'main', items }] }, '2026-01-01')
    await shop.settled()
    const american = await shop.call('content.augmentedPage', { params: { ...live, page: 'with-shoe' } })
    expect(JSON.stringify(content.augmentedPage.response.parse(american)).match(/"title":"Scree"/g)).toHaveLength(2)
    const british = await shop.call('content.augmentedPage', {
      params: { mode: 'live', siteId: 'GB', page: 'with-shoe' },
    })
    expect(JSON.stringify(british)).toContain('"currency":"GBP"')
    expect(JSON.stringify(british)).not.toContain('"currency":"USD"')
  })

  it('fills each widget with the list of the answer that its index names', async () => {
    const fresh = await product(shop, { name: 'Fresh', categoryId: 7000 })
    const usual = await product(shop, { name: 'Usual' })
    const items = [0, 1, 9].map(bloomreachIndex => ({
      id: `w${bloomreachIndex}`,
      type: 'product-recommendations-widget',
      widgetId: 'new-arrivals',
      bloomreachIndex,
    }))
    await write('with-widgets', 1, { title: 'Widgets', sections: [{ name: 'main', items }] }, '2026-01-01')
    await shop.settled()
    const { sections } = await shop.call('content.augmentedPage', { params: { ...live, page: 'with-widgets' } })
    const [shelf = [], all = [], none] = sections.flatMap(section =>
      section.items.map(item =>
        item.type === 'product-recommendations-widget' ? item.recommendedProducts.map(({ id }) => id) : [],
      ),
    )
    expect(shelf).toEqual([fresh.productId])
    expect(all).toEqual(expect.arrayContaining([fresh.productId, usual.productId]))
    expect(none).toEqual([])
  })

  it('is kept in memory until it changes', async () => {
    await write('kept', 1, { title: 'First', sections: [] }, '2026-01-01')
    expect((await page('kept')).title).toBe('First')
    await write('kept', 2, { title: 'Second', sections: [] }, '2026-01-02')
    await shop.settled()
    expect((await page('kept')).title).toBe('Second')
  })

  it('begins and ends at its dates', async () => {
    await write('sale', 1, { title: 'Always', sections: [] }, '2026-01-01')
    const [from, to] = [Date.now() + 60_000, Date.now() + 120_000].map(time => new Date(time).toISOString())
    await write('sale', 2, { title: 'One minute', sections: [] }, from ?? '', to)
    await shop.settled()
    expect((await page('sale')).title).toBe('Always')
    const at = async (milliseconds: number) => {
      shop.advance(milliseconds)
      await shop.settled()
      return (await page('sale')).title
    }
    expect(await at(61_000)).toBe('One minute')
    expect(await at(60_000)).toBe('Always')
  })

  describe('preview', () => {
    beforeAll(() => write('draft', 1, { title: 'Not yet', sections: [] }, null))
    const preview = { mode: 'preview', siteId: 'US', page: 'draft' } as const

    it('shows drafts to holders of the token', async () => {
      await expect(page('draft')).rejects.toMatchObject({ status: 404 })
      const headers = { 'x-preview-token': TOKEN }
      const found = await shop.call('content.page', { params: preview, headers })
      expect(found).toMatchObject({ title: 'Not yet', isPreview: true })
    })

    it('shows another moment and another locale', async () => {
      await write('later', 1, { title: 'In ten years', sections: [] }, '2036-01-01')
      const query = { previewDateTime: '2036-02-01T00:00:00Z', localePath: 'en-gb' } as const
      const headers = { 'x-preview-token': TOKEN }
      const found = await shop.call('content.page', { params: { ...preview, page: 'later' }, query, headers })
      expect(found).toMatchObject({ title: 'In ten years', locale: 'en-gb', siteId: 'GB' })
    })

    it.each([
      ['a moment', { previewDateTime: '2046-02-01T00:00:00Z' }],
      ['a locale', { localePath: 'en-ca' }],
    ] as const)('is what asking for %s means, in the live mode too', async (_, query) => {
      await write('much-later', 1, { title: 'Draft of a year', sections: [] }, null).catch(() => undefined)
      const params = { ...live, page: 'much-later' }
      const found = await shop.call('content.page', { params, query, headers: { 'x-preview-token': TOKEN } })
      expect(found).toMatchObject({ title: 'Draft of a year', isPreview: true })
    })

    it('is refused to everyone else', async () => {
      const refused = { status: 401, errorId: 'AUT404' }
      await expect(shop.call('content.page', { params: preview })).rejects.toMatchObject(refused)
      const headers = { 'x-preview-token': 'guessed' }
      await expect(shop.call('content.page', { params: preview, headers })).rejects.toMatchObject(refused)
      const query = { preview: 'true' } as const
      await expect(shop.call('content.page', { params: { ...live, page: 'home' }, query })).rejects.toMatchObject(
        refused,
      )
    })
  })

  it('lists the items of a kind for the preview tool, page by page', async () => {
    const showcase = await shop.call('content.showcase', {
      params: { ...live, docType: 'category-cards' },
      query: { limit: 10 },
    })
    expect(showcase.items.map(({ id }) => id)).toContain('home-ground')
    const none = await shop.call('content.showcase', {
      params: { ...live, docType: 'category-cards' },
      query: { layoutVariant: 'highlightCenter', limit: 10 },
    })
    expect(none).toMatchObject({ items: [], total: 0 })
  })

  it('lists the items of fragments too', async () => {
    await shop.database.pool.query(`insert into content_objects (slug, kind) values ('fragment/fit', 'fragment')`)
    await write('fragment/fit', 1, { items: [{ id: 'jump', type: 'anchor', anchorName: 'fit' }] }, '2026-01-01')
    const anchors = await shop.call('content.showcase', { params: { ...live, docType: 'anchor' } })
    expect(anchors.items.map(({ id }) => id)).toContain('jump')
  })

  it('says again what it imported without making a new version', async () => {
    expect((await importContent(shop.database.pool)).changes).toEqual([])
  })

  it('goes out into files and comes back with its dates; a draft stays a draft', async () => {
    const { pool } = shop.database
    await write('autumn', 1, { title: 'Autumn', sections: [] }, '2036-09-01T06:00:00Z', '2036-12-01T00:00:00Z')
    await write('unsaid', 1, { title: 'Unsaid', sections: [] }, null)
    // Written past everything that would refuse it.
    await pool.query(`delete from content_objects where slug = 'broken'`)
    const folder = await mkdtemp(join(tmpdir(), 'cairn-export-'))
    await exportContent(pool, folder)
    // What was written past the importer is cleaned by it.
    await importContent(pool, folder)
    await exportContent(pool, folder)
    expect((await importContent(pool, folder)).changes).toEqual([])
    await pool.query(`delete from content_objects where slug in ('autumn', 'unsaid')`)
    expect((await importContent(pool, folder)).changes).toHaveLength(2)
    await rm(folder, { recursive: true })
    const { rows } = await pool.query(
      `select slug, publish_at, expire_at from content_versions where slug in ('autumn', 'unsaid') order by slug`,
    )
    expect(rows).toEqual([
      { slug: 'autumn', publish_at: new Date('2036-09-01T06:00:00Z'), expire_at: new Date('2036-12-01T00:00:00Z') },
      { slug: 'unsaid', publish_at: null, expire_at: null },
    ])
    await expect(page('unsaid')).rejects.toMatchObject({ status: 404 })
  })
})
