import { sql } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

export type Coming = {
  readonly at: Date
  readonly what: 'begins' | 'ends'
  readonly kind: 'content' | 'release' | 'prices' | 'promotion' | 'launch'
  readonly name: string
}

type Allowed = {
  readonly prices: readonly SiteId[]
  readonly promotions: readonly SiteId[]
  readonly launches: boolean
}

const MOST = 300

/** What of the shop changes by the clock after a moment, of what somebody may see. */
export async function findComings(db: Db, after: Date, { prices, promotions, launches }: Allowed): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    with written as (
      select v.publish_at, v.expire_at, case when r.id is null then 'content' else 'release' end as kind,
        coalesce(r.name, v.slug) as name
      from content_versions v left join releases r on r.id = v.release_id
      where v.publish_at > ${after} or (v.publish_at is not null and v.expire_at > ${after})
    ), priced as (
      select name, starts_at, ends_at from price_lists
      where sites && ${[...prices]}::text[] and (starts_at > ${after} or ends_at > ${after})
    ), promoted as (
      select coalesce(names->>'en', id) as name, starts_at, ends_at from promotions
      where active and (starts_at > ${after} or ends_at > ${after})
        and (sites && ${[...promotions]}::text[] or (sites = '{}' and cardinality(${[...promotions]}::text[]) > 0))
    )
    select distinct at, what, kind, name from (
      select publish_at as at, 'begins' as what, kind, name from written
      union all select expire_at, 'ends', kind, name from written
      union all select starts_at, 'begins', 'prices', name from priced
      union all select ends_at, 'ends', 'prices', name from priced
      union all select starts_at, 'begins', 'promotion', name from promoted
      union all select ends_at, 'ends', 'promotion', name from promoted
      union all select launched_at, 'begins', 'launch', coalesce(names->>'en', id) from styles
        where ${launches} and status = 'upcoming'
    ) coming where at > ${after} order by at, what desc, kind, name limit ${MOST}`.execute(db)
  return rows
}
