import { beforeAll, describe, expect, it } from 'vitest'
import { contentFlow, page } from '../testing/content-flow.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const refused = { code: 'STAFF_NOT_NOW' }

describe('what is deleted', () => {
  let shop: TestShop
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    flow = await contentFlow(shop)
  })
  const live = async (slug: string, body: object) => {
    await flow.save(flow.editor, slug, 'any', body)
    await flow.publish(flow.publisher, slug)
  }
  const linking = (url: string) => ({
    ...page('Links'),
    sections: [{ name: 'main', items: [{ id: 'hero', type: 'hero', title: 'Up', url }] }],
  })
  const remove = (slug: string, leadTo?: string, who = flow.publisher) =>
    who.call('content.remove', { params: { slug }, query: leadTo === undefined ? {} : { leadTo } })
  const usesOf = (slug: string) => flow.editor.call('content.uses', { params: { slug } })

  it('is used nowhere else: what links to it, leads to it and goes live with it is told', async () => {
    const { editor, publisher, save } = flow
    await live('wanted', page('Wanted'))
    await live('wanted-more', page('Not it'))
    await live('one', linking('/{locale}/wanted'))
    await live('other', linking('/{locale}/wanted-more'))
    await save(editor, 'draft', 'any', linking('/{locale}/wanted?x=1'))
    await publisher.call('redirects.add', { body: { scope: 'any', from: '/once', to: '/wanted' } })
    expect(await usesOf('wanted')).toEqual({
      uses: [
        { slug: 'draft', scope: 'any', state: 'working' },
        { slug: 'one', scope: 'any', state: 'live' },
      ],
      redirects: ['/once'],
    })
    await expect(remove('wanted')).rejects.toMatchObject(refused)
    await live('one', linking('/{locale}/help'))
    await remove('wanted', '/stories')
    await expect(editor.call('content.read', { params: { slug: 'wanted' } })).rejects.toMatchObject({ status: 404 })
    expect(await flow.titleAt('wanted')).toBeUndefined()
    expect(await shop.services.redirects.follow('en-us', '/wanted')).toBe('/stories')
    expect(await shop.services.redirects.follow('en-us', '/once')).toBe('/stories')
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'page', objectId: 'wanted' } })
    expect(rows[0]).toMatchObject({ call: 'content.remove' })
  })

  it('is not called what the shop answers itself, where nobody would find it any more', async () => {
    await live('found', page('Found'))
    const rename = (to: string) => flow.publisher.call('content.rename', { params: { slug: 'found' }, body: { to } })
    for (const to of ['p/boots-GF4YQFRN', 'c/boots', 'orders/42', 'sign-in', 'en-us/found', 'checkout'])
      await expect(rename(to), to).rejects.toMatchObject(refused)
    await rename('found/again')
    expect(await flow.titleAt('found/again')).toBe('Found')
  })

  it('is not begun anew by who has it open, and neither is what was renamed', async () => {
    const { editor, publisher } = flow
    const write = (slug: string, revision: number) =>
      editor.call('content.save', {
        params: { slug },
        body: { opened: true, layers: [{ scope: 'any', body: page('Still here'), revision }] },
      })
    const open = ['open-deleted', 'open-renamed']
    for (const slug of open) await live(slug, page('Open'))
    await write('open-deleted', 0)
    await remove('open-deleted')
    await publisher.call('content.rename', { params: { slug: 'open-renamed' }, body: { to: 'open-elsewhere' } })
    for (const slug of open)
      for (const revision of [0, 1]) await expect(write(slug, revision)).rejects.toMatchObject({ status: 404 })
    const { rows } = await editor.call('content.list', { query: {} })
    expect(rows.map(({ slug }) => slug).filter(slug => open.includes(slug))).toEqual([])
    // An old name leads to what it is now, for who writes as for who visits.
    const read = (slug: string) => editor.call('content.read', { params: { slug } })
    expect(await read('open-renamed')).toMatchObject({ slug: 'open-elsewhere', layers: [{ scope: 'any' }] })
    await expect(read('open-deleted')).rejects.toMatchObject({ status: 404 })
  })

  it('is nothing the shop needs, nothing with pages below, and nobody else’s', async () => {
    const { editor, save } = flow
    for (const slug of ['menu', 'home', 'help']) {
      await save(editor, slug, 'any', page(slug))
      await expect(remove(slug)).rejects.toMatchObject(refused)
    }
    await live('above', page('Above'))
    await live('above/below', page('Below'))
    await expect(remove('above')).rejects.toMatchObject(refused)
    const german = await staffMember(shop, 'publisher', ['DE'])
    await expect(remove('above/below', undefined, german)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await remove('above/below')
    await remove('above')
  })

  it('is still there for a while: what is hidden or moved in one language alone', async () => {
    const items = ['a', 'b', 'c'].map(id => ({ id, type: 'hero', title: id }))
    await live('arranged', { ...page('Arranged'), sections: [{ name: 'main', items }] })
    await flow.save(flow.editor, 'arranged', 'fr', { title: 'Rangé', hidden: ['b'], order: ['c', 'a'] })
    await flow.publish(flow.publisher, 'arranged')
    await shop.settled()
    const shown = async (siteId: 'US' | 'FR') => {
      const found = await shop.call('content.page', { params: { mode: 'live', siteId, page: 'arranged' } })
      return found.sections[0]?.items.map(({ id }) => id)
    }
    expect([await shown('US'), await shown('FR')]).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a'],
    ])
  })

  it('leaves translations to others: what is missing or stale in a language is counted', async () => {
    const translator = await staffMember(shop, 'translator')
    await live('counted', { ...page('Counted'), description: 'All of it' })
    const countOf = async () => {
      const { rows } = await translator.call('content.translations', { query: { language: 'fr' } })
      return rows.find(({ slug }) => slug === 'counted')
    }
    expect(await countOf()).toEqual({ slug: 'counted', kind: 'page', total: 2, missing: 2, stale: 0 })
    const sources = { ' title': 'of something else' }
    await flow.save(translator, 'counted', 'fr', { title: 'Compté', sources })
    expect(await countOf()).toMatchObject({ missing: 1, stale: 1 })
  })
})
