import { beforeAll, describe, expect, inject, it } from 'vitest'
import { contentFlow, page } from '../testing/content-flow.ts'
import * as given from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const DAY_MS = 86_400_000
const AHEAD_MS = 5 * 60_000
const refused = { code: 'STAFF_NOT_NOW' }
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('a release', () => {
  let shop: TestShop
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true', FOUR_EYES: 'DE, US' })
    flow = await contentFlow(shop)
  })

  const release = async (name: string, moments: { publishAt?: string; expireAt?: string }, ...slugs: string[]) => {
    const { id } = await flow.editor.call('releases.create', { body: { name, ...moments } })
    for (const slug of slugs) await flow.editor.call('releases.include', { params: { releaseId: id, slug } })
    return id
  }
  const read = (releaseId: string) => flow.publisher.call('releases.read', { params: { releaseId } })
  const publishIt = async (releaseId: string, who = flow.publisher) =>
    who.call('releases.publish', { params: { releaseId }, body: { seen: (await read(releaseId)).seen } })
  const write = async (...slugs: string[]) => {
    for (const slug of slugs) await flow.save(flow.editor, slug, 'any', page(`New ${slug}`))
  }
  const live = async (...slugs: string[]) => {
    for (const slug of slugs) await flow.save(flow.editor, slug, 'any', page(`Old ${slug}`))
    for (const slug of slugs) await flow.publish(flow.publisher, slug)
  }

  it('goes live and ends as one, by the clock, on every process', async () => {
    const { editor, titleAt } = flow
    await live('spring', 'bar')
    await write('spring', 'bar')
    const now = shop.services.clock().getTime()
    const [begins, ends] = [new Date(now + AHEAD_MS), new Date(now + 2 * AHEAD_MS)]
    const id = await release(
      'Spring',
      { publishAt: begins.toISOString(), expireAt: ends.toISOString() },
      'spring',
      'bar',
    )
    expect(await read(id)).toMatchObject({
      state: 'open',
      items: [
        { slug: 'bar', scopes: ['any'], differences: 1, problems: [] },
        { slug: 'spring', scopes: ['any'], differences: 1, problems: [] },
      ],
    })
    await publishIt(id)
    const { rows } = await editor.call('releases.timeline')
    expect(rows.filter(each => each.releaseId === id).map(({ what, slug }) => [what, slug])).toEqual([
      ['begins', 'bar'],
      ['begins', 'spring'],
      ['ends', 'bar'],
      ['ends', 'spring'],
    ])
    const doors = [given.guest(shop).call]
    if (inject('engine') === 'postgres') {
      const other = await secondShop(shop)
      doors.push(given.guest(other).call)
    }
    const all = async () =>
      new Set(await Promise.all(doors.flatMap(call => ['spring', 'bar'].map(slug => titleAt(slug, call)))))
    expect(await all()).toEqual(new Set(['Old spring', 'Old bar']))
    shop.advance(AHEAD_MS)
    expect(await all()).toEqual(new Set(['New spring', 'New bar']))
    shop.advance(AHEAD_MS)
    expect(await all()).toEqual(new Set(['Old spring', 'Old bar']))
    expect(await read(id)).toMatchObject({ state: 'ended' })
  })

  it('is published only as it was seen, all of it or nothing', async () => {
    const { editor, publisher, save } = flow
    await write('whole', 'broken')
    const id = await release('Whole', { publishAt: inDays(1) }, 'whole', 'broken')
    const { seen } = await read(id)
    const press = () => publisher.call('releases.publish', { params: { releaseId: id }, body: { seen } })
    await save(editor, 'broken', 'any', {
      ...page('Broken'),
      sections: [{ name: 'main', items: [{ type: 'heor' }] }],
    })
    await expect(press()).rejects.toMatchObject(refused)
    await expect(publishIt(id)).rejects.toMatchObject(refused)
    expect((await publisher.call('content.read', { params: { slug: 'whole' } })).layers[0]?.revision).toBe(1)
    await editor.call('releases.leaveOut', { params: { releaseId: id, slug: 'broken' } })
    const body = { name: 'Whole', publishAt: inDays(2) }
    const before = (await read(id)).seen
    await editor.call('releases.change', { params: { releaseId: id }, body })
    await expect(
      publisher.call('releases.publish', { params: { releaseId: id }, body: { seen: before } }),
    ).rejects.toMatchObject(refused)
    await publishIt(id)
    await expect(editor.call('releases.change', { params: { releaseId: id }, body })).rejects.toMatchObject(refused)
    await expect(editor.call('releases.remove', { params: { releaseId: id } })).rejects.toMatchObject(refused)
  })

  it('holds only what is begun, each in one open release', async () => {
    const { editor } = flow
    await live('taken')
    const params = { releaseId: await release('First', {}), slug: 'taken' }
    await expect(editor.call('releases.include', { params })).rejects.toMatchObject(refused)
    await write('taken')
    await editor.call('releases.include', { params })
    const other = { ...params, releaseId: await release('Second', {}) }
    await expect(editor.call('releases.include', { params: other })).rejects.toMatchObject(refused)
    await expect(publishIt(other.releaseId)).rejects.toMatchObject(refused)
    await editor.call('releases.remove', { params })
    await editor.call('releases.include', { params: other })
  })

  it('is approved as one, where a site asks for four eyes', async () => {
    const { publisher, second, save } = flow
    await save(publisher, 'own', 'any', page('Own'))
    const id = await release('Own', { publishAt: inDays(1) }, 'own')
    expect((await read(id)).mustAsk).toBe(true)
    await expect(publishIt(id)).rejects.toMatchObject(refused)
    const { seen } = await read(id)
    const asked = await publisher.call('reviews.ask', { body: { releaseId: id, seen } })
    const body = { decision: 'approved' as const, seen }
    await second.call('reviews.decide', { params: { reviewId: asked.id }, body })
    expect(await read(id)).toMatchObject({ review: { state: 'approved', changedSince: false } })
    await publishIt(id)
  })

  it('is taken back as one: to come, it is worked on again; live, it ends now', async () => {
    const { editor, publisher, second, save, publish, titleAt } = flow
    await live('back', 'forth')
    await write('back', 'forth')
    const id = await release('Back', { publishAt: inDays(1) }, 'back', 'forth')
    const params = { releaseId: id }
    await publishIt(id)
    await save(editor, 'back', 'any', page('Begun meanwhile'))
    await expect(publisher.call('releases.revert', { params })).rejects.toMatchObject(refused)
    await editor.call('content.discard', { params: { slug: 'back' } })
    await publisher.call('releases.revert', { params })
    expect(await read(id)).toMatchObject({ state: 'open', items: [{ differences: 1 }, { differences: 1 }] })
    await editor.call('releases.change', { params, body: { name: 'Now' } })
    await publishIt(id, second)
    expect([await titleAt('back'), await titleAt('forth')]).toEqual(['New back', 'New forth'])
    await save(editor, 'forth', 'any', page('Newer forth'))
    await publish(publisher, 'forth')
    expect(await publisher.call('releases.revert', { params })).toEqual({ kept: [{ slug: 'forth', scope: 'any' }] })
    expect([await titleAt('back'), await titleAt('forth')]).toEqual(['Old back', 'Newer forth'])
    expect(await read(id)).toMatchObject({ state: 'reverted' })
    // What it said is not lost: it is a draft again, where nothing newer stands.
    const written = async (slug: string) => (await editor.call('content.read', { params: { slug } })).layers[0]
    expect(await written('back')).toMatchObject({
      body: { title: 'New back' },
      live: { title: 'Old back' },
      revision: 1,
    })
    expect(await written('forth')).toMatchObject({ body: { title: 'Newer forth' }, revision: 0 })
  })

  it('is still written by who wrote it, when it is worked on again', async () => {
    const { publisher, second, save } = flow
    const owner = await staffMember(shop, 'owner')
    await save(publisher, 'written', 'any', page('Written'))
    const id = await release('Written', { publishAt: inDays(1) }, 'written')
    await publishIt(id, second)
    await owner.call('releases.revert', { params: { releaseId: id } })
    await expect(publishIt(id, publisher)).rejects.toMatchObject(refused)
    await publishIt(id, second)
  })

  it('is still of the release when something is published before it', async () => {
    const { editor, publisher, save, publish } = flow
    await live('rebased')
    await write('rebased')
    const id = await release('Later', { publishAt: inDays(1) }, 'rebased')
    await publishIt(id)
    await save(editor, 'rebased', 'any', { ...page('Old rebased'), description: 'Corrected' })
    await publish(publisher, 'rebased')
    expect((await read(id)).items).toMatchObject([{ slug: 'rebased', scopes: ['any'] }])
    await publisher.call('releases.revert', { params: { releaseId: id } })
    expect((await read(id)).items).toMatchObject([{ differences: 1 }])
  })

  it('is made and published by who may, wherever it is seen', async () => {
    const { editor } = flow
    const german = await staffMember(shop, 'publisher', ['DE'])
    const translator = await staffMember(shop, 'translator')
    const forbidden = { code: 'STAFF_FORBIDDEN' }
    await write('foreign')
    const id = await release('Foreign', { publishAt: inDays(1) })
    const params = { releaseId: id, slug: 'foreign' }
    await expect(german.call('releases.include', { params })).rejects.toMatchObject(forbidden)
    await expect(translator.call('releases.include', { params })).rejects.toMatchObject(forbidden)
    await editor.call('releases.include', { params })
    await expect(publishIt(id, german)).rejects.toMatchObject(forbidden)
    await expect(publishIt(id, editor)).rejects.toMatchObject(forbidden)
    await publishIt(id)
    await expect(german.call('releases.revert', { params })).rejects.toMatchObject(forbidden)
  })

  it('is gathered only by who may write all that it holds', async () => {
    const german = await staffMember(shop, 'publisher', ['DE'])
    await write('held')
    await flow.save(flow.editor, 'germans', 'de', { title: 'Deutsch' })
    const id = await release('Held', { publishAt: inDays(1) }, 'held')
    const params = { releaseId: id, slug: 'held' }
    const forbidden = { code: 'STAFF_FORBIDDEN' }
    const body = { name: 'Taken over', publishAt: inDays(9) }
    await expect(german.call('releases.change', { params, body })).rejects.toMatchObject(forbidden)
    await expect(german.call('releases.leaveOut', { params })).rejects.toMatchObject(forbidden)
    await expect(german.call('releases.remove', { params })).rejects.toMatchObject(forbidden)
    const added = { ...params, slug: 'germans' }
    await expect(german.call('releases.include', { params: added })).rejects.toMatchObject(forbidden)
    expect(await read(id)).toMatchObject({ name: 'Held', items: [{ slug: 'held' }] })
    const own = await release('Own', {}, 'germans')
    await german.call('releases.change', { params: { releaseId: own }, body })
    await german.call('releases.remove', { params: { releaseId: own } })
  })

  it.runIf(inject('engine') === 'postgres')(
    'and one of its objects are not both published by two at the same time',
    async () => {
      const { publisher, second, seenOf } = flow
      await write('both', 'beside')
      const id = await release('Both', { publishAt: inDays(1) }, 'both', 'beside')
      const { seen } = await read(id)
      const alone = await seenOf('both')
      const outcomes = await Promise.allSettled([
        publisher.call('releases.publish', { params: { releaseId: id }, body: { seen } }),
        second.call('content.publish', { params: { slug: 'both' }, body: { seen: alone } }),
        second.call('releases.publish', { params: { releaseId: id }, body: { seen } }),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { layers } = await publisher.call('content.read', { params: { slug: 'both' } })
      expect(layers[0]?.versions).toHaveLength(1)
    },
  )
})
