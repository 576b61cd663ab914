import type { Db } from '../db/database.ts'

export const insertReset = (
  db: Db,
  reset: { token_hash: string; consumer_id: string; expires_at: Date },
): Promise<unknown> => db.insertInto('password_resets').values(reset).execute()

export const findReset = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_resets as reset')
    .innerJoin('consumers as consumer', 'consumer.id', 'reset.consumer_id')
    .select(['consumer.id', 'consumer.email', 'consumer.password_hash'])
    .where('reset.token_hash', '=', tokenHash)
    .where('reset.used_at', 'is', null)
    .where('reset.expires_at', '>', now)
    .executeTakeFirst()

/** Uses up this link; false when someone else was first. */
export async function useReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const voidResets = (db: Db, consumerId: string, now: Date): Promise<unknown> =>
  db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('consumer_id', '=', consumerId)
    .where('used_at', 'is', null)
    .execute()

/** Links that were mailed to someone and are not too old yet, used or not. */
export async function countResets(db: Db, consumerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('consumer_id', '=', consumerId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}
