import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type MediaRow = {
  id: string
  nickname: string
  caption: string
  picture_id: string
  alt: string
  width: number
  height: number
  product_ids: string[]
  category_ids: string[]
  created_at: Date
  stream_ids: string[]
}

export type RecentQuery = {
  readonly limit: number
  readonly after?: string | undefined
  readonly streamIds?: readonly string[] | undefined
  readonly productId?: string | undefined
  readonly categoryIds?: readonly string[] | undefined
}

const COLUMNS = sql`m.id, m.nickname, m.caption, m.picture_id, m.alt, m.width, m.height, m.product_ids, m.category_ids,
  m.created_at, coalesce(array(select stream_id from social_media_streams where media_id = m.id order by stream_id), '{}') as stream_ids`

/** Published pictures, newest first; one more than asked for tells whether there is another page. */
export async function findRecent(db: Db, query: RecentQuery): Promise<MediaRow[]> {
  const { limit, after, streamIds, productId, categoryIds } = query
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from social_media m
    where m.status = 'published'
      and (${after ?? null}::text is null or (m.created_at, m.id) < (select created_at, id from social_media where id = ${after ?? null}))
      and (${streamIds ? [...streamIds] : null}::text[] is null
        or exists (select from social_media_streams s where s.media_id = m.id and s.stream_id = any(${streamIds ? [...streamIds] : null}::text[])))
      and (${productId ?? null}::text is null or ${productId ?? null} = any(m.product_ids))
      and (${categoryIds ? [...categoryIds] : null}::text[] is null or m.category_ids && ${categoryIds ? [...categoryIds] : null}::text[])
    order by m.created_at desc, m.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export async function findByIds(db: Db, ids: readonly string[]): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from social_media m where m.status = 'published' and m.id = any(${[...ids]}::text[])
    order by m.created_at desc, m.id desc`.execute(db)
  return rows
}

export type StreamRow = { id: string; name: string; count: number }

export async function findStreams(db: Db, mediaId?: string): Promise<StreamRow[]> {
  const { rows } = await sql<StreamRow>`
    select s.id, s.name, (select count(*)::int from social_media_streams x join social_media m on m.id = x.media_id
      where x.stream_id = s.id and m.status = 'published') as count
    from social_streams s
    where ${mediaId ?? null}::text is null
      or exists (select from social_media_streams x where x.stream_id = s.id and x.media_id = ${mediaId ?? null})
    order by s.position, s.id`.execute(db)
  return rows
}

export const insertUser = (db: Db, user: { id: string; nickname: string; email: string | null; created_at: Date }) =>
  db.insertInto('social_users').values(user).execute()

export const dropEmail = (db: Db, email: string): Promise<unknown> =>
  db
    .updateTable('social_users')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()

export const findUser = (db: Db, id: string) =>
  db.selectFrom('social_users').select(['id', 'nickname']).where('id', '=', id).executeTakeFirst()

export type NewMedia = {
  id: string
  user_id: string
  nickname: string
  caption: string
  picture_id: string
  alt: string
  width: number
  height: number
  upload: Buffer
  product_ids: string[]
  category_ids: string[]
  visitor: string
  created_at: Date
}

export async function insertMedia(db: Db, media: NewMedia, streamId: string | undefined): Promise<void> {
  await db.insertInto('social_media').values(media).execute()
  if (streamId !== undefined)
    await db.insertInto('social_media_streams').values({ stream_id: streamId, media_id: media.id }).execute()
}

type HandedIn = { own: number; tries: number; waiting: number }

/** How many pictures a visitor handed in, and tried to, since then; and how many of all wait for a look. */
export async function countHandedIn(db: Db, visitor: string, since: Date): Promise<HandedIn> {
  const { rows } = await sql<HandedIn>`select
    (select count(*)::int from social_media where visitor = ${visitor} and created_at > ${since}) as own,
    (select count(*)::int from picture_tries where visitor = ${visitor} and tried_at > ${since}) as tries,
    (select count(*)::int from social_media where status = 'pending') as waiting`.execute(db)
  return rows[0] ?? { own: 0, tries: 0, waiting: 0 }
}

export const insertTry = (db: Db, visitor: string, now: Date): Promise<unknown> =>
  db.insertInto('picture_tries').values({ visitor, tried_at: now }).execute()

/** Until the end of the transaction: pictures handed in at the same moment are counted one after another. */
export const lockVisitor = (db: Db, visitor: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`.execute(db)

/** So many customers take a picture out of sight until someone has looked at it. */
const HIDING_REPORTS = 3

export type NewReport = { media_id: string; visitor: string; reason: string; text: string | null; weighs: boolean }

/** Whoever reports twice is counted once. */
export async function insertReport(db: Db, report: NewReport, now: Date): Promise<void> {
  const { media_id: mediaId } = report
  await db
    .insertInto('social_reports')
    .values(report)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await sql`update social_media set reported_at = coalesce(reported_at, ${now}),
      status = case when (select count(*) from social_reports where media_id = ${mediaId} and weighs) >= ${HIDING_REPORTS}
        then 'pending' else status end
    where id = ${mediaId} and status = 'published'`.execute(db)
}

export const insertStash = (
  db: Db,
  stash: { id: string; user_id: string; name: string; media_ids: string[]; created_at: Date },
) => db.insertInto('social_stashes').values(stash).execute()

type ReportRow = { reason: string; text: string | null; createdAt: string }
export type QueuedRow = MediaRow & { reports: ReportRow[] }

/** What waits for a look, handed in or reported, the longest first. */
export async function findPending(db: Db, most: number): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${COLUMNS}, coalesce((
      select jsonb_agg(jsonb_build_object('reason', r.reason, 'text', r.text, 'createdAt', r.created_at) order by r.id)
      from social_reports r where r.media_id = m.id), '[]') as reports
    from social_media m where m.status = 'pending' or m.reported_at is not null
    order by coalesce(m.reported_at, m.created_at), m.id limit ${most}`.execute(db)
  return rows
}

/** A picture that was looked at starts without reports. */
export async function setStatus(db: Db, mediaId: string, status: 'published' | 'hidden'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_media')
    .set({ status, reported_at: null })
    .where('id', '=', mediaId)
    .executeTakeFirst()
  await db.deleteFrom('social_reports').where('media_id', '=', mediaId).execute()
  return numUpdatedRows === 1n
}

export const findUpload = (db: Db, mediaId: string) =>
  db
    .selectFrom('social_media')
    .select(['status', 'user_id'])
    .where('id', '=', mediaId)
    .where('upload', 'is not', null)
    .executeTakeFirst()

export async function readUpload(db: Db, mediaId: string): Promise<Buffer> {
  const { upload } = await db
    .selectFrom('social_media')
    .select('upload')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow()
  return upload ?? Buffer.alloc(0)
}
