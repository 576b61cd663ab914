import { sql } from 'kysely'
import { CONTENT_TAGS, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Db } from '../db/database.ts'

const SEARCH: ChangeTag = 'search'

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
      select publish_at as at, slug, null as tag from content_versions where publish_at > ${after}
      union all select expire_at, slug, null from content_versions where expire_at > ${after}
      union all select launched_at, null, null from styles where status = 'upcoming'
      union all select withdrawn_at, null, null from styles where withdrawn_at is not null and status in ('active', 'upcoming')
      union all select starts_at, null, null from coming_prices
      union all select turns_at, null, null from price_lists where turns_at is not null
      union all select starts_at, null, ${SEARCH} from search_rules where starts_at > ${after}
      union all select ends_at, null, ${SEARCH} from search_rules where ends_at > ${after}
    ), next as (select at, slug, tag from turns where at = (select min(at) from turns)
    ), told as (
      select coalesce(tag, ${tagOf('content', '')} || slug) as tag from next where tag is not null or slug is not null
      union select ${CONTENT_TAGS.articles} from next join content_objects object using (slug) where object.kind = 'article'
    )
    select date_trunc('milliseconds', min(at) + interval '999 microseconds') as at, bool_or(slug is null and tag is null) as "toDo", array(select tag from told) as tags from next
    having count(*) > 0`.execute(db)
  return rows[0]
}

/** Products come into the shop. Not later than now, should the clocks of server and database differ by a hair. */
export async function launchProducts(db: Db, now: Date): Promise<void> {
  await sql`
    update styles set status = 'active', launched_at = least(launched_at, now())
    where status = 'upcoming' and launched_at <= ${now}`.execute(db)
}

/** And leave it, also when they never came. */
export async function withdrawProducts(db: Db, now: Date): Promise<void> {
  await sql`
    update styles set status = 'withdrawn', withdrawn_at = least(withdrawn_at, now())
    where status in ('active', 'upcoming') and withdrawn_at <= ${now}`.execute(db)
}
