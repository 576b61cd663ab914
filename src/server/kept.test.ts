import { expect, it } from 'vitest'
import { transact } from './db/transaction.ts'
import { Kept } from './kept.ts'
import { testDatabase } from './testing/test-database.ts'

it('inside a transaction nobody waits for what others are loading: they may wait for its connection', async () => {
  const { db } = await testDatabase()
  const kept = new Kept<string>()
  const loading = Promise.withResolvers<string>()
  const outside = kept.get('menu', [], () => loading.promise)
  const inside = () => transact(db, () => kept.get('menu', [], () => Promise.resolve('read by itself')))
  expect(await inside()).toBe('read by itself')
  loading.resolve('read once')
  expect(await outside).toBe('read once')
  expect(await inside()).toBe('read once')
})
