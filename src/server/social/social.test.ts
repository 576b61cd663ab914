import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { social } from '#contract/social/social.ts'
import { previewToken } from '../content/content-view.ts'
import { customer, guest, product, type GivenSku } from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { insertDemoPictures } from './demo-pictures.ts'

describe('pictures of shoppers', () => {
  let shop: TestShop
  let worn: GivenSku
  beforeAll(async () => {
    shop = await testShop()
    worn = await product(shop, { name: 'Scree', categoryId: 1301 })
    const client = await shop.database.pool.connect()
    await insertDemoPictures(client).finally(() => client.release())
  })

  it('name their service and streams', async () => {
    const root = social.root.response.parse(await shop.call('social.root'))
    expect(root.streams).toContainEqual({ id: 'seen-outside', name: 'Seen outside', count: 4 })
  })

  it('come newest first, page by page, without gaps or repeats', async () => {
    const first = await shop.call('social.recentByStream', {
      params: { streamId: 'seen-outside' },
      query: { limit: 3 },
    })
    expect(social.recentByStream.response.parse(first).media).toHaveLength(3)
    const seen = [...first.media]
    for (let next = first.next; next;) {
      const page = await shop.call('social.recentByStreams', { query: { limit: 3, after: next } })
      seen.push(...page.media)
      next = page.next
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4)
    const dates = seen.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('are found by the product and category they show', async () => {
    const byProduct = await shop.call('social.recentByCustomer', {
      params: { customerId: 'cairn' },
      query: { productId: worn.productId },
    })
    expect(byProduct.media).toHaveLength(1)
    expect(byProduct.media[0]?.products[0]).toMatchObject({ id: worn.productId })
    const byCategory = await shop.call('social.recentByCategory', { query: { categoryId: '1301' } })
    expect(byCategory.media.map(({ id }) => id)).toEqual(byProduct.media.map(({ id }) => id))
    const none = await shop.call('social.recentByCategory', { query: { categoryId: '9999' } })
    expect(none.media).toEqual([])
  })

  it('tell their streams, and refuse what is not there', async () => {
    const { streams } = await shop.call('social.mediaStreams', { params: { mediaId: 'med_demo1' } })
    expect(streams.map(({ id }) => id)).toEqual(['seen-outside'])
    await expect(shop.call('social.mediaStreams', { params: { mediaId: 'med_none' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(shop.call('social.recentByStream', { params: { streamId: 'none' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('leave the shop once three customers reported them, however many guests did', async () => {
    const params = { mediaId: 'med_demo4' }
    const report = (who: Pick<TestShop, 'call'>) =>
      who.call('social.reportMedia', { params, body: { reason: 'other' } })
    for (let guests = 0; guests < 5; guests++) await report(guest(shop))
    const angry = await customer(shop)
    for (let each = 0; each < 4; each++) await report(angry)
    await expect(shop.call('social.media', { params })).resolves.toBeTruthy()
    for (let others = 0; others < 2; others++) await report(await customer(shop))
    await expect(report(guest(shop))).rejects.toMatchObject({ status: 404 })
  })

  it('are handed in by a user, kept, and shown only after a look', async () => {
    const user = await shop.call('social.createUser', { body: { nickname: 'ridge walker' } })
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f3b2d' } })
      .jpeg()
      .toBuffer()
    const body = {
      picture: bytes.toString('base64'),
      alt: 'A green field',
      streamId: 'seen-outside',
      termsAccepted: true,
    } as const
    const added = await shop.call('social.addMedia', { params: { userId: user.id }, body })
    expect(added.status).toBe('pending')
    const { media } = await shop.call('social.recentByStreams', { query: { limit: 48 } })
    expect(media.map(({ id }) => id)).not.toContain(added.id)
    const text = Buffer.from('not a picture').toString('base64')
    await expect(
      shop.call('social.addMedia', { params: { userId: user.id }, body: { ...body, picture: text } }),
    ).rejects.toMatchObject({ errorId: 'API415' })
    const cut = bytes.subarray(0, bytes.length - 200).toString('base64')
    await expect(
      shop.call('social.addMedia', { params: { userId: user.id }, body: { ...body, picture: cut } }),
    ).rejects.toMatchObject({ errorId: 'API415' })
  })

  it('are seen by their owner and by moderators only, until one of those publishes them', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e5532d' } })
      .png()
      .toBuffer()
    const owner = shop.newVisitor()
    const { id: userId } = await owner.call('social.createUser', { body: { nickname: 'early bird' } })
    const { id } = await owner.call('social.addMedia', {
      params: { userId },
      body: {
        picture: bytes.toString('base64'),
        alt: 'Orange',
        streamId: 'seen-outside',
        productIds: [worn.productId, 'NOSUCH123'],
        termsAccepted: true,
      },
    })
    const look = async (who: { visitor: TestShop['visitor'] }) => {
      const response = await who.visitor.fetch(`/media/wide-small/social/${id}`)
      return { caching: response.headers.get('cache-control'), bytes: (await response.arrayBuffer()).byteLength }
    }
    const stranger = shop.newVisitor()
    const moderator = shop.newVisitor()
    moderator.visitor.cookies.set(
      'cairn_preview',
      (await previewToken({ services: shop.services, db: shop.database.db })) ?? '',
    )
    const seen = await look(owner)
    expect(seen.caching).toBe('private, no-store')
    expect(await look(moderator)).toEqual(seen)
    expect(await look(stranger)).not.toEqual(seen)

    await expect(stranger.call('social.moderationQueue')).rejects.toMatchObject({ errorId: 'AUT404' })
    const params = { mediaId: id }
    await expect(stranger.call('social.moderate', { params, body: { decision: 'publish' } })).rejects.toMatchObject({
      errorId: 'AUT404',
    })
    const queue = social.moderationQueue.response.parse(await moderator.call('social.moderationQueue'))
    expect(queue.media.map(media => media.id)).toContain(id)
    await moderator.call('social.moderate', { params, body: { decision: 'publish' } })
    await shop.settled()
    expect((await look(stranger)).caching).toBe('public, max-age=300')
    const { media } = await shop.call('social.recentByStreams', { query: { limit: 48 } })
    expect(media.map(each => each.id)).toContain(id)
    const ofCategory = await shop.call('social.recentByCategory', { query: { categoryId: '1301' } })
    expect(ofCategory.media.map(each => each.id)).toContain(id)
    await moderator.call('social.moderate', { params, body: { decision: 'hide' } })
    expect((await look(stranger)).bytes).not.toBe(seen.bytes)
    const member = await staffMember(shop, 'service')
    member.visitor.cookies.set('cairn_preview', 'by-session')
    await createClient(member.visitor.transport)('social.moderate', { params, body: { decision: 'publish' } })
    const { rows } = await shop.database.pool.query(
      `select staff_id, changes from audit_log where object_type = 'picture' and object_id = $1 order by id`,
      [id],
    )
    expect(rows.map(({ staff_id, changes }) => [staff_id, changes[0]?.after])).toEqual([
      ['preview-token', 'published'],
      ['preview-token', 'hidden'],
      [member.id, 'published'],
    ])
  })

  it('bring their reports before a moderator, and start anew once published', async () => {
    const moderator = shop.newVisitor()
    moderator.visitor.cookies.set(
      'cairn_preview',
      (await previewToken({ services: shop.services, db: shop.database.db })) ?? '',
    )
    const params = { mediaId: 'med_demo2' }
    const shown = social.media.response.parse(await shop.call('social.media', { params }))
    expect(shown.picture.alt).not.toBe('')
    await guest(shop).call('social.reportMedia', { params, body: { reason: 'other', text: 'first' } })
    expect((await moderator.call('social.moderationQueue')).media.map(({ id }) => id)).toContain('med_demo2')
    for (const text of ['one', 'two', 'three'])
      await (await customer(shop)).call('social.reportMedia', { params, body: { reason: 'other', text } })
    await expect(shop.call('social.media', { params })).rejects.toMatchObject({ status: 404 })
    const { media } = await moderator.call('social.moderationQueue')
    expect(media.find(({ id }) => id === 'med_demo2')?.reports.map(({ text }) => text)).toEqual([
      'first',
      'one',
      'two',
      'three',
    ])
    await moderator.call('social.moderate', { params, body: { decision: 'publish' } })
    await shop.call('social.reportMedia', { params, body: { reason: 'other' } })
    await shop.call('social.mediaStreams', { params })
  })

  it('can be put aside under a name', async () => {
    const user = await shop.call('social.createUser', { body: { nickname: 'collector' } })
    const body = { userId: user.id, name: 'Winter', mediaIds: ['med_demo1', 'med_demo3'] }
    const stash = social.createStash.response.parse(await shop.call('social.createStash', { body }))
    expect(stash.media.map(({ id }) => id)).toEqual(['med_demo1', 'med_demo3'])
    await expect(shop.call('social.createStash', { body: { ...body, userId: 'usr_none' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
