import { indexPromotions, type PromotionIndex } from '#domain/promotion-index.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { readPromotions } from './promotion.store.ts'

export type Promotions = { index: (db: Db) => Promise<PromotionIndex>; stop: () => void }

/** All promotions of the shop in memory, read again when one changes: pricing a cart asks no database. */
export function createPromotions(changes: Changes): Promotions {
  let known: Promise<PromotionIndex> | undefined
  const stop = changes.subscribe(tag => {
    if (tag === undefined || tag.startsWith('promotion:')) known = undefined
  })

  async function read(db: Db): Promise<PromotionIndex> {
    try {
      return indexPromotions(await readPromotions(db))
    } catch (error) {
      known = undefined
      throw error
    }
  }

  return { stop, index: db => (known ??= read(db)) }
}
