import { NO_PROMOTIONS, indexPromotions, type PromotionIndex } from '#domain/promotion-index.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { readPromotions } from './promotion.store.ts'

export type Promotions = { index: (db: Db) => Promise<PromotionIndex>; stop: () => void }

/** All promotions of the shop in memory, read again when one changes: pricing a cart asks no database. */
export function createPromotions(changes: Changes): Promotions {
  let known: PromotionIndex = NO_PROMOTIONS
  let stale = true
  const stop = changes.subscribe(tag => {
    if (tag === undefined || tag.startsWith('promotion:')) stale = true
  })

  return {
    stop,
    async index(db) {
      while (stale) {
        // Marked before reading, so that a change during the reading is read as well.
        stale = false
        try {
          known = indexPromotions(await readPromotions(db))
        } catch (error) {
          stale = true
          throw error
        }
      }
      return known
    },
  }
}
