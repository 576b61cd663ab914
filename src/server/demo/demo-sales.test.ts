import { beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#db/seed/demo.ts'
import { operations } from '../handlers.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { makeDemoSales } from './demo-sales.service.ts'

const byName = new Map(operations.map(each => [each.name, each]))
let shop: TestShop
let service: StaffMember

beforeAll(async () => {
  shop = await testShop({ CAPTCHA: 'true' })
  await seedDemo(shop.database.pool, () => {})
  await shop.settled()
  await makeDemoSales(shop.services, byName)
  service = await staffMember(shop, 'service')
})

it('leaves returns at the desk, of which some lie there and one comes by itself', async () => {
  const { rows } = await service.call('returns.list', { query: { state: 'return-requested' } })
  expect(rows.map(({ pieces, site }) => [site, pieces])).toEqual([
    ['US', 2],
    ['DE', 1],
    ['US', 1],
  ])
  const { rows: stay } = await shop.database.pool.query('select number from returns where next_step_at is null')
  expect(stay.map(({ number }) => number).toSorted()).toEqual(
    rows
      .slice(0, 2)
      .map(({ number }) => number)
      .toSorted(),
  )
})

it('makes them once', async () => {
  const { rows: before } = await shop.database.pool.query('select count(*) from orders')
  await makeDemoSales(shop.services, byName)
  expect((await shop.database.pool.query('select count(*) from orders')).rows).toEqual(before)
})

it('leaves something in the inbox of each kind that shoppers open, and in the queue of what is looked at', async () => {
  const inbox = await service.call('conversations.list', { query: { status: 'open' } })
  const kinds = Object.groupBy(inbox.rows, ({ kind }) => kind)
  expect(
    Object.entries(kinds)
      .map(([kind, rows]) => [kind, rows?.length])
      .toSorted(),
  ).toEqual([
    ['case', 1],
    ['message', 3],
    ['question', 2],
  ])
  const waiting = await service.call('moderation.queue', { query: {} })
  expect(waiting.counts).toMatchObject({ question: 0, answer: 0, picture: 2 })
  const reasons = waiting.waiting.slice(0, 2).flatMap(({ flags }) => flags.map(({ reason }) => reason))
  expect(reasons.toSorted()).toEqual(['advertising', 'off-topic'])
})

it('tells them at home', async () => {
  const { waiting } = await service.call('home.read')
  const countOf = (kind: string) => waiting.find(each => each.kind === kind)?.count
  expect(['conversations', 'pictures', 'returns'].map(countOf)).toEqual([6, 2, 3])
})
