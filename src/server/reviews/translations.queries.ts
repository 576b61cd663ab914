import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function findReview(db: Db, reviewId: string) {
  const { rows } = await sql<{ title: string; body: string; language: string; translations: unknown }>`
    select title, body, language, translations from reviews where id = ${reviewId}::bigint and status = 'published'`.execute(
    db,
  )
  return rows[0]
}

export async function findQuestion(db: Db, questionId: string) {
  const { rows } = await sql<{ body: string; language: string; translations: unknown }>`
    select body, language, translations from questions where id = ${questionId}::bigint and status = 'published'`.execute(
    db,
  )
  return rows[0]
}

export const keepReviewIn = (db: Db, reviewId: string, language: string, words: { title: string; text: string }) =>
  sql`update reviews set translations = translations || jsonb_build_object(${language}::text, ${JSON.stringify(words)}::jsonb)
    where id = ${reviewId}::bigint`.execute(db)

type QuestionWords = { text: string; answers: Readonly<Record<string, string>> }

export const keepQuestionIn = (db: Db, questionId: string, language: string, words: QuestionWords) =>
  sql`update questions set translations = translations || jsonb_build_object(${language}::text, ${JSON.stringify(words)}::jsonb)
    where id = ${questionId}::bigint`.execute(db)
