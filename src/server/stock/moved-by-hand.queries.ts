import { sql } from 'kysely'
import { ADJUSTMENT_REASONS } from '#domain/stock/stock-words.ts'
import type { Db } from '../db/database.ts'

/** Written out, so that the planner knows them for those of the indexes. */
const KINDS = {
  'by hand': sql.join(['count', ...ADJUSTMENT_REASONS].map(kind => sql.lit(kind))),
  sent: sql.lit('sent'),
}
export type MovedHow = keyof typeof KINDS

/** What somebody moved in this way since then. Who does two such things at once waits for the first. */
export async function movedSince(db: Db, staffId: string, how: MovedHow, since: Date): Promise<number> {
  await sql`select from staff where id = ${staffId} for no key update`.execute(db)
  const { rows } = await sql<{ pieces: number }>`select coalesce(sum(abs(change)), 0)::integer as pieces
    from stock_movements where kind in (${KINDS[how]}) and staff_id = ${staffId} and at > ${since}`.execute(db)
  return rows[0]?.pieces ?? 0
}
