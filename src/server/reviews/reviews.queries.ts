import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'

export type ReviewRow = {
  id: string
  rating: number
  title: string
  body: string
  nickname: string
  country: string
  language: string
  created_at: Date
  verified: boolean
  fit: 'small' | 'true' | 'large' | null
  photos: string[]
  votes_up: number
  votes_down: number
  translations: unknown
}

export type ReviewFilter = {
  rating?: readonly string[] | undefined
  fit?: string | undefined
  language?: string | undefined
  withPhotos: boolean
  q?: string | undefined
}

export const REVIEW_ORDERS = {
  helpful: sql`(votes_up - votes_down) desc, created_at desc, id desc`,
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  'rating-desc': sql`rating desc, created_at desc, id desc`,
  'rating-asc': sql`rating, created_at desc, id desc`,
} as const satisfies Record<string, RawBuilder<unknown>>

export type StyleRatings = {
  id: string
  rating_count: number
  rating_sum: number
  rating_histogram: number[]
  fit_votes: number[]
}

export async function findRatings(db: Db, productId: string): Promise<StyleRatings | undefined> {
  const { rows } = await sql<StyleRatings>`
    select id, rating_count, rating_sum, rating_histogram, fit_votes from styles
    where status = 'active' and id = coalesce((select style_id from colours where id = ${productId}), ${productId})`.execute(
    db,
  )
  return rows[0]
}

function passing(styleId: string, filter: ReviewFilter) {
  const stars = filter.rating?.map(Number) ?? null
  return sql`style_id = ${styleId} and status = 'published'
    and (${stars}::int[] is null or rating = any (${stars}::int[]))
    and (${filter.fit ?? null}::text is null or fit = ${filter.fit ?? null})
    and (${filter.language ?? null}::text is null or language = ${filter.language ?? null})
    and (not ${filter.withPhotos}::boolean or photos <> '{}')
    and (${filter.q ?? null}::text is null or title ilike ${containing(filter.q ?? '')} or body ilike ${containing(filter.q ?? '')})`
}

export async function readReviews(
  db: Db,
  styleId: string,
  filter: ReviewFilter,
  order: RawBuilder<unknown>,
  page: { offset: number; limit: number },
) {
  const { rows } = await sql<ReviewRow>`
    select id::text as id, rating, title, body, nickname, country, language, created_at, verified, fit, photos, votes_up,
      votes_down, translations
    from reviews where ${passing(styleId, filter)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows
}

export async function countReviews(db: Db, styleId: string, filter: ReviewFilter): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from reviews where ${passing(styleId, filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function readPhotos(db: Db, styleId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ photo: string }>`
    select unnest(photos) as photo from reviews where style_id = ${styleId} and status = 'published' and photos <> '{}'
    order by created_at desc limit ${most}`.execute(db)
  return rows.map(row => row.photo)
}

/** Locked, so that two votes of one visitor at the same moment count once. */
export async function lockReview(db: Db, reviewId: string, productId: string) {
  const { rows } = await sql<{ id: string; votes_up: number; votes_down: number; flags: number }>`
    select id::text as id, votes_up, votes_down, flags from reviews
    where id = ${reviewId}::bigint and status = 'published'
      and style_id = coalesce((select style_id from colours where id = ${productId}), ${productId}) for update`.execute(
    db,
  )
  return rows[0]
}

/** Counts a vote; one that replaces another of the same visitor takes that back. */
export async function castVote(db: Db, reviewId: string, visitor: string, helpful: boolean) {
  const { rows } = await sql<{ votes_up: number; votes_down: number }>`
    with earlier as (select helpful from review_votes where review_id = ${reviewId}::bigint and visitor = ${visitor}),
    cast_now as (
      insert into review_votes (review_id, visitor, helpful) values (${reviewId}::bigint, ${visitor}, ${helpful})
      on conflict (review_id, visitor) do update set helpful = excluded.helpful
    )
    update reviews set
      votes_up = votes_up + ${helpful ? 1 : 0} - (select count(*) filter (where helpful) from earlier)::int,
      votes_down = votes_down + ${helpful ? 0 : 1} - (select count(*) filter (where not helpful) from earlier)::int
    where id = ${reviewId}::bigint returning votes_up, votes_down`.execute(db)
  return rows[0]
}

type Flag = { reviewId: string; visitor: string; reason: string; text?: string | undefined; weighs: boolean }

/** True when this visitor had not reported the review before. */
export async function addFlag(db: Db, { reviewId, visitor, reason, text = '', weighs }: Flag): Promise<boolean> {
  const { rows } = await sql`insert into review_flags (review_id, visitor, reason, text, weighs)
    values (${reviewId}::bigint, ${visitor}, ${reason}, ${text === '' ? null : text}, ${weighs})
    on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

export const countFlag = (db: Db, reviewId: string, hideFrom: number, now: Date) =>
  sql`update reviews set flags = flags + 1, reported_at = coalesce(reported_at, ${now}),
      status = case when (select count(*) from review_flags where review_id = ${reviewId}::bigint and weighs) >= ${hideFrom}
        then 'pending' else status end
    where id = ${reviewId}::bigint`.execute(db)

export type NewReview = {
  styleId: string
  consumerId: string | null
  language: string
  country: string
  rating: number
  title: string
  text: string
  nickname: string
  fit: string | null
  status: 'published' | 'pending'
  heldWord: string | null
  verified: boolean
}

export async function addReview(db: Db, review: NewReview): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into reviews (style_id, consumer_id, language, country, rating, title, body, nickname, fit, status, held_word, verified)
    values (${review.styleId}, ${review.consumerId}, ${review.language}, ${review.country}, ${review.rating}, ${review.title},
      ${review.text}, ${review.nickname}, ${review.fit}, ${review.status}, ${review.heldWord}, ${review.verified}) returning id::text as id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}
