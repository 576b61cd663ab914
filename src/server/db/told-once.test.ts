import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'
import { hearChanges } from './changes.ts'

const MANY = 300
/** More than are named one by one. */
const VERY_MANY = 6000

it('what changes many rows at once is told in as few words as its readers need', async () => {
  const shop = await testShop()
  const { database } = shop
  const { productId } = await given.product(shop, { price: 9000 })
  const changes = await hearChanges(database, createLog('silent'))
  const heard: (string | undefined)[] = []
  changes.subscribe(tag => heard.push(tag))
  const toldBy = async (statement: string) => {
    heard.length = 0
    await database.pool.query(statement)
    await changes.heardAll()
    return [...heard]
  }
  const promotions = (active: boolean) => `insert into promotions (id, names, level, kind, percent, active)
    select '${active}-' || at, '{"en": "Many"}', 'ORDER', 'percentage', 10, ${active} from generate_series(1, ${MANY}) at`
  expect(await toldBy(promotions(false))).toEqual([])
  expect(await toldBy(promotions(true))).toEqual(['promotion:all'])
  const renamed = `update promotions set names = '{"en": "More"}'`
  expect(await toldBy(renamed)).toEqual(['promotion:all'])
  expect(await toldBy(renamed)).toEqual([])
  expect(await toldBy(`update promotions set active = true where id = 'false-1'`)).toEqual(['promotion:all'])
  expect(await toldBy(`delete from promotions where active`)).toEqual(['promotion:all'])
  expect(await toldBy(`delete from promotions`)).toEqual([])

  const categories = (from: number, count: number) => `insert into categories (id, path, names, slugs)
    select at, array[at], '{"en": "Many"}', '{"en": "many"}' from generate_series(${from}, ${from + count - 1}) at`
  expect(await toldBy(categories(900_001, 2))).toEqual(['category:900001', 'category:900002'])
  expect(await toldBy(categories(910_001, VERY_MANY))).toEqual([undefined])

  const coming = `insert into coming_prices (colour_id, site, starts_at, current, original)
    select '${productId}', 'US', now() + at * interval '1 hour', 100, 100 from generate_series(1, ${MANY}) at`
  expect(await toldBy(coming)).toEqual(['turns'])
  expect(await toldBy(`delete from coming_prices`)).toEqual([])
  await changes.stop()
})
