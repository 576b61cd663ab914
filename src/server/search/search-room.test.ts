import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { CONSENT_COOKIE } from '#domain/sites/cookies.ts'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { keepFigures, keptTerm } from './figures.service.ts'

const CATEGORY = 8801
const JOB = { id: 0, kind: '', payload: {}, attempts: 1 }

let shop: TestShop
let owner: StaffMember
let german: StaffMember
let alpine: string
let brook: string
let crag: string

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  german = await staffMember(shop, 'merchandiser', ['DE'])
  const boot = async (name: string, price: number) => {
    const prices = { US: price, DE: price, GB: price }
    return (await given.product(shop, { name, prices, stock: 9, categoryId: CATEGORY })).masterId
  }
  alpine = await boot('Alpine Boot', 9000)
  brook = await boot('Brook Boot', 19_000)
  crag = await boot('Crag Boot', 29_000)
  await shop.services.catalog.ready()
  await shop.settled()
})

const names = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name.split(' ')[0])
const search = async (q: string) => names(await shop.call('products.search', { query: { q } }))
const category = async () => names(await shop.call('products.catalog', { query: { categoryId: String(CATEGORY) } }))
const at = (ms: number) => new Date(shop.services.clock().getTime() + ms).toISOString()
type Rule = InputOf<StaffEndpointOf<'search.addRule'>>['body']
const rule = (body: Partial<Rule> & Pick<Rule, 'on' | 'what'>): Rule => ({
  effect: 'pin',
  sites: ['US'],
  startsAt: at(-1000),
  ...body,
})
const add = (body: Parameters<typeof rule>[0], who = owner) => who.call('search.addRule', { body: rule(body) })

