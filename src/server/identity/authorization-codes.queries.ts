import type { Db } from '../db/database.ts'

export const insertCode = (
  db: Db,
  code: { code_hash: string; consumer_id: string; challenge: string; expires_at: Date },
): Promise<unknown> => db.insertInto('authorization_codes').values(code).execute()

/** Takes a code out of use; of two that try, one gets it. */
export const takeCode = (db: Db, codeHash: string, now: Date) =>
  db
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['consumer_id', 'challenge'])
    .executeTakeFirst()

/** Codes that were given for a password that counts no more. */
export const dropCodesOf = (db: Db, consumerId: string): Promise<unknown> =>
  db.deleteFrom('authorization_codes').where('consumer_id', '=', consumerId).where('used_at', 'is', null).execute()

export async function wasCodeUsed(db: Db, codeHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('authorization_codes')
    .select('used_at')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return found !== undefined && found.used_at !== null
}

export const isEmployeeConsumer = async (db: Db, consumerId: string): Promise<boolean> => {
  const found = await db.selectFrom('consumers').select('is_employee').where('id', '=', consumerId).executeTakeFirst()
  return found?.is_employee ?? false
}
