import { expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const DAY_MS = 86_400_000

it('tells every moment at which the shop changes by the clock, of what somebody may see', async () => {
  const shop = await testShop({ DEMO: 'true' })
  const owner = await staffMember(shop, 'owner')
  const started = Date.now()
  const day = (days: number) => new Date(started + days * DAY_MS).toISOString()
  const body = { title: 'Sale', sections: [] }
  const params = { slug: 'sale' }
  await owner.call('content.save', { params, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
  const { seen } = await owner.call('content.check', { params })
  await owner.call('content.publish', { params, body: { seen, publishAt: day(1), expireAt: day(4) } })
  await owner.call('priceLists.create', {
    body: { name: 'Winter', sites: ['DE'], startsAt: day(1), endsAt: day(3) },
  })
  const { pool } = shop.database
  await pool.query(
    `insert into promotions (id, names, level, kind, sites, percent, starts_at) values
      ('spring', '{"en": "Spring"}', 'ORDER', 'percentage', '{US}', 10, $1), ('every', '{"en": "Everywhere"}', 'ORDER', 'percentage', '{}', 5, $1)`,
    [day(2)],
  )
  const seenBy = async (role: string, sites: string[] | null) => {
    const who = await staffMember(shop, role, sites)
    const { rows } = await who.call('releases.comings')
    return rows.map(({ at, what, kind, name }) => [at, what, kind, name])
  }
  const page = [
    [day(1), 'begins', 'content', 'sale'],
    [day(4), 'ends', 'content', 'sale'],
  ]
  expect(await seenBy('editor', null)).toEqual(page)
  expect(await seenBy('merchandiser', ['DE'])).toEqual([
    page[0],
    [day(1), 'begins', 'prices', 'Winter'],
    [day(2), 'begins', 'promotion', 'Everywhere'],
    [day(3), 'ends', 'prices', 'Winter'],
    page[1],
  ])
  expect(await seenBy('merchandiser', ['US'])).toEqual([
    page[0],
    [day(2), 'begins', 'promotion', 'Everywhere'],
    [day(2), 'begins', 'promotion', 'Spring'],
    page[1],
  ])
})
