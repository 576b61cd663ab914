import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

type Word = { language: Language; term: string }
export type StoredSynonym = Word & { means: string[] }
export type StoredTarget = Word & { target: string }

export async function findSynonyms(db: Db): Promise<StoredSynonym[]> {
  const { rows } = await sql<StoredSynonym>`
    select language, term, means from search_synonyms order by language, term`.execute(db)
  return rows
}

export async function findTargets(db: Db): Promise<StoredTarget[]> {
  const { rows } = await sql<StoredTarget>`
    select language, term, target from search_redirects order by language, term`.execute(db)
  return rows
}

/** Whoever says what a word means waits for who says so of another: how many there are is bounded. */
export const lockWords = (db: Db) =>
  sql`lock table search_synonyms, search_redirects in share row exclusive mode`.execute(db)

export async function writeSynonym(db: Db, { language, term, means }: StoredSynonym): Promise<void> {
  if (means.length === 0)
    await sql`delete from search_synonyms where language = ${language} and term = ${term}`.execute(db)
  else
    await sql`insert into search_synonyms (language, term, means) values (${language}, ${term}, ${means})
      on conflict (language, term) do update set means = excluded.means`.execute(db)
}

export async function writeTarget(db: Db, { language, term }: Word, target: string | undefined): Promise<void> {
  if (target === undefined)
    await sql`delete from search_redirects where language = ${language} and term = ${term}`.execute(db)
  else
    await sql`insert into search_redirects (language, term, target) values (${language}, ${term}, ${target})
      on conflict (language, term) do update set target = excluded.target`.execute(db)
}
