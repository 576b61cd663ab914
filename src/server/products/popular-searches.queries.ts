import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Searched = { language: string; term: string; searches: number }

export const addSearches = (db: Db, searched: readonly Searched[]) =>
  sql`insert into popular_terms (language, term, searches)
    select language, term, searches from json_populate_recordset(null::popular_terms, ${JSON.stringify(searched)}::json)
    on conflict (language, term) do update set searches = popular_terms.searches + excluded.searches`.execute(db)

export async function addMisses(db: Db, day: string, misses: readonly Searched[]): Promise<void> {
  await sql`insert into search_misses as s (day, language, term, searches)
    select ${day}::date, m.language, m.term, m.searches
    from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb) as m (language text, term text, searches int)
    on conflict (day, language, term) do update set searches = s.searches + excluded.searches`.execute(db)
}
