import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('something new', () => {
  let shop: TestShop
  let editor: StaffMember
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    editor = await staffMember(shop, 'editor')
  })
  const create = (slug: string, more: object = {}, who = editor) =>
    who.call('content.create', { body: { slug, language: 'de', title: 'Neu', ...more } })

  it('begins empty, with a title in one language, and is told in the history', async () => {
    await create('spring-sale')
    const { layers } = await editor.call('content.read', { params: { slug: 'spring-sale' } })
    expect(layers).toMatchObject([
      { scope: 'any', body: { sections: [{ name: 'main', items: [] }] }, revision: 1, versions: [] },
      { scope: 'de', body: { title: 'Neu' }, revision: 1 },
    ])
    const owner = await staffMember(shop, 'owner')
    const history = await owner.call('history.list', { query: { objectType: 'page', objectId: 'spring-sale' } })
    expect(JSON.stringify(history)).toContain('created')
  })

  it('begins like something else in all its languages, which stays as it is', async () => {
    const items = [{ id: 'words', type: 'rich-text', richText: '<p>One</p>' }]
    const layers = [
      { scope: 'any', body: { sections: [{ name: 'main', items }] }, revision: 0 },
      { scope: 'fr', body: { title: 'Une', texts: { words: { richText: '<p>Un</p>' } } }, revision: 0 },
    ]
    await editor.call('content.save', { params: { slug: 'first-one' }, body: { layers } })
    await create('second-one', { like: 'first-one', language: 'fr', title: 'Deux' })
    const made = await editor.call('content.read', { params: { slug: 'second-one' } })
    expect(made.layers).toMatchObject([
      { scope: 'any', body: layers[0]?.body },
      { scope: 'fr', body: { title: 'Deux', texts: { words: { richText: '<p>Un</p>' } } } },
    ])
    const first = await editor.call('content.read', { params: { slug: 'first-one' } })
    expect(first.layers).toMatchObject([{}, { body: { title: 'Une' } }])
    await expect(create('stories/other', { like: 'first-one' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(create('third-one', { like: 'nobody' })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  it('takes no name that something has, and no address of the shop', async () => {
    await create('taken-once')
    for (const slug of ['taken-once', 'cart', 'menu', 'p/boots', 'Loud'])
      await expect(create(slug), slug).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is begun by whoever may write for every site that would show it', async () => {
    const translator = await staffMember(shop, 'translator')
    const canadian = await staffMember(shop, 'editor', ['CA'])
    await expect(create('not-yours', {}, translator)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(create('not-yours', {}, canadian)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(editor.call('content.read', { params: { slug: 'not-yours' } })).rejects.toMatchObject({ status: 404 })
  })

  it('leads to what is there: pages, categories and products are found by their names', async () => {
    const find = async (query: { q?: string; kind?: 'page' | 'category' | 'product'; ids?: string }) =>
      (await editor.call('content.targets', { query })).rows
    await create('found-by-name', { title: 'Findling' })
    expect(await find({ q: 'findling', kind: 'page' })).toEqual([
      { kind: 'page', id: 'found-by-name', title: 'Findling', url: '/{locale}/found-by-name' },
    ])
    await product(shop, { name: 'Scree', prices: { US: 10_000 } })
    await product(shop, { name: 'Scree gift', prices: {} })
    const words = { names: JSON.stringify({ en: 'Socks' }), slugs: JSON.stringify({ en: 'socks-4711' }) }
    await shop.database.db
      .insertInto('categories')
      .values({ id: 4711, parent_id: null, path: [4711], ...words })
      .execute()
    await shop.settled()
    const found = await find({ q: 'scree', kind: 'product' })
    // What nobody can buy is not offered.
    expect(found).toHaveLength(1)
    const [shoe] = found
    const [category] = await find({ q: 'socks', kind: 'category' })
    if (!shoe || !category) throw new Error('both are there')
    expect(await find({ ids: shoe.id, kind: 'product' })).toEqual([shoe])
    expect(await find({ ids: `${shoe.id},${category.id}` })).toEqual([category, shoe])
    expect(category.url).toBe(`{c:${category.id}}`)
    const leads = async (url: string) => (await editor.call('content.link', { query: { url } })).leads
    for (const url of [
      shoe.url,
      category.url,
      '/{locale}/found-by-name',
      '/{locale}/cart',
      '/en-us',
      '/{locale}?q=1',
      '/cart',
    ])
      expect(await leads(url), url).toBe('somewhere')
    for (const url of ['/{locale}/no-such-page', '{c:99999}', '/{locale}/p/boots-NOSUCH99', '/no-such-page'])
      expect(await leads(url), url).toBe('nowhere')
    expect(await leads('https://example.org')).toBe('outside')
  })
})
