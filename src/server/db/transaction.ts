import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Shop } from '../shop.ts'
import type { Db } from './database.ts'
import { isCrossed, stepAside, troubleOf } from './trouble.ts'

const ATTEMPTS = 3

/** Runs in one transaction; inside one that is already open, it joins it. */
export async function inTransaction<T>(shop: Shop, work: (shop: Shop) => Promise<T>): Promise<T> {
  if (shop.db.isTransaction) return work(shop)
  return transact(shop.db, db => work({ ...shop, db }))
}

export const transact = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  retrying(async () => {
    const connection = { isHeld: true }
    try {
      return await db.transaction().execute(tx => holding.run(connection, () => work(tx)))
    } finally {
      // What was begun inside may go on after it.
      connection.isHeld = false
    }
  })

const holding = new AsyncLocalStorage<{ isHeld: boolean }>()

/**
 * Whoever holds a connection must not wait for somebody who may be waiting for one: where there is only one, as in the
 * embedded engine, both would wait for ever.
 */
export const holdsConnection = (): boolean => holding.getStore()?.isHeld === true

/** For a transaction, or for a single statement outside of one: what came at a bad moment is done again. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      if (isCrossed(error)) await stepAside(attempt)
    }
  }
}

/** For a statement that others call inside their transaction: there, the whole of it is done again. */
export const retryingAlone = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.isTransaction ? work() : retrying(work)

/** On a connection that leads astray nothing was done, and the next try gets another one. */
export const isRetryable = (error: unknown) => troubleOf(error) === 'astray' || isCrossed(error)

/** Work inside a transaction that may fail without taking the rest down with it. */
export const inSavepoint = <T>(shop: Shop, work: (shop: Shop) => Promise<T>): Promise<T> =>
  inTransaction(shop, inside => inSavepointOf(inside.db, () => work(inside)))

export async function inSavepointOf<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint attempt`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db)
    // Else one further out would go back to this one.
    await sql`release savepoint attempt`.execute(db)
    throw error
  }
}
