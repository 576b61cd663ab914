import { sql } from 'kysely'
import { z } from 'zod'
import { SteeringRule } from '../catalog/steering-rules.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'

const StoredRule = SteeringRule.extend({
  id: z.string(),
  startsAt: z.date(),
  endsAt: z.date().nullable(),
  madeBy: z.string(),
})
export type StoredRule = Readonly<z.output<typeof StoredRule>>
const A_RULE = { what: 'A rule of the search', key: 'id' }

const COLUMNS = sql`r.id, r.effect, r.sites, r.language, r.term, r.category_id as "categoryId", r.style_ids as "styleIds",
  r.facet, r.value, r.starts_at as "startsAt", r.ends_at as "endsAt"`

/** The newest first. */
export async function findRules(db: Db, log: Log): Promise<StoredRule[]> {
  const { rows } = await sql<unknown>`select ${COLUMNS}, coalesce(s.name, r.made_by) as "madeBy"
    from search_rules r left join staff s on s.id = r.made_by order by r.created_at desc, r.id`.execute(db)
  return readableRows(rows, StoredRule, log, A_RULE)
}

/** Whoever changes one waits for who changes it already. */
export async function lockRule(db: Db, id: string, log: Log): Promise<StoredRule | undefined> {
  const { rows } = await sql<unknown>`select ${COLUMNS}, r.made_by as "madeBy" from search_rules r
    where r.id = ${id} for update`.execute(db)
  return readableRows(rows, StoredRule, log, A_RULE)[0]
}

/** How many there are is asked of all: who adds one waits for who adds another. */
export async function countRules(db: Db): Promise<number> {
  await sql`lock table search_rules in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_rules`.execute(db)
  return rows[0]?.count ?? 0
}

export async function writeRule(db: Db, rule: StoredRule): Promise<void> {
  const { id, effect, sites, language, term, categoryId, styleIds, facet, value, startsAt, endsAt, madeBy } = rule
  await sql`insert into search_rules (id, effect, sites, language, term, category_id, style_ids, facet, value, starts_at,
      ends_at, made_by)
    values (${id}, ${effect}, ${[...sites]}, ${language}, ${term}, ${categoryId}, ${[...styleIds]}, ${facet}, ${value},
      ${startsAt}, ${endsAt}, ${madeBy})
    on conflict (id) do update set effect = excluded.effect, sites = excluded.sites, language = excluded.language,
      term = excluded.term, category_id = excluded.category_id, style_ids = excluded.style_ids, facet = excluded.facet,
      value = excluded.value, starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(db)
}

export async function deleteRule(db: Db, id: string): Promise<void> {
  await sql`delete from search_rules where id = ${id}`.execute(db)
}
