import pg from 'pg'
import { holdsConnection } from './transaction.ts'

/** Work that was begun inside a transaction and goes on beside it gets its turn well within this. */
const PATIENCE_MS = 3000

/**
 * The one connection of the embedded engine. Work inside a transaction that waits for a second one would wait for itself,
 * and everybody else with it: it hears so instead, and its transaction gives the connection back.
 */
export class OneAtATime extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return holdsConnection() ? inTime(super.connect()) : super.connect()
  }
}

type Connected = Parameters<pg.Pool['connect']>[0]

function inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    reject(new Error('This waits for the connection that its own transaction holds'))
  }, PATIENCE_MS)
  connecting.then(client => {
    clearTimeout(patience)
    if (isLate) client.release()
    else resolve(client)
  }, reject)
  return promise
}
