import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffKey, staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')
const { productId, masterId } = await given.product(shop, { sku: 'GOOD-9', price: 9000, categoryId: 8801 })
await shop.database.pool.query(`update styles set names = '{"en": "Ridge Boot", "fr": "Botte crête"}' where id = $1`, [
  masterId,
])
await shop.database.pool.query(
  `update colours set names = '{"en": "Pine 100%"}', media_ids = '{pine-1}' where id = $1`,
  [productId],
)
await given.product(shop, { price: 9000 })
type Query = Parameters<typeof owner.call<'promotions.goods'>>[1]['query']
const find = async (query: Query) => (await owner.call('promotions.goods', { query })).rows

it('what a promotion can be about is found by words of any order, or by numbers, with colour and picture', async () => {
  const colour = { id: productId, name: 'Ridge Boot', detail: 'Pine 100%', picture: expect.stringContaining('pine-1') }
  expect(await find({ kind: 'product', q: 'pine rid' })).toEqual([colour])
  expect(await find({ kind: 'product', q: '100%' })).toEqual([colour])
  expect(await find({ kind: 'product', q: 'pine jacket' })).toEqual([])
  expect(await find({ kind: 'product', q: 'crête', language: 'fr' })).toEqual([{ ...colour, name: 'Botte crête' }])
  expect(await find({ kind: 'product', q: `NOSUCH00, ${productId.toLowerCase()}` })).toEqual([colour])
  expect(await find({ kind: 'sku', q: 'GOOD-9' })).toMatchObject([{ id: 'GOOD-9', name: 'Ridge Boot' }])
  expect(await find({ kind: 'style', q: 'ridge' })).toMatchObject([{ id: masterId, name: 'Ridge Boot' }])
})

it('what it is about already is named, and what is gone is left out', async () => {
  expect(await find({ kind: 'style', ids: `${masterId},NOSUCHONE` })).toMatchObject([{ name: 'Ridge Boot' }])
  expect(await find({ kind: 'category', ids: '8801' })).toMatchObject([{ id: '8801' }])
  expect(await find({ kind: 'sku' })).toEqual([])
})

it('only who may see promotions finds it', async () => {
  const key = await staffKey(shop, owner, { permissions: ['stock.read'] })
  await expect(key('promotions.goods', { query: { kind: 'sku', q: 'GOOD' } })).rejects.toMatchObject({
    code: 'STAFF_FORBIDDEN',
  })
})
