import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { tellWhoWaits } from './back-in-stock.service.ts'
import { keepSearches } from './popular-searches.service.ts'

const JOB = { id: 0, kind: '', payload: {}, attempts: 1 }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

it('writes once to whoever waited for a size that is here again', async () => {
  const { productId, sku, key } = await given.product(shop, { name: 'Talus', stock: 0 })
  await shop.call('products.notify', { body: { productId, sku, email: 'member@cairn.test' } })
  const queued = async () => (await shop.database.pool.query("select payload from jobs where kind = 'mail'")).rows
  await tellWhoWaits(shop.services, JOB)
  expect(await queued()).toEqual([])
  await shop.database.pool.query('update stock set on_hand = 3 where sku_key = $1', [key])
  await tellWhoWaits(shop.services, JOB)
  await tellWhoWaits(shop.services, JOB)
  expect(await queued()).toMatchObject([
    { payload: { template: 'back-in-stock', to: 'member@cairn.test', values: { product: 'Talus, 9' } } },
  ])
})

it('tells other systems of it where the person has an account, without his address', async () => {
  const robin = await person(shop)
  const { productId, sku, key } = await given.product(shop, { stock: 0 })
  for (const email of [robin.email, newEmail()]) await shop.call('products.notify', { body: { productId, sku, email } })
  await shop.database.pool.query('update stock set on_hand = 3 where sku_key = $1', [key])
  await tellWhoWaits(shop.services, JOB)
  await tellWhoWaits(shop.services, JOB)
  const { rows } = await shop.database.pool.query(
    `select resource, site, data from events where type = 'customer.back_in_stock'`,
  )
  expect(rows).toEqual([{ resource: expect.stringMatching(/^customer:/), site: 'US', data: { sku, productId } }])
})

it('waits until what is here again can be bought, too', async () => {
  const { pool } = shop.database
  const { productId, masterId, sku, key } = await given.product(shop, { stock: 4 })
  await pool.query("insert into sku_prices (sku_key, site) values ($1, 'US')", [key])
  const answer = await shop.call('products.notify', { body: { productId, sku, email: 'patient@cairn.test' } })
  expect(answer).toMatchObject({ status: 'registered' })
  const mails = async () => {
    await tellWhoWaits(shop.services, JOB)
    return (await pool.query("select 1 from jobs where payload ->> 'to' = 'patient@cairn.test'")).rows.length
  }
  expect(await mails()).toBe(0)
  await pool.query('delete from sku_prices')
  await pool.query("update styles set status = 'hidden' where id = $1", [masterId])
  expect(await mails()).toBe(0)
  await pool.query("update styles set status = 'active' where id = $1", [masterId])
  expect(await mails()).toBe(1)
})

it('counts searches for words that products have, and no others', async () => {
  await given.product(shop, { name: 'Talus Boot' })
  const search = (q: string) => shop.call('products.search', { query: { q } })
  await shop.settled()
  expect((await search('boots')).total).toBe(1)
  await search('rude words')
  await search('boots ☭ ((((')
  await keepSearches(shop.services, JOB)
  const { rows } = await shop.database.pool.query('select term, searches > 0 as counted from popular_terms')
  expect(rows).toEqual([{ term: 'boots', counted: true }])
})
