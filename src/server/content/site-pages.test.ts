import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/examples/sections.ts'
import { internal } from '#contract/internal.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { importContent } from './import.ts'

describe('the calls of the shop to itself', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ CLIENT_INGEST: 'true' })
    await importContent(shop.database.pool)
  })

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
    const { timestamp, iso } = await shop.call('internal.serverTime')
    expect(new Date(timestamp).toISOString()).toBe(iso)
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(10_000)
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

  it('take in measures of pages', async () => {
    const measures = [{ name: 'LCP', value: 812, rating: 'good' }] as const
    const body = { page: '/en-us', pageType: 'Home', measures: [...measures] }
    expect(await shop.call('internal.ingestPerformance', { body })).toEqual({ accepted: 1 })
    const { rows } = await shop.database.pool.query('select page, measures from page_measures')
    expect(rows).toEqual([{ page: '/en-us', measures }])
  })
})
