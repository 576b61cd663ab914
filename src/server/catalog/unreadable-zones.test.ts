import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('a style whose zones cannot be read stops no other, and the log says which it is', async () => {
  const shop = await testShop()
  const inShelf = async () => {
    const { products } = await shop.call('products.catalog', { query: { categoryId: '8801' } })
    return products.map(({ masterId }) => masterId).toSorted()
  }
  const bad = await given.product(shop, { price: 9_000, categoryId: 8801, customisable: true })
  expect(await inShelf()).toEqual([bad.masterId])
  await shop.database.pool.query(`update styles set custom_zones = '{"mon": ["10:00"]}' where id = $1`, [bad.masterId])
  const next = await given.product(shop, { price: 9_000, categoryId: 8801 })
  await shop.settled()
  expect(await inShelf()).toEqual([bad.masterId, next.masterId].toSorted())
  const { customZones } = await shop.call('products.details', { params: { productId: bad.productId } })
  expect(customZones).toEqual([])
  expect(shop.logged.some(line => line.includes('customised cannot be read') && line.includes(bad.masterId))).toBe(true)
})

it('a file brings only zones that the catalogue can read, such as the example of the column', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { masterId, productId } = await given.product(shop, { price: 9_000, customisable: true })
  const send = (zones: unknown) => {
    const file = `${JSON.stringify({ style_id: masterId, custom_zones: zones })}\n`
    return sendFile(shop, owner, { kind: 'styles', format: 'jsonl', file, apply: 'rows' })
  }
  const refused = await send({ mon: ['10:00', '20:00'] })
  expect(refused.problems).toMatchObject([{ code: 'unreadable', column: 'custom_zones' }])
  const { kinds } = await owner.call('imports.kinds')
  const column = kinds.find(({ kind }) => kind === 'styles')?.columns.find(({ name }) => name === 'custom_zones')
  expect((await send(JSON.parse(column?.example ?? ''))).counts).toEqual({ changed: 1 })
  const { customZones } = await shop.call('products.details', { params: { productId } })
  expect(customZones).toMatchObject([{ label: 'Sole', options: [{ label: 'Black', hex: '#1B1D1F' }] }])
})