describe('words of shoppers', () => {
  it('mean words of the shop from the moment that is said, and are shown before and after', async () => {
    expect(await search('stompers')).toEqual([])
    const draft = { kind: 'synonym' as const, language: 'en' as const, term: 'Stompers', means: ['boots'] }
    const { rows } = await owner.call('search.preview', { body: { siteId: 'US', draft } })
    expect(rows[0]).toMatchObject({ subject: 'stompers', changed: true, before: { total: 0 }, after: { total: 3 } })
    expect(await search('stompers')).toEqual([])
    await owner.call('search.setSynonym', { body: draft })
    await shop.settled()
    expect((await search('stomper')).length).toBe(3)
    const history = await owner.call('history.list', { query: { objectType: 'synonym', objectId: 'en stompers' } })
    expect(history.rows[0]?.changes).toEqual([{ field: 'means', after: ['boots'] }])
    await owner.call('search.setSynonym', { body: { ...draft, means: [] } })
    await shop.settled()
    expect(await search('stompers')).toEqual([])
  })

  it('are those of a language: whoever rules over one site of it alone does not change them', async () => {
    const english = { language: 'en' as const, term: 'kicks', means: ['boot'] }
    await expect(german.call('search.setSynonym', { body: english })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await german.call('search.setSynonym', { body: { ...english, language: 'de' } })
    await expect(
      german.call('search.setRedirect', { body: { language: 'en', term: 'sale', target: 'c/1' } }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('lead to a page of the shop, and nowhere else', async () => {
    const to = (target: string) =>
      owner.call('search.setRedirect', { body: { language: 'en', term: 'returns', target } })
    for (const target of ['//evil.test', 'https://evil.test', '\\evil'])
      await expect(to(target), target).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await to('help/returns')
    await shop.settled()
    expect((await shop.call('products.search', { query: { q: 'Returns' } })).redirect).toBe('/en-us/help/returns')
  })
})

describe('rules of results', () => {
  it('pin first, also what the words do not find, boost, and bury, on their sites alone', async () => {
    const other = await given.product(shop, { name: 'Quiet Sock', prices: { US: 900, GB: 900 }, stock: 9 })
    await shop.settled()
    const on = { language: 'en' as const, term: 'boots' }
    const ids = [
      await add({ on, what: { styleIds: [other.masterId, crag] } }),
      await add({ effect: 'bury', on, what: { styleIds: [alpine] } }),
    ]
    await shop.settled()
    expect(await search('boot')).toEqual(['Quiet', 'Crag', 'Brook', 'Alpine'])
    const british = shop.newVisitor({ 'x-locale': 'en-gb' })
    expect(names(await british.call('products.search', { query: { q: 'boot' } }))).not.toContain('Quiet')
    for (const { id } of ids) await owner.call('search.removeRule', { params: { ruleId: id } })
    await shop.settled()
    expect((await search('boot')).length).toBe(3)
  })

  it('are changed by who may on all their sites, and only with sense', async () => {
    const what = { styleIds: [crag] }
    const wanted: Parameters<typeof rule>[0] = { on: { categoryId: CATEGORY }, what, sites: ['US', 'DE'] }
    await expect(add(wanted, german)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const { id } = await add(wanted)
    const seen = await german.call('search.rules')
    expect(seen.rules.map(each => [each.id, each.mayChange])).toEqual([[id, false]])
    await expect(german.call('search.removeRule', { params: { ruleId: id } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await owner.call('search.removeRule', { params: { ruleId: id } })
    const on = { categoryId: CATEGORY }
    await expect(add({ on: { categoryId: 999 }, what })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const senseless: Parameters<typeof rule>[0][] = [
      { on, what: { styleIds: ['NOSUCH00'] } },
      { on, what: { facet: 'gender', value: 'men' } },
      { on, what, endsAt: at(-500) },
    ]
    for (const wrong of senseless) await expect(add(wrong)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })
})

describe('a category', () => {
  type Order = InputOf<StaffEndpointOf<'search.setCategory'>>['body']
  const order = (more: Partial<Order>, who = owner) =>
    who.call('search.setCategory', {
      params: { categoryId: CATEGORY },
      body: { mode: 'rule', rule: 'recommended', placed: [], ...more },
    })

  it('is put in order as it was seen, as are words and rules: not over what another did meanwhile', async () => {
    const stale = { code: 'STAFF_NOT_NOW' }
    const mark = async () =>
      (await owner.call('search.category', { params: { categoryId: CATEGORY }, query: { siteId: 'US' } })).mark
    await order({ mode: 'hand', placed: [crag], seen: await mark() })
    const seen = await mark()
    await order({ mode: 'hand', placed: [brook], seen })
    await expect(order({ mode: 'hand', placed: [alpine], seen })).rejects.toMatchObject(stale)

    const word = { language: 'en' as const, term: 'clogs', means: ['boots'] }
    await owner.call('search.setSynonym', { body: { ...word, seen: '' } })
    await expect(owner.call('search.setSynonym', { body: { ...word, seen: '' } })).rejects.toMatchObject(stale)
    const { synonyms } = await owner.call('search.words')
    const known = synonyms.find(({ term }) => term === 'clogs')?.mark
    await owner.call('search.setSynonym', { body: { ...word, means: [], seen: known } })

    const wanted = rule({ on: { categoryId: CATEGORY }, what: { styleIds: [crag] } })
    const { id: ruleId } = await add(wanted)
    const { rules } = await owner.call('search.rules')
    const old = rules.find(({ id }) => id === ruleId)?.mark
    await owner.call('search.changeRule', { params: { ruleId }, body: { ...wanted, effect: 'bury', seen: old } })
    await expect(owner.call('search.removeRule', { params: { ruleId }, query: { seen: old } })).rejects.toMatchObject(
      stale,
    )
    await owner.call('search.removeRule', { params: { ruleId } })
    await order({ seen: await mark() })
  })

  it('is in order by hand, by rule or both, and by what it can be filtered', async () => {
    await shop.database.pool.query(
      "update styles set popularity = case when names->>'en' like 'Brook%' then 500 else 0 end",
    )
    const draft = {
      kind: 'category' as const,
      categoryId: CATEGORY,
      order: { mode: 'mixed' as const, rule: 'bestselling' as const, placed: [crag] },
    }
    await shop.settled()
    const { rows } = await owner.call('search.preview', { body: { siteId: 'US', draft } })
    expect(rows[0]?.after.first.map(({ title }) => title.split(' ')[0])).toEqual(['Crag', 'Brook', 'Alpine'])
    await order(draft.order)
    await shop.settled()
    expect(await category()).toEqual(['Crag', 'Brook', 'Alpine'])
    await order({ mode: 'hand', placed: [alpine, crag, brook] })
    await shop.settled()
    expect(await category()).toEqual(['Alpine', 'Crag', 'Brook'])
    const filters = async () => {
      const { facets } = await shop.call('products.catalog', { query: { categoryId: String(CATEGORY) } })
      return facets.map(({ id }) => id)
    }
    await filters()
    await filters()
    expect(await filters()).toContain('price')
    await order({ rule: 'bestselling', filters: ['rating', 'size'] })
    await shop.settled()
    expect(await filters()).not.toContain('price')
    expect(await filters()).not.toContain('price')
    expect((await category())[0]).toBe('Brook')
    await expect(order({}, german)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('tells its pages when a rule of it comes or goes', async () => {
    const heard: (string | undefined)[] = []
    const stop = shop.services.changes.subscribe(tag => void heard.push(tag))
    const { id } = await add({ on: { categoryId: CATEGORY }, what: { styleIds: [crag] } })
    await shop.settled()
    expect(heard).toContain(`listed:${CATEGORY}`)
    expect((await category())[0]).toBe('Crag')
    stop()
    await owner.call('search.removeRule', { params: { ruleId: id } })
  })
})

describe('what people search for', () => {
  const tell = (locale: string, consent: string | undefined, body: object) =>
    shop.newVisitor().visitor.fetch(`/fapi/search/note?locale=${locale}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(consent !== undefined && { cookie: `${CONSENT_COOKIE}=${consent}` }),
      },
      body: JSON.stringify({ found: 0, clicked: false, ...body }),
    })

  it('is counted by day with consent, without persons, and shown by site', async () => {
    for (let each = 0; each < 5; each++) {
      await tell('de-de', undefined, { q: 'ungefragt' })
      await tell('de-de', 'C0001.C0002', { q: 'Gummistiefel' })
      await tell('de-de', 'C0001.C0002', { q: 'stiefel', found: 3, clicked: true, before: 'gummistiefel' })
      await tell('en-us', undefined, { q: 'wellies', found: 2 })
      await tell('en-us', undefined, { q: 'boot' })
      await tell('en-us', undefined, { q: 'someone@example.test' })
    }
    await tell('en-us', undefined, { q: 'anna from the hill' })
    await keepFigures(shop.services, JOB)
    const { rows } = await owner.call('search.queries', { query: {} })
    expect(rows.map(({ term }) => term).sort()).toEqual(['boot', 'gummistiefel', 'stiefel', 'wellies'])
    const missed = await german.call('search.queries', { query: { only: 'missed' } })
    expect(missed.rows).toEqual([
      {
        language: 'de',
        term: 'gummistiefel',
        searches: 5,
        misses: 5,
        clicks: 0,
        next: [{ term: 'stiefel', times: 5 }],
      },
    ])
    const unclicked = await owner.call('search.queries', { query: { only: 'unclicked' } })
    expect(unclicked.rows.map(({ term }) => term)).toEqual(['boot', 'wellies'])
    await shop.database.pool.query("update search_days set day = day - 91 where term = 'wellies'")
    await keepFigures(shop.services, JOB)
    const left = await shop.database.pool.query("select 1 from search_days where term = 'wellies'")
    expect(left.rows).toEqual([])
  })

  it('keeps words alone', () => {
    expect(keptTerm('  Rain   Jacket ')).toBe('rain jacket')
    for (const said of [
      'a@b.test',
      '0171 555 01 23',
      'www.x.test',
      'shop-refund.test/login',
      'anna at mail com',
      '<script>',
      '',
      'x'.repeat(61),
    ])
      expect(keptTerm(said), said).toBeUndefined()
  })
})
