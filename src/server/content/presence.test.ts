import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const params = { slug: 'ridge' }

describe('who is on a page', () => {
  let shop: TestShop
  let editor: StaffMember
  let publisher: StaffMember
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    editor = await staffMember(shop, 'editor')
    publisher = await staffMember(shop, 'publisher')
    const body = { title: 'Ridge', sections: [] }
    await editor.call('content.save', { params, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
  })

  const here = (who: StaffMember, body: { item?: string; leaving?: boolean } = {}, slug = 'ridge') =>
    who.call('content.here', { params: { slug }, body }).then(({ others }) => ({ others }))

  it('is told to the others with the part they are at, and not of themselves', async () => {
    expect(await here(editor, { item: 'hero' })).toEqual({ others: [] })
    expect(await here(publisher)).toEqual({ others: [{ name: 'The editor', item: 'hero' }] })
    await here(editor, { item: 'story' })
    expect(await here(publisher)).toEqual({ others: [{ name: 'The editor', item: 'story' }] })
    expect(await here(editor)).toEqual({ others: [{ name: 'The publisher' }] })
    expect(await here(publisher)).toEqual({ others: [{ name: 'The editor' }] })
  })

  it('is not told to who may not read content, nor of pages that are not there', async () => {
    const service = await staffMember(shop, 'service')
    await expect(here(service)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await here(editor, {}, 'nowhere')
    expect(await here(publisher, {}, 'nowhere')).toEqual({ others: [] })
  })

  it('learns what others wrote since, of layers it does not have too, and nothing of what it has', async () => {
    const page = { slug: 'crest' }
    const written = (title: string) => ({ title, sections: [] })
    const save = (who: StaffMember, scope: string, title: string, revision: number) =>
      who.call('content.save', { params: page, body: { layers: [{ scope, body: written(title), revision }] } })
    await save(editor, 'any', 'Crest', 0)
    const since = async (...has: { scope: string; revision: number }[]) =>
      (await publisher.call('content.here', { params: page, body: { has } })).layers
    expect(await since({ scope: 'any', revision: 1 })).toEqual([])
    await save(editor, 'any', 'Crest in snow', 1)
    await save(editor, 'fr', 'La crête', 0)
    expect(await since({ scope: 'any', revision: 1 })).toEqual([
      { scope: 'any', body: written('Crest in snow'), revision: 2, base: null, by: 'The editor' },
      { scope: 'fr', body: written('La crête'), revision: 1, base: null, by: 'The editor' },
    ])
    const both = [
      { scope: 'any', revision: 2 },
      { scope: 'fr', revision: 1 },
    ]
    expect(await since(...both)).toEqual([])
    // What is no longer begun is what is live.
    const { seen } = await publisher.call('content.check', { params: page })
    await publisher.call('content.publish', { params: page, body: { seen } })
    expect(await since(...both)).toEqual([
      { scope: 'any', body: written('Crest in snow'), revision: 0, base: 1 },
      { scope: 'fr', body: written('La crête'), revision: 0, base: 1 },
    ])
  })

  it('tells whoever sits still that words which were never published are taken back', async () => {
    const page = { slug: 'couloir' }
    const save = (scope: string, title: string) =>
      editor.call('content.save', {
        params: page,
        body: { layers: [{ scope, body: { title, sections: [] }, revision: 0 }] },
      })
    await save('any', 'Couloir')
    const { seen } = await publisher.call('content.check', { params: page })
    await publisher.call('content.publish', { params: page, body: { seen } })
    await save('fr', 'Le couloir')
    const has = [
      { scope: 'any', revision: 0, base: 1 },
      { scope: 'fr', revision: 1, base: null },
    ]
    const since = async () => (await publisher.call('content.here', { params: page, body: { has } })).layers
    expect(await since()).toEqual([])
    await editor.call('content.discard', { params: page })
    expect(await since()).toEqual([{ scope: 'fr', body: {}, revision: 0, base: null }])
  })

  it('does not take what is just being published for taken back', async () => {
    const page = { slug: 'cornice' }
    const body = { title: 'Cornice', sections: [] }
    await editor.call('content.save', { params: page, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
    const { seen } = await publisher.call('content.check', { params: page })
    const publishAt = new Date(Date.now() + 8000).toISOString()
    await publisher.call('content.publish', { params: page, body: { seen, publishAt } })
    const since = () =>
      editor.call('content.here', { params: page, body: { has: [{ scope: 'any', revision: 1, base: null }] } })
    expect((await since()).layers).toEqual([])
    shop.advance(9000)
    expect((await since()).layers).toEqual([{ scope: 'any', body, revision: 0, base: 1 }])
  })

  it('is over when somebody leaves, and by itself when nothing is heard of them', async () => {
    await here(editor)
    await here(editor, { leaving: true })
    expect(await here(publisher)).toEqual({ others: [] })
    await here(editor)
    shop.advance(21_000)
    expect(await here(publisher)).toEqual({ others: [] })
    await here(publisher, { leaving: true })
    const { rows } = await shop.database.pool.query('select count(*)::int as count from content_presence')
    expect(rows).toEqual([{ count: 0 }])
  })

  it('is no sign of life: who says it for an hour and nothing else is signed out all the same', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const away = await staffMember(shop, 'editor')
    shop.advance(50 * 60_000)
    await here(away)
    shop.advance(20 * 60_000)
    await expect(here(away)).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
  })
})
