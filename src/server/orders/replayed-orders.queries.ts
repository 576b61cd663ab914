import { sql } from 'kysely'
import { MOST_RECKONED } from '#domain/promotions/replay.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

export type TermsRow = { number: string; site: SiteId; registered: boolean; terms: unknown }

const columns = sql`o.number, o.site, o.consumer_id is not null as registered, o.document->'terms' as terms`

export async function readRedeemed(db: Db, promotionId: string): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`select ${columns} from (
      select regexp_replace(order_number, '-\\d+$', '') as number from promotion_redemptions
      where promotion_id = ${promotionId} and released_at is null order by redeemed_at desc limit ${MOST_RECKONED}) r
    join orders o on o.number = r.number where o.placed_at is not null`.execute(db)
  return rows
}

/** All orders that had it, however long ago. */
export async function countRedeemed(db: Db, promotionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotion_redemptions
    where promotion_id = ${promotionId} and released_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type Wanted = { sites: readonly SiteId[]; since: Date; after: string; limit: number }

export async function readPlaced(db: Db, { sites, since, after, limit }: Wanted): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`select ${columns} from orders o
    where o.placed_at > ${since} and o.status <> 'cancelled' and o.site = any(${[...sites]}) and o.number > ${after}
    order by o.number limit ${limit}`.execute(db)
  return rows
}

export async function countPlaced(db: Db, sites: readonly SiteId[], since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
    where placed_at > ${since} and status <> 'cancelled' and site = any(${[...sites]})`.execute(db)
  return rows[0]?.count ?? 0
}
