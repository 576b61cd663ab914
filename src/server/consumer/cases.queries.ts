import type { Insertable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

/** Joining again replaces what was said before. */
export async function saveRegistration(db: Db, row: Insertable<Tables['event_registrations']>): Promise<void> {
  const { event_id: _, consumer_id: __, ...change } = row
  await db
    .insertInto('event_registrations')
    .values(row)
    .onConflict(conflict => conflict.columns(['event_id', 'consumer_id']).doUpdateSet(change))
    .execute()
}

export const insertCase = (db: Db, row: Insertable<Tables['support_cases']>) =>
  db.insertInto('support_cases').values(row).execute()
