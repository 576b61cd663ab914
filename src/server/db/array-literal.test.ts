import { expect, it } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { arrayLiteral } from './array-literal.ts'

const shop = await testShop()
const kept = async (values: readonly unknown[], type: string): Promise<unknown> => {
  const { rows } = await shop.database.pool.query(`select $1::${type}[] as kept`, [arrayLiteral(values)])
  return rows[0]?.kept
}

it('arrays come to the database as they were, whatever stands in them', async () => {
  const texts = ['', ' ', 'a,b', '{}', '"quoted" \\ and \\"', 'NULL', 'null', null, 'line\nbreak', 'Zürich 👟']
  expect(await kept(texts, 'text')).toEqual(texts)
  expect(await kept([], 'text')).toEqual([])
  expect(await kept([1, null, -7, '12'], 'integer')).toEqual([1, null, -7, 12])
  expect(await kept([1.5, 1e21], 'double precision')).toEqual([1.5, 1e21])
  expect(await kept([true, null, false], 'boolean')).toEqual([true, null, false])
  const at = new Date('2027-03-01T09:00:00.123Z')
  expect(await kept([at, at.toISOString(), null], 'timestamptz')).toEqual([at, at, null])
})
