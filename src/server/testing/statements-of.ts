import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

/** How many statements the work asks of the database, and what came of it. What servers do by the clock meanwhile is not of it. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const own = new AsyncLocalStorage<true>()
  const { query } = pg.Client.prototype
  let statements = 0
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...words: unknown[]
  ) {
    if (own.getStore()) statements++
    return Reflect.apply(query, this, words)
  })
  try {
    return { result: await own.run(true, work), statements }
  } finally {
    asked.mockRestore()
  }
}
