import type { Db } from '../db/database.ts'
import {
  lockLists,
  setComing,
  setRegular,
  settleLists,
  takeComing,
  type Priced,
  type RegularPrice,
} from './price-rows.queries.ts'

export { lockLists as openLists, settleLists as settleOpenLists, type RegularPrice } from './price-rows.queries.ts'

/** Sets regular prices, now or from their moment on. What is not answered is no product. */
export async function setPrices(
  db: Db,
  rows: readonly RegularPrice[],
  now: Date,
): Promise<{ set: Priced[]; coming: Priced[] }> {
  const isLater = ({ from }: RegularPrice) => from !== undefined && from > now
  return {
    set: await setRegular(
      db,
      rows.filter(row => !isLater(row)),
    ),
    coming: await setComing(db, rows.filter(isLater)),
  }
}

/** What prices do by the clock. */
export async function turnPrices(db: Db, clock: () => Date): Promise<void> {
  await lockLists(db)
  await takeComing(db, clock())
  await settleLists(db, clock)
}
