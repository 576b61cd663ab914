import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

/** Read for each text that somebody writes: a word counts on every process as soon as it is on the list. */
export async function wordsOf(db: Db, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('moderation_words')
    .select('word')
    .where('language', '=', language)
    .orderBy('word')
    .execute()
  return rows.map(({ word }) => word)
}

/** Tells which of them were not on the list yet. */
export async function addWords(
  db: Db,
  language: Language,
  words: readonly string[],
  { by, at }: { by: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`insert into moderation_words (language, word, added_by, added_at)
    select ${language}, word, ${by}, ${at} from unnest(${[...words]}::text[]) as word on conflict do nothing
    returning word`.execute(db)
  return rows.map(({ word }) => word)
}

export async function removeWord(db: Db, language: Language, word: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('moderation_words')
    .where('language', '=', language)
    .where('word', '=', word)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
