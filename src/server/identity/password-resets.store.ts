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

/** Uses up this link and every other one of the same person; false when someone else was first. */
export async function useReset(db: Db, tokenHash: string, consumerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('consumer_id', '=', consumerId)
    .where('used_at', 'is', null)
    .execute()
  return numUpdatedRows === 1n
}
