import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Taken = { readonly name: string; readonly taken: number }
type Counted = Taken & { readonly began: Date }

/**
 * Adds to what all processes have counted, each name's in a window of its own that its first begins. In the order of the
 * names, so that two processes wait for each other in one direction alone.
 */
export async function addTaken(
  db: Db,
  more: readonly Taken[],
  { now, windowS }: { now: Date; windowS: number },
): Promise<Counted[]> {
  const names = more.map(({ name }) => name)
  const counts = more.map(({ taken }) => taken)
  const isOn = sql`counted.began > excluded.began - make_interval(secs => ${windowS})`
  const { rows } = await sql<Counted>`insert into taken_counts as counted (name, began, taken)
    select name, ${now}, taken from unnest(${names}::text[], ${counts}::int[]) as more (name, taken) order by name
    on conflict (name) do update set taken = case when ${isOn} then counted.taken else 0 end + excluded.taken,
      began = case when ${isOn} then counted.began else excluded.began end
    returning name, began, taken`.execute(db)
  return rows
}
