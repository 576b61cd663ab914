import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import { SEARCHES_KEPT_DAYS } from '#domain/search/search-rules.ts'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'

export type Searched = {
  site: string
  language: string
  term: string
  searches: number
  misses: number
  clicks: number
}
export type Refined = { site: string; language: string; term: string; next: string; times: number }

/** What fewer say may be about a person: nobody reads it, and it is forgotten soon. */
const SAID_BY_MANY = 5
const FORGOTTEN_DAYS = 7

/** Of a full day only what it has already is counted on. */
export async function addSearched(db: Db, day: string, rows: readonly Searched[], full: boolean): Promise<void> {
  await sql`insert into search_days as d (day, site, language, term, searches, misses, clicks)
    select ${day}::date, w.site, w.language, w.term, w.searches, w.misses, w.clicks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (site text, language text, term text, searches int, misses int, clicks int)
    where not ${full}::boolean or exists (select from search_days k
      where k.day = ${day}::date and k.site = w.site and k.language = w.language and k.term = w.term)
    order by w.site, w.language, w.term
    on conflict (day, site, language, term) do update set searches = d.searches + excluded.searches,
      misses = d.misses + excluded.misses, clicks = d.clicks + excluded.clicks`.execute(db)
}

export async function addRefined(db: Db, day: string, rows: readonly Refined[]): Promise<void> {
  await sql`insert into search_refinements as d (day, site, language, term, next_term, times)
    select ${day}::date, w.site, w.language, w.term, w.next, w.times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (site text, language text, term text, next text, times int)
    order by w.site, w.language, w.term, w.next
    on conflict (day, site, language, term, next_term) do update set times = d.times + excluded.times`.execute(db)
}

export async function countOn(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_days where day = ${day}::date`.execute(db)
  return rows[0]?.count ?? 0
}

export async function forgetOld(db: Db, today: string): Promise<void> {
  for (const table of ['search_days', 'search_refinements', 'search_misses'])
    await sql`delete from ${sql.table(table)} where day < ${today}::date - ${SEARCHES_KEPT_DAYS}::int`.execute(db)
  await sql`delete from search_days where day < ${today}::date - ${FORGOTTEN_DAYS}::int and (language, term) in
    (select language, term from search_days group by language, term having sum(searches) < ${SAID_BY_MANY}::int)`.execute(
    db,
  )
  await sql`delete from search_refinements r where day < ${today}::date - ${FORGOTTEN_DAYS}::int and not exists
    (select from search_days d where d.language = r.language and d.term = r.next_term)`.execute(db)
}

const ONLY = {
  all: sql`true`,
  missed: sql`sum(misses) > 0`,
  unclicked: sql`sum(clicks) = 0 and sum(misses) < sum(searches)`,
} as const
export type Only = keyof typeof ONLY

type Row = {
  language: Language
  term: string
  searches: number
  misses: number
  clicks: number
  next: { term: string; times: number }[]
}

/** The most frequent first; in vain, those that were most often in vain. */
export async function findSearched(
  db: Db,
  { only, from, sites, most }: { only: Only; from: string; sites: Sites; most: number },
): Promise<Row[]> {
  const first = only === 'missed' ? sql`sum(misses)` : sql`sum(searches)`
  const { rows } = await sql<Row>`
    with found as (
      select language, term, sum(searches)::int as searches, sum(misses)::int as misses, sum(clicks)::int as clicks,
        row_number() over (order by ${first} desc, term, language) as place
      from search_days where day >= ${from}::date and ${onSites('site', sites)}
      group by language, term having sum(searches) >= ${SAID_BY_MANY}::int and ${ONLY[only]} order by place limit ${most}
    )
    select f.language, f.term, f.searches, f.misses, f.clicks, coalesce((
      select jsonb_agg(jsonb_build_object('term', n.next_term, 'times', n.times) order by n.times desc, n.next_term) from (
        select r.next_term, sum(r.times)::int as times from search_refinements r
        where r.language = f.language and r.term = f.term and r.day >= ${from}::date and ${onSites('r.site', sites)}
          and (select sum(k.searches) from search_days k where k.language = r.language and k.term = r.next_term) >= ${SAID_BY_MANY}::int
        group by r.next_term order by 2 desc, 1 limit 5) n), '[]') as next
    from found f order by f.place`.execute(db)
  return rows
}

/** What is searched for most in a language, by whoever may be counted. */
export async function findFrequent(
  db: Db,
  { language, from, sites, most }: { language: Language; from: string; sites: Sites; most: number },
) {
  const { rows } = await sql<{ term: string; searches: number }>`
    select term, max(searches)::int as searches from (
      select term, searches from popular_terms where language = ${language}
      union all select term, sum(searches) from search_days where language = ${language} and day >= ${from}::date
        and ${onSites('site', sites)} group by term having sum(searches) >= ${SAID_BY_MANY}::int
    ) t group by term order by 2 desc, 1 limit ${most}`.execute(db)
  return rows
}
