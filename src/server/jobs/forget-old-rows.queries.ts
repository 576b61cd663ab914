import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

/**
 * As many at once as nobody waits for: a statement that takes away a day holds what it touches, and the log of the server,
 * for as long as it runs. Answers whether there may be more.
 */
export async function deleteSome(
  db: Db,
  { table, when, most }: { table: keyof Tables; when: RawBuilder<unknown>; most: number },
): Promise<boolean> {
  const rows = sql.table(table)
  const { numAffectedRows = 0n } = await sql`delete from ${rows}
    where ctid = any(array(select ctid from ${rows} where ${when} limit ${most})) and ${when}`.execute(db)
  return numAffectedRows >= BigInt(most)
}
