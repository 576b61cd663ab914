import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { makeShop } from './make-shop.ts'
import { initShop } from './starter-shop.ts'

let database: Database
beforeEach(async () => void (database = await testDatabase()))
afterEach(() => database.close())

const counted = async (text: string) => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)
  return rows[0]?.count ?? 0
}
const pages = () => counted('content_versions')

describe('a shop of one’s own', () => {
  it('is made once', async () => {
    expect(await makeShop(database.pool)).toBe('made')
    const [first, categories] = [await pages(), await counted('categories')]
    expect(first).toBeGreaterThan(5)
    expect(await makeShop(database.pool)).toBe('stands already')
    expect([await pages(), await counted('categories')]).toEqual([first, categories])
  })

  it('gets its pages although its making was cut off before them', async () => {
    await initShop(database.pool)
    expect(await pages()).toBe(0)
    expect(await makeShop(database.pool)).toBe('finished')
    expect(await pages()).toBeGreaterThan(5)
    expect(await makeShop(database.pool)).toBe('stands already')
  })

  it('keeps what somebody wrote', async () => {
    await makeShop(database.pool)
    await database.pool.query(`delete from settings where key = 'shop.pages'`)
    await database.pool.query(`update content_versions set body = '{"title": "Ours"}' where slug = 'home'`)
    const before = await pages()
    expect(await makeShop(database.pool)).toBe('stands already')
    expect([await pages(), await counted(`content_versions where body->>'title' = 'Ours'`)]).toEqual([
      before,
      await counted(`content_versions where slug = 'home'`),
    ])
  })

  it.each([
    ['the demo', `insert into settings (key, value) values ('seed.shop', 'true')`, 'holds the demo'],
    [
      'categories of others',
      `insert into categories (id, path, slugs, names) values (7000, '{7000}', '{}', '{}')`,
      'holds another shop',
    ],
  ])('is not made where there are %s', async (_, given, said) => {
    await database.pool.query(given)
    const before = await counted('categories')
    expect(await makeShop(database.pool)).toBe(said)
    expect([await counted('categories'), await counted('sizes'), await pages()]).toEqual([before, 0, 0])
  })
})
