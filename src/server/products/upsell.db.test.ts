import { expect, it } from 'vitest'
import { importContent } from '../content/import.ts'
import { seededShop } from '../testing/seeded-shop.ts'

it('answers beside the cart what can be bought, says what cannot now, and leaves out what is gone', async () => {
  const { call, database, settled } = await seededShop(60)
  await importContent(database.pool)
  const offered = async () => {
    const params = { mode: 'live', siteId: 'US', page: 'cart' } as const
    const { sections } = await call('content.augmentedPage', { params })
    const items = sections.flatMap(section => section.items)
    return items.flatMap(item => (item.type === 'product-upsell' ? item.recommendedProducts : []))
  }
  const skus = async () => (await offered()).map(({ sku }) => sku)
  const before = await skus()
  expect(before.length).toBeGreaterThan(2)
  expect(await skus()).toEqual(before)
  // Out of stock in every colour: one that is not would stand in for the others.
  const { rows } = await database.pool.query<{ id: string }>(
    `with own as (select c.id, s.key from colours c join skus s on s.colour_id = c.id where c.style_id =
      (select c.style_id from colours c join skus s on s.colour_id = c.id where s.sku = $1)),
    gone as (update stock set on_hand = held where sku_key in (select key from own))
    select id from own`,
    [before[1]],
  )
  await settled()
  const states = new Map((await offered()).map(({ id, productInventoryState }) => [id, productInventoryState]))
  expect(rows.flatMap(({ id }) => states.get(id) ?? [])).toEqual(['OutOfStock'])
  expect([...states.values()].filter(state => state === 'InStock').length).toBeGreaterThan(0)
  await database.pool.query(`update skus set status = 'discontinued' where sku = $1`, [before[0]])
  await settled()
  const after = await skus()
  expect(after).toEqual(expect.arrayContaining(before.slice(2)))
  expect(after).not.toContain(before[0])
})

it('says what a price is compared with where the law asks for it, and nowhere else', async () => {
  const { newVisitor, database } = await seededShop(60)
  await importContent(database.pool)
  const historic = async (siteId: 'US' | 'DE', locale: string) => {
    const { call } = newVisitor({ 'x-locale': locale })
    const { sections } = await call('content.augmentedPage', { params: { mode: 'live', siteId, page: 'cart' } })
    const items = sections.flatMap(section => section.items)
    const offered = items.flatMap(item => (item.type === 'product-upsell' ? item.recommendedProducts : []))
    expect(offered.length).toBeGreaterThan(2)
    return offered.filter(({ historicBestPrice }) => historicBestPrice !== undefined).length
  }
  expect(await historic('DE', 'de-de')).toBeGreaterThan(0)
  expect(await historic('US', 'en-us')).toBe(0)
})
