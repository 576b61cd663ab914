import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const DAY_MS = 86_400_000
const hero = (words: object) => ({ id: 'hero', type: 'hero', ...words })
const page = (words: object, ...items: object[]) => ({ title: 'Trail', ...words, sections: [{ name: 'main', items }] })

describe('what an editor writes', () => {
  let shop: TestShop
  let publisher: StaffMember
  let editor: StaffMember
  let translator: StaffMember
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    publisher = await staffMember(shop, 'publisher')
    editor = await staffMember(shop, 'editor')
    translator = await staffMember(shop, 'translator')
  })

  type Layer = { scope: string; body: object; revision: number; base?: number | null }
  const save = (who: StaffMember, slug: string, ...layers: Layer[]) =>
    who.call('content.save', {
      params: { slug },
      body: { layers: layers.map(layer => ({ ...layer, body: { ...layer.body } })) },
    })
  const check = (slug: string) => publisher.call('content.check', { params: { slug } })
  const publish = async (slug: string, when: { publishAt?: string; expireAt?: string } = {}, who = publisher) =>
    who.call('content.publish', { params: { slug }, body: { ...when, seen: (await check(slug)).seen } })
  const shown = async (slug: string) => {
    await shop.settled()
    const found = await shop.call('content.page', { params: { mode: 'live', siteId: 'US', page: slug } })
    return found.sections[0]?.items[0]
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

  it('is nobody’s business until it is published; then it is live, and told in the history', async () => {
    await save(editor, 'ridge', { scope: 'any', body: page({}, hero({ title: 'Wind' })), revision: 0 })
    await expect(shown('ridge')).rejects.toMatchObject({ status: 404 })
    const { rows } = await editor.call('content.list', { query: { q: 'ridge' } })
    expect(rows).toMatchObject([
      { slug: 'ridge', kind: 'page', title: 'Trail', layers: [{ scope: 'any', live: false, working: true }] },
    ])
    await expect(publish('ridge', {}, editor)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await publish('ridge')
    expect(await shown('ridge')).toMatchObject({ title: 'Wind' })
    const read = await editor.call('content.read', { params: { slug: 'ridge' } })
    expect(read.layers).toMatchObject([{ scope: 'any', revision: 0, versions: [{ version: 1, state: 'live' }] }])
    const owner = await staffMember(shop, 'owner')
    const history = await owner.call('history.list', { query: { objectType: 'page', objectId: 'ridge' } })
    expect(history.rows[0]).toMatchObject({ call: 'content.publish' })
  })

  it('lets nobody who had it open before it was published write over what was begun anew since', async () => {
    const slug = 'begun-anew'
    await save(editor, slug, { scope: 'any', body: page({}, hero({ title: 'Wind' })), revision: 0 })
    const read = await editor.call('content.read', { params: { slug } })
    const open = { scope: 'any', revision: read.layers[0]?.revision ?? 0, base: read.layers[0]?.base ?? null }
    await publish(slug)
    const gale = { ...open, body: page({}, hero({ title: 'Gale' })) }
    const live = page({}, hero({ title: 'Wind' }))
    // Whoever begins on what was live before does not write over what is live now either.
    const nobody = { ...gale, revision: 0 }
    expect(await save(editor, slug, nobody)).toMatchObject({ saved: false, layers: [{ body: live, base: 1 }] })
    const anew = page({}, hero({ title: 'Wind', subtitle: 'From the west' }))
    await save(publisher, slug, { scope: 'any', body: anew, revision: 0, base: 1 })
    expect(await save(editor, slug, gale)).toMatchObject({
      saved: false,
      layers: [{ body: anew, revision: open.revision, base: 1 }],
    })
  })

  it('is kept again and again where a version of it goes live while somebody writes', async () => {
    const slug = 'strikes'
    const written = (title: string) => ({ scope: 'any', body: page({}, hero({ title })) })
    await save(editor, slug, { ...written('Noon'), revision: 0 })
    await publish(slug, { publishAt: new Date(Date.now() + 60_000).toISOString() })
    let base: number | null | undefined = (await save(editor, slug, { ...written('One'), revision: 0 })).layers[0]?.base
    shop.advance(61_000)
    for (const [at, title] of ['Two', 'Three', 'Four'].entries()) {
      const { saved, layers } = await save(editor, slug, { ...written(title), revision: at + 1, base: base ?? null })
      expect(saved, title).toBe(true)
      base = layers[0]?.base
    }
  })

  it('leaves a row in the history each time that somebody sits down to write, and not with each letter', async () => {
    const owner = await staffMember(shop, 'owner')
    const told = async () => {
      const { rows } = await owner.call('history.list', { query: { objectType: 'page', objectId: 'typed' } })
      return rows.map(({ call, staffId }) => `${call} ${staffId === editor.id ? 'editor' : 'publisher'}`).toReversed()
    }
    const write = async (who: StaffMember, title: string, revision: number) =>
      save(who, 'typed', { scope: 'any', body: page({}, hero({ title })), revision })
    for (const [at, title] of ['W', 'Wi', 'Win', 'Wind'].entries()) await write(editor, title, at)
    expect(await told()).toEqual(['content.save editor'])
    // Who was told that others were there first has written nothing.
    expect(await write(publisher, 'Storm', 0)).toMatchObject({ saved: false })
    expect(await told()).toEqual(['content.save editor'])
    await write(publisher, 'Storm', 4)
    await write(publisher, 'Storms', 5)
    await write(editor, 'Wind', 6)
    expect(await told()).toEqual(['content.save editor', 'content.save publisher', 'content.save editor'])
    await shop.database.pool.query(
      `update content_working set updated_at = updated_at - interval '31 minutes' where slug = 'typed'`,
    )
    await write(editor, 'Winds', 7)
    expect((await told()).slice(3)).toEqual(['content.save editor'])
    const { rows } = await owner.call('history.list', { query: { objectType: 'page', objectId: 'typed', limit: 1 } })
    expect(rows).toMatchObject([{ kind: 'write', changes: [{ field: 'any › writing', after: true }] }])
  })

  it('is not overwritten by who saw an older copy: they are told what is there', async () => {
    const first = await save(editor, 'two', { scope: 'any', body: page({}, hero({ title: 'One' })), revision: 0 })
    expect(first).toMatchObject({ saved: true, layers: [{ revision: 1 }] })
    const late = await save(publisher, 'two', { scope: 'any', body: page({}, hero({ title: 'Two' })), revision: 0 })
    expect(late).toMatchObject({ saved: false, layers: [{ revision: 1, by: 'The editor' }] })
    expect(late.layers[0]?.body).toMatchObject(page({}, hero({ title: 'One' })))
    expect(await save(publisher, 'two', { scope: 'any', body: page({}), revision: 1 })).toMatchObject({ saved: true })
  })

  it('is checked as pages read it: what they would leave out is named and not published', async () => {
    await save(editor, 'wrong', { scope: 'any', body: page({}, { id: 'top', type: 'heor' }), revision: 0 })
    const { problems } = await editor.call('content.check', { params: { slug: 'wrong' } })
    expect(problems).toMatchObject([
      {
        scope: 'any',
        id: 'top',
        path: 'sections.0.items.0.type',
        message: expect.stringContaining('did you mean hero'),
        reason: { name: 'noSectionLike', values: { name: 'heor', near: 'hero' } },
      },
    ])
    await expect(publish('wrong')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('goes live by the clock and ends by it, and stays scheduled when something is published before', async () => {
    await save(editor, 'season', {
      scope: 'any',
      body: page({ description: 'Old' }, hero({ title: 'Summer' })),
      revision: 0,
    })
    await publish('season')
    await save(editor, 'season', {
      scope: 'any',
      body: page({ description: 'Old' }, hero({ title: 'Sale' })),
      revision: 0,
    })
    await expect(publish('season', { publishAt: inDays(-1) })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await publish('season', { publishAt: inDays(2), expireAt: inDays(4) })
    await save(editor, 'season', {
      scope: 'any',
      body: page({ description: 'New' }, hero({ title: 'Summer' })),
      revision: 0,
    })
    const { differences } = await editor.call('content.check', { params: { slug: 'season' } })
    expect(differences).toEqual([{ scope: 'any', path: ['description'], before: 'Old', after: 'New' }])
    expect((await publish('season')).conflicts).toEqual([])
    expect(await shown('season')).toMatchObject({ title: 'Summer' })
    const { layers } = await editor.call('content.read', { params: { slug: 'season' } })
    expect(layers[0]?.versions.map(({ state }) => state)).toEqual(['scheduled', 'live', 'past'])
  })

  it('is translated by who may only translate, who leaves alone what all languages share', async () => {
    await save(editor, 'words', { scope: 'any', body: page({}, hero({ title: 'Rock' })), revision: 0 })
    await publish('words')
    await expect(save(translator, 'words', { scope: 'any', body: {}, revision: 0 })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    const french = { scope: 'fr', body: { texts: { hero: { title: 'Roc' } } }, revision: 0 }
    expect(await save(translator, 'words', french)).toMatchObject({ saved: true })
  })

  it('is changed only by who may do so wherever it is seen', async () => {
    const german = await staffMember(shop, 'publisher', ['DE'])
    const canadian = await staffMember(shop, 'publisher', ['CA'])
    const forbidden = { code: 'STAFF_FORBIDDEN' }
    const layer = (scope: string) => ({ scope, body: page({}, hero({ title: scope })), revision: 0 })
    for (const scope of ['any', 'en', 'en-us', 'fr'])
      await expect(save(german, 'sited', layer(scope))).rejects.toMatchObject(forbidden)
    // No shop speaks it.
    await expect(save(german, 'sited', layer('it'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(save(canadian, 'sited', layer('fr'))).rejects.toMatchObject(forbidden)
    expect(await save(canadian, 'sited', layer('fr-ca'))).toMatchObject({ saved: true })
    expect(await save(german, 'sited', layer('de'), layer('de-de'))).toMatchObject({ saved: true })
    const params = { slug: 'sited' }
    await expect(german.call('content.discard', { params })).rejects.toMatchObject(forbidden)
    await expect(publish('sited', {}, german)).rejects.toMatchObject(forbidden)
    await publish('sited')
    await expect(german.call('content.unpublish', { params })).rejects.toMatchObject(forbidden)
    await expect(
      german.call('content.restore', { params, body: { scope: 'fr-ca', version: 1 } }),
    ).rejects.toMatchObject(forbidden)
    await german.call('content.restore', { params, body: { scope: 'de', version: 1 } })
    await publish('sited', {}, german)
    await save(german, 'sited', layer('de'))
    await german.call('content.discard', { params })
    const { layers, mayWrite, mayPublish } = await german.call('content.read', { params })
    expect(layers.map(({ scope }) => scope)).toEqual(['de', 'de-de', 'fr-ca'])
    expect([mayWrite, mayPublish]).toEqual([
      ['de', 'de-de'],
      ['de', 'de-de'],
    ])
    expect(await translator.call('content.read', { params })).toMatchObject({
      mayWrite: expect.not.arrayContaining(['any']),
      mayPublish: [],
    })
  })

  it('is published only as the publisher saw it, whoever saved or began anew meanwhile; the history names them', async () => {
    const params = { slug: 'unseen' }
    const written = (title: string, revision: number) => ({ scope: 'any', body: page({}, hero({ title })), revision })
    await save(editor, 'unseen', written('Seen', 0))
    const { seen } = await check('unseen')
    const press = () => publisher.call('content.publish', { params, body: { seen } })
    const late = { code: 'STAFF_NOT_NOW' }
    const french = { scope: 'fr', body: { texts: { hero: { title: 'Autre' } } }, revision: 0 }
    await save(translator, 'unseen', french)
    await expect(press()).rejects.toMatchObject(late)
    await editor.call('content.discard', { params })
    await save(editor, 'unseen', written('Unseen', 0))
    await expect(press()).rejects.toMatchObject(late)
    await save(editor, 'unseen', written('Seen', 1))
    await press()
    const owner = await staffMember(shop, 'owner')
    const history = await owner.call('history.list', { query: { objectType: 'page', objectId: 'unseen' } })
    expect(history.rows[0]?.changes).toContainEqual(expect.objectContaining({ field: 'any › by', after: 'The editor' }))
  })

  it('is checked together with what went live since it was begun', async () => {
    const written = (words: object) => ({ scope: 'any', body: page({}, { id: 'top', ...words }), revision: 0 })
    await save(editor, 'ground', written({ type: 'hero', title: 'Top', richText: '<p>Top</p>' }))
    await publish('ground')
    await save(editor, 'ground', written({ type: 'rich-text', title: 'Top', richText: '<p>Top</p>' }))
    await publish('ground', { publishAt: inDays(2) })
    await save(editor, 'ground', written({ type: 'hero', title: 'Top' }))
    expect((await check('ground')).problems).toEqual([])
    await expect(publish('ground', { publishAt: inDays(3) })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await publish('ground')
  })

  it('is taken out of the shop, and begun again from any version', async () => {
    await save(editor, 'gone', { scope: 'any', body: page({}, hero({ title: 'First' })), revision: 0 })
    await publish('gone')
    await save(editor, 'gone', { scope: 'any', body: page({}, hero({ title: 'Second' })), revision: 0 })
    await publish('gone')
    await publisher.call('content.unpublish', { params: { slug: 'gone' } })
    await expect(shown('gone')).rejects.toMatchObject({ status: 404 })
    const { layers } = await editor.call('content.read', { params: { slug: 'gone' } })
    expect(JSON.stringify(layers[0]?.body)).toContain('Second')
    await editor.call('content.restore', { params: { slug: 'gone' }, body: { scope: 'any', version: 1 } })
    await publish('gone')
    expect(await shown('gone')).toMatchObject({ title: 'First' })
    await save(editor, 'gone', { scope: 'any', body: page({}), revision: 0 })
    await editor.call('content.discard', { params: { slug: 'gone' } })
    expect((await editor.call('content.check', { params: { slug: 'gone' } })).differences).toEqual([])
  })

  it('is kept without signs that no database keeps', async () => {
    await save(editor, 'pasted', { scope: 'any', body: page({ description: 'nul \0 here' }), revision: 0 })
    const { layers } = await editor.call('content.read', { params: { slug: 'pasted' } })
    expect(layers[0]?.body).toMatchObject({ description: 'nul  here' })
  })

  it('is cleaned like everything editors write', async () => {
    const rich = page({}, { id: 'words', type: 'rich-text', richText: '<p onclick="x()">Hi<script>y()</script></p>' })
    const saved = await save(editor, 'clean', { scope: 'any', body: rich, revision: 0 })
    expect(JSON.stringify(saved)).toContain('<p>Hi</p>')
  })
})
