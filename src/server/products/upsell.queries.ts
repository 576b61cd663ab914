import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The one size of a colour that has no other. */
export async function readOnlySkus(db: Db, colourIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ colour_id: string; sku: string }>`
    select colour_id, min(sku) as sku from skus where colour_id = any(${[...colourIds]}::text[]) and status = 'active'
    group by colour_id having count(*) = 1`.execute(db)
  return new Map(rows.map(row => [row.colour_id, row.sku]))
}
