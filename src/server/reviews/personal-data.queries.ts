import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const NICKNAME = 'Anonymous'

export async function reviewsAndQuestionsOf(db: Db, consumerId: string) {
  const { rows } = await sql<{ reviews: unknown; questions: unknown }>`select
    (select coalesce(json_agg(json_build_object('productId', style_id, 'rating', rating, 'title', title, 'text', body,
      'nickname', nickname, 'at', created_at)), '[]') from reviews where consumer_id = ${consumerId}) as reviews,
    (select coalesce(json_agg(json_build_object('productId', style_id, 'text', body, 'nickname', nickname,
      'email', email, 'at', created_at)), '[]') from questions where consumer_id = ${consumerId}) as questions`.execute(
    db,
  )
  return rows[0] ?? { reviews: [], questions: [] }
}

/** With an address that is shown to be his, also what he asked before signing in. */
export async function unsignContributions(db: Db, consumerId: string, email: string | undefined): Promise<void> {
  await sql`update reviews set consumer_id = null, nickname = ${NICKNAME} where consumer_id = ${consumerId}`.execute(db)
  await sql`update questions set consumer_id = null, nickname = ${NICKNAME}, email = null
    where consumer_id = ${consumerId}`.execute(db)
  if (email !== undefined)
    await sql`update questions set email = null where lower(email) = ${email.toLowerCase()}`.execute(db)
}

export async function forgetAsker(db: Db, email: string): Promise<void> {
  await sql`update questions set email = null where lower(email) = ${email}`.execute(db)
}
