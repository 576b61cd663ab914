import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Searched = { language: string; term: string; searches: number }

export const addSearches = (db: Db, searched: readonly Searched[]) =>
  sql`insert into popular_terms (language, term, searches)
    select language, term, searches from json_populate_recordset(null::popular_terms, ${JSON.stringify(searched)}::json)
    on conflict (language, term) do update set searches = popular_terms.searches + excluded.searches`.execute(db)
