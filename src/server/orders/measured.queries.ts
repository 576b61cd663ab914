import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Of what there is to tell, what nobody was told before. */
export async function claimUntold(db: Db, orderNumber: string, whats: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    insert into measured_orders (order_number, what, told_at)
    select ${orderNumber}, what, ${now} from unnest(${whats}::text[]) as what
    on conflict do nothing returning what`.execute(db)
  return rows.map(({ what }) => what)
}
