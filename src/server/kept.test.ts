import { expect, it } from 'vitest'
import { holdsConnection, transact } from './db/transaction.ts'
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

it('what is read first inside a transaction is kept, and what was begun inside holds nothing once it is over', async () => {
  const { db } = await testDatabase()
  const kept = new Kept<number>()
  let times = 0
  const read = () => kept.get('menu', [], async () => ++times)
  await transact(db, read)
  await transact(db, read)
  expect(times).toBe(1)
  const over = Promise.withResolvers<void>()
  const later = await transact(db, async () => ({ held: holdsConnection(), after: over.promise.then(holdsConnection) }))
  over.resolve()
  expect([later.held, await later.after]).toEqual([true, false])
})
