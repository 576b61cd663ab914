import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { FACETS, type FacetId } from '#contract/products/listing-options.ts'
import { PlainSearch } from '../testing/plain-search.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'
import type { ListAsk, SearchEngine, Selection } from './search-engine.ts'
import { shownPrice } from './shown-colour.ts'
import { Steering } from './steering.ts'
import { siteIndex, STOCK, type CatalogStyle } from './style.ts'

let shop: TestShop
let styles: readonly CatalogStyle[]
const site = 'US'
const at = siteIndex(site)
const ALL = { site, selection: {}, categories: [], sort: 'bestselling', offset: 0, limit: 1000 } satisfies ListAsk

beforeAll(async () => {
  shop = await seededShop(60)
  await shop.services.catalog.ready()
  styles = shop.services.catalog.styles.flatMap(style => (style && (style.supply[at]?.shown ?? -1) >= 0 ? [style] : []))
})

const styleOf = (id: string) => shop.services.catalog.find(id) ?? expect.fail(`nobody knows ${id}`)
const isInStock = (id: string) => styleOf(id).supply[at]?.stock.some(level => level !== STOCK.out) ?? false

const ENGINES = [
  ['the catalogue itself', () => shop.services.catalog.ownSearch],
  ['an engine elsewhere', () => new PlainSearch(shop.services.catalog)],
] as const satisfies readonly (readonly [string, () => SearchEngine])[]

