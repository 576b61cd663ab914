import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Ring = { readonly network: string; readonly most: number }

/**
 * Counts one more of each ring, from the narrowest to the widest, where all of them have room; whether they had. In this order
 * nobody waits for somebody who waits for him; two who come at once are told apart by what each of them made it.
 */
export async function countGiven(db: Db, day: string, rings: readonly Ring[]): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`
    with ring as (
      select * from unnest(${rings.map(({ network }) => network)}::text[], ${rings.map(({ most }) => most)}::integer[])
        with ordinality as ring(network, most, place)
    ), counted as (
      insert into visitor_marks_given as known (day, network, given)
      select ${day}::date, network, 1 from ring
      where not exists (
        select from visitor_marks_given g join ring r using (network) where g.day = ${day}::date and g.given >= r.most)
      order by place
      on conflict (day, network) do update set given = known.given + 1
      returning network, given
    )
    select count(*) = ${rings.length} and bool_and(given <= most) as has_room from counted join ring using (network)
  `.execute(db)
  return rows[0]?.has_room === true
}

export async function forgetGiven(db: Db, before: string): Promise<void> {
  await sql`delete from visitor_marks_given where day < ${before}::date`.execute(db)
}
