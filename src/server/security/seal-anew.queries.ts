import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Where secrets lie that the shop must be able to read: authenticators of staff, also offered ones, and what webhooks are signed with. */
export const SEALED_PLACES = [
  { table: 'staff', column: 'totp_sealed' },
  { table: 'staff_secrets', column: 'totp_sealed' },
  { table: 'webhook_endpoints', column: 'secret' },
  { table: 'webhook_endpoints', column: 'secret_before' },
] as const
type Place = (typeof SEALED_PLACES)[number]

export async function listSealed(db: Db, { table, column }: Place): Promise<string[]> {
  const { rows } = await sql<{ sealed: string }>`select ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(db)
  return rows.map(({ sealed }) => sealed)
}

/** Each seal is another one, also of the same secret: it names its row. */
export async function replaceSealed(db: Db, { table, column }: Place, before: string, fresh: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fresh} where ${sql.ref(column)} = ${before}`.execute(
    db,
  )
}
