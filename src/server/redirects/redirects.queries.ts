import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'

export type StoredRedirect = {
  readonly id: string
  readonly scope: string
  readonly from: string
  readonly to: string
  readonly madeBy: string
  readonly createdAt: Date
  readonly hits: number
  readonly lastHitAt: Date | null
}

const ROW = sql`select r.id, r.scope, r.from_path as "from", r.to_path as "to", coalesce(s.name, r.made_by) as "madeBy",
    r.created_at as "createdAt", r.hits::float8 as hits, r.last_hit_at as "lastHitAt"
  from redirects r left join staff s on s.id = r.made_by`

export async function allRedirects(db: Db): Promise<StoredRedirect[]> {
  const { rows } = await sql<StoredRedirect>`${ROW} order by r.from_path, r.scope`.execute(db)
  return rows
}

export type RedirectSort = 'from' | 'most' | 'fewest'
/** The last row that was seen, by what lists are in the order of. */
type Place = readonly [string, string]

type RedirectPage = {
  readonly q: string
  readonly sort: RedirectSort
  readonly after: Place | undefined
  readonly limit: number
}

export async function pageOfRedirects(db: Db, { q, sort, after, limit }: RedirectPage): Promise<StoredRedirect[]> {
  const like = containing(q)
  const [first = '', second = ''] = after ?? []
  const [order, behind] = {
    from: [sql`r.from_path, r.scope`, sql`(r.from_path, r.scope) > (${first}, ${second})`],
    most: [sql`-r.hits, r.id`, sql`(-r.hits, r.id) > (${-Number(first)}::bigint, ${second})`],
    fewest: [sql`r.hits, r.id`, sql`(r.hits, r.id) > (${Number(first)}::bigint, ${second})`],
  }[sort]
  const { rows } = await sql<StoredRedirect>`${ROW}
    where (r.from_path ilike ${like} or r.to_path ilike ${like}) and (${after === undefined} or ${behind})
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** Whether a rule leads on is asked of all the others: who changes one waits for who changes another. */
export const lockRedirects = (db: Db) => sql`lock table redirects in share row exclusive mode`.execute(db)

type Written = { readonly id: string; readonly scope: string; readonly from: string; readonly to: string }

export async function writeRedirects(db: Db, rules: readonly Written[], madeBy: string): Promise<void> {
  await sql`insert into redirects (id, scope, from_path, to_path, made_by)
    select id, scope, "from", "to", ${madeBy}
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule(id text, scope text, "from" text, "to" text)
    on conflict (id) do update set scope = excluded.scope, from_path = excluded.from_path, to_path = excluded.to_path`.execute(
    db,
  )
}

export async function removeRedirects(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from redirects where id = any(${ids})`.execute(db)
}

export async function addHits(db: Db, hits: ReadonlyMap<string, number>, at: Date): Promise<void> {
  const rows = JSON.stringify(Array.from(hits, ([id, count]) => ({ id, count })))
  await sql`update redirects r set hits = r.hits + h.count, last_hit_at = ${at}
    from jsonb_to_recordset(${rows}::jsonb) as h(id text, count bigint) where r.id = h.id`.execute(db)
}
