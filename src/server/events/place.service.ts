import { transact } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { queueDeliveries } from './deliveries.queries.ts'
import { placeEvents, takePlacing } from './events.queries.ts'

const MOST_AT_ONCE = 500

/** Gives what was committed its place in the feed, whoever asks, and notes where it is to be sent. True when more may wait. */
export async function placeNewEvents({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<boolean> {
  const place = async (inside: Shop['db']) => {
    const [first, last] = (await takePlacing(inside)) ? await placeEvents(inside, now, MOST_AT_ONCE) : []
    if (first === undefined || last === undefined) return false
    await queueDeliveries(inside, { from: first, to: last }, now)
    return last - first + 1 >= MOST_AT_ONCE
  }
  return db.isTransaction ? place(db) : transact(db, place)
}
