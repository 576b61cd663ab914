import { beforeAll, describe, expect, inject, it } from 'vitest'
import { contentFlow, page } from '../testing/content-flow.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const refused = { code: 'STAFF_NOT_NOW' }

describe('a review', () => {
  let shop: TestShop
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true', FOUR_EYES: 'DE, US' })
    flow = await contentFlow(shop)
  })

  it('is asked for, told to who may approve, given back with a note, asked again and approved', async () => {
    const { editor, publisher, second, save, publish, ask, decide, reviewOf, waiting, titleAt } = flow
    await save(editor, 'asked', 'any', page('One'))
    const before = (await waiting(publisher)) ?? 0
    const first = await ask(editor, 'asked', 'Please look')
    expect(await waiting(publisher)).toBe(before + 1)
    expect(await waiting(editor)).toBeUndefined()
    const letters = await shop.database.db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()
    expect(letters).toContainEqual({
      payload: expect.objectContaining({ template: 'review-asked', to: publisher.email }),
    })
    expect(letters).not.toContainEqual({
      payload: expect.objectContaining({ template: 'review-asked', to: editor.email }),
    })
    await expect(decide(publisher, first, 'asked', 'returned')).rejects.toMatchObject({ status: 400 })
    await decide(publisher, first, 'asked', 'returned', 'A better title')
    expect(await reviewOf(editor, 'asked')).toMatchObject({ state: 'returned', answer: 'A better title', own: true })
    const given = async (who: StaffMember) => [
      (await who.call('home.read')).waiting.find(({ kind }) => kind === 'returnedContent')?.count,
      (await who.call('reviews.list', { query: { only: 'returned' } })).rows.map(({ slug }) => slug),
    ]
    expect(await given(editor)).toEqual([1, ['asked']])
    expect(await given(publisher)).toEqual([0, []])
    await save(editor, 'asked', 'any', page('Two'))
    const again = await ask(editor, 'asked')
    await expect(decide(editor, again, 'asked')).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(await given(editor)).toEqual([0, []])
    await decide(publisher, again, 'asked')
    expect(await reviewOf(second, 'asked')).toMatchObject({ state: 'approved', changedSince: false, own: false })
    await publish(publisher, 'asked')
    expect(await titleAt('asked')).toBe('Two')
    expect(await reviewOf(second, 'asked')).toBeUndefined()
  })

  it('lets nobody publish what they alone wrote, where a site asks for that', async () => {
    const { publisher, second, save, publish, ask, decide, reviewOf } = flow
    await save(publisher, 'alone', 'any', page('Alone'))
    const mustAsk = async (who: StaffMember) => (await who.call('content.read', { params: { slug: 'alone' } })).mustAsk
    expect([await mustAsk(publisher), await mustAsk(second)]).toEqual([true, false])
    const { seenByTwo } = await publisher.call('content.read', { params: { slug: 'alone' } })
    expect(seenByTwo).toEqual(expect.arrayContaining(['any', 'en', 'de', 'de-de', 'en-us']))
    expect(seenByTwo).not.toContain('fr-fr')
    await expect(publish(publisher, 'alone')).rejects.toMatchObject(refused)
    const id = await ask(publisher, 'alone')
    await expect(decide(publisher, id, 'alone')).rejects.toMatchObject(refused)
    await decide(second, id, 'alone')
    expect(await mustAsk(publisher)).toBe(false)
    await save(publisher, 'alone', 'any', page('Changed since'))
    expect(await mustAsk(publisher)).toBe(true)
    expect(await reviewOf(publisher, 'alone')).toMatchObject({ state: 'approved', changedSince: true })
    await expect(publish(publisher, 'alone')).rejects.toMatchObject(refused)
    await publish(second, 'alone')
    await save(publisher, 'alone', 'es', { title: 'Solo' })
    await publish(publisher, 'alone')
  })

  it('looks at each layer: who wrote one is no second pair of eyes for it', async () => {
    const { publisher, second, save, publish, ask, decide } = flow
    await save(publisher, 'layers', 'any', page('General'))
    await save(second, 'layers', 'de', { title: 'Deutsch' })
    await expect(publish(publisher, 'layers')).rejects.toMatchObject(refused)
    await expect(publish(second, 'layers')).rejects.toMatchObject(refused)
    await decide(second, await ask(publisher, 'layers'), 'layers')
    await publish(publisher, 'layers')
  })

  it('is no work for a key', async () => {
    const { editor, publisher, save, seenOf, ask, decide } = flow
    const owner = await staffMember(shop, 'owner')
    const key = await staffKey(shop, owner, { permissions: ['content.read', 'content.publish'] })
    await save(editor, 'keyed', 'any', page('Keyed'))
    const reviewId = await ask(editor, 'keyed')
    const seen = await seenOf('keyed')
    const body = { decision: 'approved' as const, seen }
    await expect(key('reviews.decide', { params: { reviewId }, body })).rejects.toMatchObject(refused)
    await expect(key('content.publish', { params: { slug: 'keyed' }, body: { seen } })).rejects.toMatchObject(refused)
    await decide(publisher, reviewId, 'keyed')
    await key('content.publish', { params: { slug: 'keyed' }, body: { seen } })
  })

  it('is not done by who made the key that wrote it or asked for it', async () => {
    const { publisher, seenOf, publish, decide } = flow
    const owner = await staffMember(shop, 'owner')
    const key = await staffKey(shop, owner, { permissions: ['content.read', 'content.write', 'content.translate'] })
    const params = { slug: 'handed' }
    await key('content.save', { params, body: { layers: [{ scope: 'any', body: page('Handed'), revision: 0 }] } })
    await expect(publish(owner, 'handed')).rejects.toMatchObject(refused)
    const { id } = await key('reviews.ask', { body: { ...params, seen: await seenOf('handed') } })
    await expect(decide(owner, id, 'handed')).rejects.toMatchObject(refused)
    await decide(publisher, id, 'handed')
    await publish(owner, 'handed')
  })

  it('is of the pictures too, which stay as they were approved', async () => {
    const { editor, publisher, save, publish, ask, decide, reviewOf } = flow
    const owner = await staffMember(shop, 'owner')
    const { db } = shop.database
    const id = 'ast_picturedhere'
    const looks = { kind: 'jpeg', sha256: 'a'.repeat(64), mark: 'a'.repeat(16), bytes: 9, width: 9, height: 9 }
    await db
      .insertInto('assets')
      .values({ id, name: 'a.jpg', created_by: owner.id, ...looks })
      .execute()
    const media = { sm: { id: `assets/${id}/${looks.mark}`, alt: '', width: 1, height: 1 } }
    const items = [{ type: 'banner-image', id: 'b', media }]
    await save(publisher, 'pictured', 'any', { ...page('Pictured'), sections: [{ name: 'main', items }] })
    const replacing = { name: 'b.jpg', bytes: 9, sha256: 'b'.repeat(64), replaces: id }
    await decide(owner, await ask(publisher, 'pictured'), 'pictured')
    await owner.call('assets.open', { body: replacing })
    await db
      .updateTable('assets')
      .set({ mark: 'b'.repeat(16) })
      .where('id', '=', id)
      .execute()
    expect(await reviewOf(editor, 'pictured')).toMatchObject({ changedSince: true })
    await expect(publish(publisher, 'pictured')).rejects.toMatchObject(refused)
    await decide(owner, await ask(publisher, 'pictured'), 'pictured')
    await publish(publisher, 'pictured')
    await expect(owner.call('assets.open', { body: replacing })).rejects.toMatchObject(refused)
  })

  it('is of those who may publish wherever it is seen', async () => {
    const { editor, save, ask, decide, waiting } = flow
    const german = await staffMember(shop, 'publisher', ['DE'])
    await save(editor, 'sited', 'any', page('Everywhere'))
    const before = await waiting(german)
    const id = await ask(editor, 'sited')
    expect(await waiting(german)).toBe(before)
    await expect(decide(german, id, 'sited')).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it.runIf(inject('engine') === 'postgres')('is decided once, whoever presses at the same time', async () => {
    const { editor, publisher, second, save, ask, decide } = flow
    await save(editor, 'raced', 'any', page('Raced'))
    const id = await ask(editor, 'raced')
    const outcomes = await Promise.allSettled([
      decide(publisher, id, 'raced'),
      decide(second, id, 'raced', 'returned', 'No'),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
