import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { internal } from '#contract/components/internal.ts'
import { contentPage } from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { importContent } from './import.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ CLIENT_INGEST: 'true' })
  await importContent(shop.database.pool)
})

describe('the calls of the shop to itself', () => {
  it('read the footer and static pages of the visitor’s locale', async () => {
    const { call } = shop.newVisitor({ 'x-locale': 'de-de' })
    expect(internal.footer.response.parse(await call('internal.footer')).locale).toBe('de-de')
    const page = await call('internal.page', { params: { page: 'error-4xx' } })
    expect(internal.page.response.parse(page).title).toBe('Hier endet der Weg')
  })

  it('list the collections of all pages, or those asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-content-'))
    await mkdir(join(folder, 'any'))
    const page = { title: 'Rails', sections: [{ name: 'rails', items: [SECTION_EXAMPLES.carousel] }] }
    await writeFile(join(folder, 'any', 'rails.json'), JSON.stringify(page))
    await importContent(shop.database.pool, folder)
    await rm(folder, { recursive: true })
    const { collections } = internal.collections.response.parse(await shop.call('internal.collections'))
    const [first] = collections
    expect(first?.items.length).toBeGreaterThan(0)
    const one = await shop.call('internal.collections', { query: { id: first?.id ?? '' } })
    expect(one.collections.map(({ id }) => id)).toEqual([first?.id])
    const none = await shop.call('internal.collections', { query: { id: 'nowhere' } })
    expect(none.collections).toEqual([])
  })

  it('list seven places in two regions', async () => {
    const selector = internal.locationSelector.response.parse(await shop.call('internal.locationSelector'))
    expect(selector.regions.flatMap(({ locations }) => locations.map(({ locale }) => locale))).toHaveLength(7)
    expect(selector.current).toBe('en-us')
  })

  it('tell the time of the server', async () => {
    const before = Date.now()
    const { timestamp, iso } = await shop.call('internal.serverTime')
    expect(new Date(timestamp).toISOString()).toBe(iso)
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(Date.now())
  })

  it('check an answer against the contract', async () => {
    const check = (contract: string, data: unknown) =>
      shop.call('internal.validateResponse', {
        params: { contract },
        body: { data, path: '/fapi/server/time', method: 'GET' },
      })
    const good = { timestamp: 0, iso: '1970-01-01T00:00:00.000Z' }
    expect(await check('internal.serverTime', good)).toMatchObject({ valid: true, issues: [] })
    const bad = await check('internal.serverTime', { timestamp: 'noon' })
    expect(bad.valid).toBe(false)
    expect(bad.issues.map(({ path }) => path)).toEqual(['timestamp', 'iso'])
    await expect(check('no.such', {})).rejects.toMatchObject({ status: 404 })
  })

  it('check the address that was asked, and an error in place of an answer', async () => {
    const asked = { path: '/api/pre/cart/v1/cart/bsk_1?locale=en-us', method: 'GET' as const }
    const check = async (more: object) =>
      (
        await shop.call('internal.validateResponse', {
          params: { contract: 'cart.read' },
          body: { ...asked, ...more },
        })
      ).issues.map(({ path }) => path)
    const failure = (errorId: string) => ({
      errorDetails: [{ errorId, message: 'No cart' }],
      appId: 'cairn',
      correlationId: 'c1',
    })
    expect(await check({ error: failure('BSK404') })).toEqual([])
    expect(await check({ error: failure('BSK999') })).toEqual(['error.errorDetails.0.errorId'])
    expect(await check({ error: { errorDetails: [] } })).toContain('error.errorDetails')
    expect(await check({ error: failure('BSK404'), path: '/api/cart/v1/cart', method: 'PUT' })).toEqual([
      'method',
      'path',
    ])
  })

  it('take in measures of pages', async () => {
    const measures = [{ name: 'LCP', value: 812, rating: 'good' }] as const
    const body = { page: '/en-us', pageType: 'Home', measures: [...measures] }
    expect(await shop.call('internal.ingestPerformance', { body })).toEqual({ accepted: 1 })
    const { rows } = await shop.database.pool.query('select page, measures from page_measures')
    expect(rows).toEqual([{ page: '/en-us', measures }])
  })
})

describe('kept pages', () => {
  const heardTags: (string | undefined)[] = []
  const heard = async () => {
    await shop.settled()
    return heardTags.splice(0)
  }
  beforeAll(() => void shop.services.changes.subscribe(tag => void heardTags.push(tag)))

  it('are told of another name of a category, which menus and pages write out', async () => {
    const { pool } = shop.database
    await pool.query(
      `insert into categories (id, path, slugs, names) values (9901, '{9901}', '{"en":"hats-9901"}', '{"en":"Hats"}')`,
    )
    await contentPage(shop, 'hats', [{ id: 'go', type: 'rich-text', richText: '<p>{n:9901}</p>' }])
    const words = async () =>
      JSON.stringify(await shop.call('content.page', { params: { mode: 'live', siteId: 'US', page: 'hats' } }))
    await heard()
    expect(await words()).toContain('<p>Hats</p>')
    await pool.query(`update categories set position = 4 where id = 9901`)
    expect(await heard()).not.toContain('content:menu')
    await pool.query(`update categories set names = '{"en":"Caps"}' where id = 9901`)
    expect(await heard()).toContain('content:menu')
    expect(await words()).toContain('<p>Caps</p>')
  })
})
