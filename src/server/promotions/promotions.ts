import { createHash } from 'node:crypto'
import { indexPromotions, type PromotionIndex } from '#domain/promotions/promotion-index.ts'
import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { holdsConnection } from '../db/transaction.ts'
import type { Log } from '../log.ts'
import { readDigestKey, readPromotions } from './promotion.queries.ts'

export type Promotions = {
  index: (db: Db) => Promise<PromotionIndex>
  /** What stands for a customer where uses are counted: the same for the same one, and no name. */
  digestOf: (db: Db, customer: string) => Promise<string>
  stop: () => void
}

/** All promotions of the shop in memory, read again when one changes: pricing a cart asks no database, unless this process is deaf. */
export function createPromotions(changes: Changes, log: Log): Promotions {
  let known: Promise<PromotionIndex> | undefined
  let loaded: Promise<PromotionIndex> | undefined
  const stop = changes.subscribe(tag => {
    if (tag === undefined || idInTag('promotion', tag) !== undefined) known = undefined
  })

  /** Whoever holds a connection does not wait for somebody else's reading. */
  function index(db: Db): Promise<PromotionIndex> {
    if (!changes.isListening()) return read(db)
    if (known) return known === loaded || !holdsConnection() ? known : read(db)
    const reading = (known = read(db))
    reading.then(
      () => (loaded = reading),
      () => {},
    )
    return reading
  }

  async function read(db: Db): Promise<PromotionIndex> {
    try {
      return indexPromotions(await readPromotions(db, log))
    } catch (error) {
      known = undefined
      throw error
    }
  }

  let key: Promise<string> | undefined
  const digestOf = async (db: Db, customer: string) => {
    key ??= readDigestKey(db).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return createHash('sha256')
      .update((await key) + customer)
      .digest('hex')
  }

  return { stop, digestOf, index }
}
