import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { checked } from '../testing/checked-call.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'

describe('search', () => {
  let shop: TestShop
  let call: Call
  const inLocale = (locale: Locale) => checked(shop.newVisitor({ 'x-locale': locale }).call)
  const namesFor = async (q: string, locale: Locale = 'en-us') => {
    const { products } = await inLocale(locale)('products.search', { query: { q, pageSize: 48 } })
    return products.map(({ name }) => name)
  }
  beforeAll(async () => {
    shop = await seededShop(90)
    await shop.database.pool.query("insert into popular_terms values ('en', 'glove', 999999)")
    call = checked(shop.call)
  })

  it('finds singular by plural and the other way round', async () => {
    const many = await namesFor('hiking boots')
    expect(many.length).toBeGreaterThan(0)
    expect(many[0]).toContain('Hiking Boot')
    expect(await namesFor('hiking boot')).toEqual(many)
  })

  it('reads each language in its own way', async () => {
    expect((await namesFor('Wanderstiefeln', 'de-de'))[0]).toContain('Wanderstiefel')
    expect((await namesFor('chaussures de randonnee', 'fr-fr'))[0]).toContain('Chaussure de randonnée')
    expect((await namesFor('mochilas', 'es-es'))[0]).toContain('Mochila')
  })

  it('finds the part of a German compound', async () => {
    expect(await namesFor('stiefel', 'de-de')).toEqual(
      expect.arrayContaining([expect.stringContaining('Wanderstiefel')]),
    )
  })

  it('forgives a typo, and says so', async () => {
    const answer = await call('products.search', { query: { q: 'backpakc' } })
    expect(answer.correctedQuery).toBe('backpack')
    expect(answer.products[0]?.name).toContain('Backpack')
  })

  it.each([
    ['hikng boots', 'Hiking Boot'],
    ['hiking bots', 'Hiking Boot'],
    ['glvoes', 'Gloves'],
  ])('understands %s', async (typed, name) => {
    expect((await namesFor(typed))[0]).toContain(name)
  })

  it('knows synonyms, of one word and of several', async () => {
    expect((await namesFor('rucksack'))[0]).toContain('Backpack')
    expect((await namesFor('walking boots'))[0]).toContain('Hiking Boot')
  })

  it('learns a synonym as soon as it is written down', async () => {
    expect(await namesFor('schlapfen')).toEqual([])
    await shop.database.pool.query("insert into search_synonyms values ('en', 'schlapfen', '{backpack}')")
    await shop.settled()
    expect((await namesFor('schlapfen'))[0]).toContain('Backpack')
  })

  it('leads known terms to their page', async () => {
    await shop.database.pool.query("insert into search_redirects values ('en', 'opening hours', '/store-locator')")
    await shop.settled()
    expect((await call('products.search', { query: { q: 'Opening Hours' } })).redirect).toBe('/en-us/store-locator')
    expect((await call('products.search', { query: { q: '“opening  hours”?' } })).redirect).toBe('/en-us/store-locator')
  })

  it('filters and counts as a category does', async () => {
    const all = await call('products.search', { query: { q: 'waterproof' } })
    const gender = all.facets.find(({ id }) => id === 'gender')?.values[0]
    const some = await call('products.search', { query: { q: 'waterproof', gender: gender?.value ?? '' } })
    expect(all.total).toBeGreaterThan(0)
    expect(some.total).toBe(gender?.count)
  })

  it('offers a shelf that stands in several rooms once, and finds what is on all of them', async () => {
    const all = await call('products.search', { query: { q: 'waterproof' } })
    const valuesOf = (facet: string) => all.facets.find(({ id }) => id === facet)?.values ?? []
    const labels = valuesOf('category').map(({ label }) => label)
    expect(labels).toContain('Hiking boots')
    expect(labels).toHaveLength(new Set(labels).size)
    expect(labels.filter(label => valuesOf('gender').some(who => who.label === label))).toEqual([])
    const boots = valuesOf('category').find(({ label }) => label === 'Hiking boots')
    const category = boots?.value ?? ''
    const some = await call('products.search', { query: { q: 'waterproof', category } })
    expect(some.total).toBe(boots?.count)
    expect(some.selected).toEqual([{ facetId: 'category', value: category, label: 'Hiking boots' }])
    // An address that was kept from before names a room.
    expect((await call('products.search', { query: { q: 'waterproof', category: '1000' } })).total).toBeGreaterThan(0)
  })

  it('suggests other words when it finds nothing', async () => {
    const nothing = await call('products.search', { query: { q: 'zzqqxx' } })
    expect(nothing.total).toBe(0)
    expect(nothing.suggestions.length).toBeGreaterThan(0)
  })

  it.each(['', 'x'.repeat(10_000), 'a%00b', '%07'])('refuses a query like %.20s', async q => {
    const response = await shop.visitor.fetch(`/api/products/v2/search/productSearch?q=${q}`, {
      headers: { 'x-access-key': 'cairn-web' },
    })
    expect(response.status).toBe(400)
  })

  it.each(["'; drop table styles --", '((((', '* & | !', 'ブーツ', '🥾', '%'])('bears %s', async q => {
    expect(await call('products.search', { query: { q } })).toMatchObject({ query: q })
    expect(await call('products.autoSuggest', { query: { q } })).toMatchObject({ query: q })
  })

  it('suggests products, categories and terms for a word that is only begun', async () => {
    const suggestion = await call('products.autoSuggest', { query: { q: 'backp', limit: 4 } })
    expect(suggestion.products[0]?.name).toContain('Backpack')
    expect(suggestion.products.length).toBeLessThanOrEqual(4)
    expect(suggestion.terms.map(({ text }) => text)).toContain('backpack')
    const boots = await call('products.autoSuggest', { query: { q: 'boo' } })
    expect(boots.categories.every(({ count }) => count > 0)).toBe(true)
  })

  it('suggests the same at every letter of a word, past its stem too', async () => {
    for (const q of ['run', 'runn', 'runni', 'runnin', 'running']) {
      const { products, terms } = await call('products.autoSuggest', { query: { q } })
      expect({ q, some: products.length > 0 && terms.length > 0 }).toEqual({ q, some: true })
    }
  })

  it('writes words as their language does', async () => {
    const french = inLocale('fr-fr')
    const { terms } = await french('products.autoSuggest', { query: { q: 'randonn' } })
    expect(terms.map(({ text }) => text)).toContain('randonnée')
    expect((await french('products.search', { query: { q: 'randonnnee' } })).correctedQuery).toBe('randonnée')
    expect((await french('products.search', { query: { q: 'chausure été' } })).correctedQuery).toBe('chaussures été')
    await shop.database.pool.query("insert into popular_terms values ('fr', 'été', 9)")
    await shop.database.pool.query("insert into search_synonyms values ('fr', 'zibou', '{sac}')")
    await shop.settled()
    const suggestion = await french('products.autoSuggest', { query: { q: 'ete' } })
    expect(suggestion.terms.filter(({ kind }) => kind === 'popular').map(({ text }) => text)).toEqual(['été'])
  })

  it('suggests one form of a word', async () => {
    const { terms } = await call('products.autoSuggest', { query: { q: 'glov' } })
    expect(terms.map(({ text }) => text)).toContain('glove')
    expect(terms.map(({ text }) => text)).not.toContain('gloves')
  })

  it('finds products by the new name of their category or of a label, and ships them from where it is said now', async () => {
    const { pool } = shop.database
    expect(await namesFor('Quuxwear')).toEqual([])
    await pool.query(`update categories set names = names || '{"en": "Quuxwear"}' where id = 2000`)
    await shop.settled()
    expect(await namesFor('quuxwear')).not.toEqual([])
    await pool.query(`update facet_labels set names = names || '{"en": "Frobnic"}' where facet = 'colour'`)
    await shop.settled()
    expect(await namesFor('frobnic')).not.toEqual([])
    const sizes = async () => (await call('products.catalog', { query: {} })).facets.find(({ id }) => id === 'size')
    expect(await sizes()).toBeDefined()
    await pool.query("delete from site_locations where site = 'US'")
    await shop.settled()
    expect(await sizes()).toBeUndefined()
  })
})
