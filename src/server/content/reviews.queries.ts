import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'
import { askedBy } from './review-asker.ts'

/** What is looked at: an object's working copy, or a release. */
export type Subject = { readonly slug: string } | { readonly releaseId: string }

const of = (subject: Subject): RawBuilder<unknown> =>
  'slug' in subject ? sql`r.slug = ${subject.slug}` : sql`r.release_id = ${subject.releaseId}`

export type StoredReview = {
  readonly id: string
  readonly slug: string | null
  readonly releaseId: string | null
  readonly releaseName: string | null
  readonly seen: string
  readonly scopes: readonly string[]
  readonly state: 'asked' | 'approved' | 'returned' | 'replaced' | 'done'
  readonly note: string
  /** A key asks for whoever made it. */
  readonly askedById: string
  readonly askedBy: string
  readonly askedByEmail: string | null
  readonly askedAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly answer: string
}

const REVIEW = sql`select r.id, r.slug, r.release_id as "releaseId", l.name as "releaseName", r.seen, r.scopes, r.state, r.note,
    case when a.kind = 'key' then coalesce(a.created_by, a.id) else r.asked_by end as "askedById",
    coalesce(a.name, r.asked_by) as "askedBy", a.email as "askedByEmail", r.asked_at as "askedAt",
    coalesce(d.name, r.decided_by) as "decidedBy", r.decided_at as "decidedAt", r.answer
  from content_reviews r left join releases l on l.id = r.release_id
    left join staff a on a.id = r.asked_by left join staff d on d.id = r.decided_by`

export type Listed = PageAfter & {
  readonly slug?: string | undefined
  /** To whom it was given back. */
  readonly returnedTo?: string | undefined
}

/** What waits, and what was decided and is not live yet. */
export async function listReviews(db: Db, { after, limit, slug, returnedTo }: Listed): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`${REVIEW} where r.state in ('asked', 'approved', 'returned')
      and (${slug ?? null}::text is null or r.slug = ${slug ?? null})
      and ${returnedTo === undefined ? sql`true` : sql`r.state = 'returned' and ${askedBy(returnedTo)}`}
      and (${after ?? null}::text is null or (r.state = 'asked', r.asked_at, r.id) <
        (select c.state = 'asked', c.asked_at, c.id from content_reviews c where c.id = ${after ?? null}))
    order by r.state = 'asked' desc, r.asked_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findReview(db: Db, id: string): Promise<StoredReview | undefined> {
  const { rows } = await sql<StoredReview>`${REVIEW} where r.id = ${id} for update of r`.execute(db)
  return rows[0]
}

export async function findLastReview(db: Db, subject: Subject): Promise<StoredReview | undefined> {
  const { rows } =
    await sql<StoredReview>`${REVIEW} where ${of(subject)} and r.state in ('asked', 'approved', 'returned')
    order by r.asked_at desc limit 1`.execute(db)
  return rows[0]
}

/** Who approved exactly this. */
export async function findApproval(db: Db, subject: Subject, seen: string): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`select r.decided_by as by from content_reviews r
    where ${of(subject)} and r.state = 'approved' and r.seen = ${seen} order by r.decided_at desc limit 1`.execute(db)
  return rows[0]?.by
}

type Asking = { id: string; seen: string; scopes: readonly string[]; note: string; askedBy: string; askedAt: Date }

/** Who asks again asks about what is there now: what was asked or said before is over. */
export async function writeReview(db: Db, subject: Subject, asking: Asking): Promise<void> {
  const { slug, releaseId } = { slug: null, releaseId: null, ...subject }
  await sql`update content_reviews r set state = 'replaced'
    where ${of(subject)} and r.state in ('asked', 'approved', 'returned')`.execute(db)
  await sql`insert into content_reviews (id, slug, release_id, seen, scopes, note, asked_by, asked_at)
    values (${asking.id}, ${slug}, ${releaseId}, ${asking.seen}, ${asking.scopes}, ${asking.note}, ${asking.askedBy},
      ${asking.askedAt})`.execute(db)
}

type Decision = { state: 'approved' | 'returned'; seen: string; answer: string; by: string; at: Date }

export async function decideReview(db: Db, id: string, { state, seen, answer, by, at }: Decision): Promise<void> {
  await sql`update content_reviews set state = ${state}, seen = ${seen}, answer = ${answer}, decided_by = ${by},
    decided_at = ${at} where id = ${id}`.execute(db)
}

export async function finishReviews(db: Db, subject: Subject): Promise<void> {
  await sql`update content_reviews r set state = 'done'
    where ${of(subject)} and r.state in ('asked', 'approved', 'returned')`.execute(db)
}
