import { sql } from 'kysely'
import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

export type Turn = {
  at: Date
  /** What kept pages and answers carry that are older then. */
  tags: string[]
  /** Something is to be written down as well. */
  toDo: boolean
}

/** The next moment at which something in the database begins or ends. What is still to be done may lie in the past. */
export async function findNextTurn(db: Db, after: Date): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    with turns as (
      select publish_at as at, slug from content_versions where publish_at > ${after}
      union all select expire_at, slug from content_versions where expire_at > ${after}
      union all select launched_at, null from styles where status = 'upcoming'
      union all select starts_at, null from coming_prices
    ), next as (select at, slug from turns where at = (select min(at) from turns)
    ), told as (
      select 'content:' || slug as tag from next where slug is not null
      union select 'content:articles' from next join content_objects object using (slug) where object.kind = 'article'
    )
    select date_trunc('milliseconds', min(at) + interval '999 microseconds') as at, bool_or(slug is null) as "toDo", array(select tag from told) as tags from next
    having count(*) > 0`.execute(db)
  return rows[0]
}

const CURRENCY_OF_SITE = JSON.stringify(Object.fromEntries(SITE_IDS.map(id => [id, SITES[id].currency])))

/**
 * Products come into the shop, prices change. Whichever process is first writes it down, and the database tells all of
 * them; who comes second finds nothing left.
 */
export async function carryOutTurns(db: Db, now: Date): Promise<void> {
  await sql`
    with due as (delete from coming_prices where starts_at <= ${now} returning *),
      latest as (select distinct on (colour_id, site) * from due order by colour_id, site, starts_at desc)
    insert into colour_prices as p (colour_id, site, currency, current, original)
    select l.colour_id, l.site, c.currency, l.current, l.original from latest l
      join jsonb_each_text(${CURRENCY_OF_SITE}::jsonb) as c (site, currency) using (site)
    on conflict (colour_id, site) do update set current = excluded.current, original = excluded.original`.execute(db)
  // Not later than now, should the clocks of server and database differ by a hair.
  await sql`
    update styles set status = 'active', launched_at = least(launched_at, now())
    where status = 'upcoming' and launched_at <= ${now}`.execute(db)
}