describe.each(ENGINES)('%s', (_, made) => {
  const list = async (ask: Partial<ListAsk>) => await made().list({ ...ALL, ...ask })
  const firstWords = (style: CatalogStyle | undefined) => style?.names.en ?? expect.fail('a style without a name')

  it('lists all that is sold, page by page, what is in stock before the rest', async () => {
    const { total, ids } = await list({})
    expect(total).toBe(styles.length)
    expect(ids.toSorted()).toEqual(styles.map(({ id }) => id).toSorted())
    const pages = await Promise.all([0, 20, 40].map(offset => list({ offset, limit: 20 })))
    expect(pages.flatMap(page => page.ids)).toEqual(ids.slice(0, 60))
    const gone = ids.map(id => !isInStock(id))
    expect(gone).toEqual(gone.toSorted((one, other) => Number(one) - Number(other)))
  })

  it.each<Selection>([{}, { gender: ['women'] }, { colour: ['black'] }, { colour: ['black'], size: ['9', 'M'] }])(
    'counts what each further choice gives beside %j',
    async selection => {
      const { roots, shelves } = shop.services.catalog.tree
      const categories = [...roots.slice(0, 4).map(String), ...shelves]
      const { counts } = await list({ selection, categories })
      const counted = await counts()
      const given = async (facet: FacetId, value: string) =>
        (await list({ selection: { ...selection, [facet]: [value] } })).total
      for (const facet of FACETS)
        for (const [value, count] of [...(counted.get(facet) ?? [])].slice(0, 8))
          expect([facet, value, count]).toEqual([facet, value, await given(facet, value)])
      expect(counted.get('gender')?.size).toBeGreaterThan(1)
      expect(counted.get('category')?.size).toBeGreaterThan(1)
    },
  )

  it('finds a colour and a size in one piece', async () => {
    const { ids } = await list({ selection: { colour: ['black'], size: ['9'] } })
    expect(ids.length).toBeGreaterThan(0)
    const has = ({ colours, supply }: CatalogStyle) =>
      colours.some(({ family }, index) => family === 'black' && supply[at]?.runs[index]?.some(fit => fit.size === '9'))
    expect(ids.toSorted()).toEqual(
      styles
        .filter(has)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('sorts by the price that is shown', async () => {
    const { ids } = await list({ sort: 'price-asc' })
    const prices = ids.filter(isInStock).map(id => shownPrice(styleOf(id), at, {}))
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(new Set(prices).size).toBeGreaterThan(5)
  })

  it('finds by words, and nothing by others', async () => {
    const text = firstWords(styles[0])
    const sought = { text, language: 'en' } as const
    const { ids, total } = await made().best({ ...sought, site }, 1000)
    expect(ids).toContain(styles[0]?.id)
    expect(ids.length).toBe(total)
    expect(styles.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect((await list({ sought, sort: 'newest' })).ids.toSorted()).toEqual(ids.toSorted())
    expect(await made().best({ ...sought, text: 'qqzzx', site }, 10)).toEqual({ total: 0, ids: [] })
  })

  it('finds by a word that is only begun, where it may be', async () => {
    const word = firstWords(styles[0]).toLowerCase().split(' ').at(-1) ?? ''
    const begun = { site, text: word.slice(0, -1), language: 'en', unfinished: true } as const
    expect((await made().best(begun, 1000)).ids).toContain(styles[0]?.id)
    expect(await made().completions(word.slice(0, -1), 'en', 10)).toContain(word)
    expect(await made().knows([word], 'en')).toBe(true)
    expect(await made().knows([word, 'qqzzx'], 'en')).toBe(false)
  })

  it('puts first what a rule of the search says', async () => {
    const pinned = styles.find(({ id }) => isInStock(id))?.id ?? ''
    const rule = { effect: 'pin', sites: [site], language: 'en', term: 'glove', categoryId: null } as const
    const steering = new Steering([{ ...rule, styleIds: [pinned], facet: null, value: null }], [])
    const sought = { site, text: 'gloves', language: 'en' } as const
    expect((await made().best({ ...sought, steering }, 5)).ids[0]).toBe(pinned)
    expect((await list({ sought, steering, sort: 'recommended' })).ids[0]).toBe(pinned)
  })

  it('says how much of a category is sold, and what of it is liked', async () => {
    const [categoryId = 0] = shop.services.catalog.tree.roots
    const members = styles.filter(({ categories }) => categories.includes(categoryId)).map(({ id }) => id)
    expect(await made().countsIn([categoryId, -1], site)).toEqual([members.length, 0])
    expect((await list({ categoryId })).ids.toSorted()).toEqual(members.toSorted())
    const popular = await made().popular({ site, categoryId }, 3)
    expect(popular.length).toBe(3)
    expect(members).toEqual(expect.arrayContaining([...popular]))
  })

  it('says by its generation that it has taken in a change', async () => {
    const engine = made()
    const before = engine.generation
    await shop.database.pool.query('update styles set popularity = popularity + 1 where id = $1', [styles[0]?.id])
    await shop.settled()
    expect(engine.generation).toBeGreaterThan(before)
  })
})

it('answers lists, searches and suggestions of a shop, elsewhere as at home', async () => {
  const elsewhere = await seededShop(60, { engine: catalog => new PlainSearch(catalog) })
  const answers = async (call: Call) => {
    const found = await call('products.search', { query: { q: 'gloves', sort: 'price-asc', pageSize: 48 } })
    const listed = await call('products.catalog', { query: { categoryId: '1000', sort: 'price-asc', pageSize: 48 } })
    const suggested = await call('products.autoSuggest', { query: { q: 'glov' } })
    const seen = ({ total, facets, products }: typeof listed) => ({
      total,
      facets,
      products: products.map(({ masterId }) => masterId).toSorted(),
    })
    return {
      found: seen(found),
      listed: seen(listed),
      below: listed.below.length,
      suggested: suggested.products.map(({ id }) => id).toSorted(),
      terms: suggested.terms.map(({ text }) => text),
    }
  }
  const there = await answers(elsewhere.call)
  expect(there.found.total).toBeGreaterThan(0)
  expect(there).toEqual(await answers(shop.call))
  // Asked again, they come from what was kept.
  expect(await answers(elsewhere.call)).toEqual(there)
  const { widgets } = await elsewhere.call('products.widgetRecommendations', { query: { widgetId: 'similar' } })
  expect(widgets[0]?.recommendedProducts.length).toBeGreaterThan(0)
})

it('forgets an answer that failed, and asks again', async () => {
  let fails = true
  const elsewhere = await seededShop(20, {
    engine: catalog => {
      const engine = new PlainSearch(catalog)
      const list: PlainSearch['list'] = async ask => {
        if (fails) throw new Error('nobody is there')
        return PlainSearch.prototype.list.call(engine, ask)
      }
      return Object.assign(engine, { list })
    },
  })
  const ask = () => elsewhere.call('products.search', { query: { q: 'boots' } })
  await expect(ask()).rejects.toThrow('went wrong')
  await expect(ask()).rejects.toThrow('went wrong')
  fails = false
  expect((await ask()).query).toBe('boots')
})
