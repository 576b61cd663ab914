import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { phoneWish } from '../testing/phone-orders.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { pageWithTest, planOf } from '../testing/tested-page.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
})

const query = (statement: string, values: unknown[] = []) => shop.database.pool.query(statement, values)
const logged = (words: string, which: string) => shop.logged.some(line => line.includes(words) && line.includes(which))

it('a store or a point whose hours are of another shape hides no other, from shoppers and staff', async () => {
  await given.store(shop, { id: 1001 })
  await given.store(shop, { id: 1002, city: 'Denver' })
  for (const id of ['cp-sound', 'cp-later'])
    await query(
      `insert into collection_points (id, name, carrier, kind, country, city, street, postal_code, latitude, longitude, hours)
       values ($1, 'Tabac', 'Ridge Post', 'shop', 'US', 'Boulder', '3 Bridge Street', '80302', 40, -105, '{}')`,
      [id],
    )
  await given.product(shop, { sku: 'FETCHED', storeStock: { 1001: 3, 1002: 3 } })
  const buyer = given.guest(shop)
  const items = ['1001', '1002'].map(storeId => ({ sku: 'FETCHED', storeId, shippingOption: 'pickup' as const }))
  const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
  await query(`update stores set hours = '{"mon": "always"}' where id = 1002`)
  await query(`update collection_points set hours = '"always"' where id = 'cp-later'`)

  const { stores } = await shop.call('stores.search', { body: {} })
  expect(stores.map(({ storeId }) => storeId)).toEqual(['1001'])
  const { collectionPoints } = await shop.call('stores.collectionPoints', { body: {} })
  expect(collectionPoints.map(({ collectionPointId }) => collectionPointId)).toEqual(['cp-sound'])
  expect((await buyer.call('cart.read', { params: { basketId } })).items).toHaveLength(2)
  expect((await owner.call('stores.list', { query: {} })).stores.map(({ storeId }) => storeId)).toEqual(['1001'])
  expect((await owner.call('stores.points', { query: { q: 'Boulder' } })).points.map(({ id }) => id)).toEqual([
    'cp-sound',
  ])
  expect(logged('A store cannot be read', '1002')).toBe(true)
  expect(logged('A collection point cannot be read', 'cp-later')).toBe(true)
})

it('an experiment with a measure of a later version hides no other', async () => {
  for (const experimentId of ['sound-test', 'later-test']) {
    const plan = planOf(await pageWithTest(shop, experimentId))
    await owner.call('experiments.save', { params: { experimentId }, body: { plan } })
  }
  await query(`update experiments set metric = 'smiles' where id = 'later-test'`)
  const { experiments } = await owner.call('experiments.list', { query: {} })
  expect(experiments.map(({ id }) => id)).toEqual(['sound-test'])
  expect(logged('An experiment cannot be read', 'later-test')).toBe(true)
})

it('a shopper in a program of a later version has a cart and a profile, with the programs that are known', async () => {
  const { sku } = await given.product(shop, { price: 10_000, stock: 10 })
  await query('alter table consumers drop constraint consumers_identities_check')
  const shopper = given.signedIn(shop, await promotions.consumer(shop, { identities: ['GUIDE', 'IPA'] }))
  const { items } = await shopper.call('cart.createWithItem', { body: { items: [{ sku }] } })
  expect(items).toHaveLength(1)
  const { consumerProfile } = await shopper.call('consumer.profile')
  expect(consumerProfile.consumerDetails.identity).toEqual([{ type: 'IPA' }])
})

it('the list of phone orders goes on past one that cannot be read', async () => {
  const { sku } = await given.product(shop, { price: 10_000, stock: 10 })
  const made: string[] = []
  for (let each = 0; each < 3; each++) {
    shop.advance(1_000)
    made.push((await owner.call('phoneOrders.create', { body: phoneWish({ sku }) })).id)
  }
  const [oldest, later, newest] = made
  await query(`update phone_orders set locale = 'en-aq' where id = $1`, [later])
  const page = async (after?: string) =>
    owner.call('phoneOrders.list', { query: { limit: 1, ...(after && { after }) } })
  const first = await page()
  const second = await page(first.next)
  const third = await page(second.next)
  expect([first, second, third].map(({ rows }) => rows.map(({ id }) => id))).toEqual([[newest], [], [oldest]])
  expect(logged('A phone order cannot be read', later ?? '')).toBe(true)
})

it('a promotion of a later kind hides no other from staff, and is told', async () => {
  await promotions.promotion(shop, { id: 'known-kind', percent: 25 })
  await query('alter table promotions drop constraint promotions_kind_check')
  await query(`insert into promotions (id, names, level, kind) values ('later-kind', '{}', 'ORDER', 'mystery')`)
  const { promotions: listed } = await owner.call('promotions.list', { query: {} })
  const ids = listed.map(({ id }) => id)
  expect(ids).toContain('known-kind')
  expect(ids).not.toContain('later-kind')
  expect(logged('A promotion cannot be read', 'later-kind')).toBe(true)
})

it('a style with a name in a language of a later version keeps its name in carts and on pages', async () => {
  const { sku, productId } = await given.product(shop, { price: 10_000, stock: 10, name: 'Talus' })
  await query(
    `update styles set names = names || '{"it": "Detrito"}' where id = (select style_id from colours where id = $1)`,
    [productId],
  )
  await shop.settled()
  const { items } = await given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku }] } })
  expect(items).toMatchObject([{ name: 'Talus' }])
  expect(await shop.call('products.details', { params: { productId } })).toMatchObject({ name: 'Talus' })
})
