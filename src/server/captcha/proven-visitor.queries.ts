import type { Db } from '../db/database.ts'

export const isProven = async (db: Db, visitor: string): Promise<boolean> =>
  (await db.selectFrom('proven_visitors').select('visitor').where('visitor', '=', visitor).executeTakeFirst()) !==
  undefined

export const insertProven = (db: Db, visitor: string, now: Date): Promise<unknown> =>
  db
    .insertInto('proven_visitors')
    .values({ visitor, proven_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
