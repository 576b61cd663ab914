import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Visitor = { id: string; channel: string; customerId: string | undefined }

type Visit = { readonly styleIds: readonly string[]; readonly site: string; readonly traits: number }

/** Remembers that a visitor was here, as whom, and what they looked at. */
export async function rememberVisit(db: Db, visitor: Visitor, { styleIds, site, traits }: Visit): Promise<void> {
  const { id, channel } = visitor
  await sql`insert into decision_visitors (id, channel, customer_id, site, traits)
    values (${id}, ${channel}, ${visitor.customerId ?? null}, ${site}, ${traits})
    on conflict (id) do update set last_seen_at = now(), channel = excluded.channel,
      customer_id = excluded.customer_id, site = excluded.site, traits = excluded.traits`.execute(db)
  if (styleIds.length > 0)
    await sql`insert into viewed_styles (visitor_id, style_id) select ${id}, unnest(${[...styleIds]}::text[])
      on conflict (visitor_id, style_id) do update set viewed_at = now()`.execute(db)
}

/** On this device, or on any of someone who is signed in; the last first. */
export async function findViewed(db: Db, { id, customerId }: Visitor, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select style_id as id from viewed_styles
    where visitor_id in (select ${id}::text union select id from decision_visitors where customer_id = ${customerId ?? null})
    group by style_id order by max(viewed_at) desc, style_id limit ${most}`.execute(db)
  return rows.map(row => row.id)
}

/** What others bought with these, the most frequent first. */
export async function findBoughtWith(db: Db, styleIds: readonly string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other_id as id from style_affinities where style_id = any(${[...styleIds]}::text[])
    group by other_id order by sum(weight) desc, other_id limit ${most}`.execute(db)
  return rows.map(row => row.id)
}

/** What was looked at most in the last week. */
export async function findTrending(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select style_id as id from viewed_styles where viewed_at > now() - interval '7 days'
    group by style_id order by count(*) desc, style_id limit ${most}`.execute(db)
  return rows.map(row => row.id)
}

/** Who has not come back for as long as a consent lasts is forgotten, with what he looked at. */
export async function forgetVisitors(db: Db): Promise<void> {
  await sql`delete from decision_visitors where last_seen_at < now() - interval '180 days'`.execute(db)
}

/** With what he looked at. */
export async function forgetVisitor(db: Db, id: string): Promise<void> {
  await sql`delete from decision_visitors where id = ${id}`.execute(db)
}

export type Counted = { decision: string; styleId: string }

export async function count(db: Db, kind: 'impressions' | 'clicks', counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const rows = counted.map(({ decision, styleId }) => ({ decision, style_id: styleId, [kind]: 1 }))
  await sql`
    insert into recommendation_counts (decision, style_id, impressions, clicks)
    select decision, style_id, count(*) filter (where impressions = 1), count(*) filter (where clicks = 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(decision text, style_id text, impressions int, clicks int)
    group by decision, style_id
    on conflict (decision, style_id) do update
      set impressions = recommendation_counts.impressions + excluded.impressions,
          clicks = recommendation_counts.clicks + excluded.clicks`.execute(db)
}
