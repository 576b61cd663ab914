import type { Shop } from '../shop.ts'
import type { Db } from './database.ts'

/** Serialization failures and deadlocks: the statement was sound, only the moment was not. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 3

/** Runs in one transaction; inside one that is already open, it joins it. */
export async function inTransaction<T>(shop: Shop, work: (shop: Shop) => Promise<T>): Promise<T> {
  if (shop.db.isTransaction) return work(shop)
  return transact(shop.db, db => work({ ...shop, db }))
}

export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code)
