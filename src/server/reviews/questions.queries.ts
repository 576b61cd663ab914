import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'

export type QuestionRow = { id: string; body: string; nickname: string; language: string; created_at: Date }
export type AnswerRow = {
  id: string
  question_id: string
  body: string
  nickname: string
  by_staff: boolean
  votes_up: number
  votes_down: number
  created_at: Date
}

export const QUESTION_ORDERS = {
  'most-answers': sql`(select count(*) from answers a where a.question_id = q.id and a.status = 'published') desc, q.created_at desc, q.id desc`,
  newest: sql`q.created_at desc, q.id desc`,
  oldest: sql`q.created_at, q.id`,
} as const satisfies Record<string, RawBuilder<unknown>>

const passing = (styleId: string, text: string | undefined) => {
  const like = text === undefined ? null : containing(text)
  return sql`q.style_id = ${styleId} and q.status = 'published' and (${like}::text is null or q.body ilike ${like}
    or exists (select from answers a where a.question_id = q.id and a.status = 'published' and a.body ilike ${like}))`
}

export async function readQuestions(
  db: Db,
  styleId: string,
  text: string | undefined,
  order: RawBuilder<unknown>,
  page: { offset: number; limit: number },
) {
  const { rows } = await sql<QuestionRow>`
    select q.id::text as id, q.body, q.nickname, q.language, q.created_at from questions q
    where ${passing(styleId, text)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export async function countQuestions(db: Db, styleId: string, text: string | undefined): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from questions q where ${passing(styleId, text)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function readAnswers(db: Db, questionIds: readonly string[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return []
  const { rows } = await sql<AnswerRow>`
    select id::text as id, question_id::text as question_id, body, nickname, by_staff, votes_up, votes_down, created_at from answers
    where status = 'published' and question_id = any (${questionIds}::bigint[])
    order by by_staff desc, (votes_up - votes_down) desc, id`.execute(db)
  return rows
}

export type NewQuestion = {
  styleId: string
  consumerId: string | null
  language: string
  locale: string
  text: string
  nickname: string
  email: string | null
  status: 'published' | 'pending'
  heldWord: string | null
}

export async function addQuestion(db: Db, question: NewQuestion): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into questions (style_id, consumer_id, language, locale, body, nickname, email, status, held_word)
    values (${question.styleId}, ${question.consumerId}, ${question.language}, ${question.locale}, ${question.text}, ${question.nickname},
      ${question.email}, ${question.status}, ${question.heldWord}) returning id::text as id`.execute(db)
  return rows[0]?.id ?? ''
}

/** False when the question is not shown. */
export async function addStaffAnswer(
  db: Db,
  questionId: string,
  { text, nickname, at }: { text: string; nickname: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into answers (question_id, body, nickname, by_staff, created_at)
    select id, ${text}, ${nickname}, true, ${at} from questions where id = ${questionId}::bigint and status = 'published'`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function lockAnswer(db: Db, answerId: string, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select a.id from answers a join questions q on q.id = a.question_id
    where a.id = ${answerId}::bigint and a.status = 'published' and q.status = 'published'
      and q.style_id = coalesce((select style_id from colours where id = ${productId}), ${productId}) for update of a`.execute(
    db,
  )
  return rows.length > 0
}

export async function castAnswerVote(db: Db, answerId: string, visitor: string, helpful: boolean) {
  const { rows } = await sql<{ votes_up: number; votes_down: number }>`
    with earlier as (select helpful from answer_votes where answer_id = ${answerId}::bigint and visitor = ${visitor}),
    cast_now as (
      insert into answer_votes (answer_id, visitor, helpful) values (${answerId}::bigint, ${visitor}, ${helpful})
      on conflict (answer_id, visitor) do update set helpful = excluded.helpful
    )
    update answers set
      votes_up = votes_up + ${helpful ? 1 : 0} - (select count(*) filter (where helpful) from earlier)::int,
      votes_down = votes_down + ${helpful ? 0 : 1} - (select count(*) filter (where not helpful) from earlier)::int
    where id = ${answerId}::bigint returning votes_up, votes_down`.execute(db)
  return rows[0]
}

export type AnsweredQuestion = { email: string; locale: string | null; body: string; style_id: string; names: unknown }

/** Questions that have an answer now and whose asker waits for it; the address is forgotten with that. */
export async function takeAnswered(db: Db, most: number): Promise<AnsweredQuestion[]> {
  const { rows } = await sql<AnsweredQuestion>`
    with answered as (
      select q.id, q.email, s.names from questions q join styles s on s.id = q.style_id and s.status = 'active'
      where q.email is not null and q.status = 'published'
        and exists (select from answers a where a.question_id = q.id and a.status = 'published')
      order by q.id limit ${most} for update of q skip locked
    )
    update questions q set email = null from answered a where q.id = a.id
    returning a.email, q.locale, q.body, q.style_id, a.names`.execute(db)
  return rows
}
