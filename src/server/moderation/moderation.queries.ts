import { sql, type RawBuilder } from 'kysely'
import type { MODERATED_KINDS } from '#contract/staff/moderation/moderation-kinds.ts'
import type { Db } from '../db/database.ts'

export type Kind = (typeof MODERATED_KINDS)[number]

type Flag = { reason: string; text: string | null; weighs: boolean }
export type WaitingRow = {
  kind: Kind
  id: string
  status: 'published' | 'pending' | 'hidden'
  reported: boolean
  title: string | null
  body: string
  about: string | null
  rating: number | null
  nickname: string
  language: string | null
  names: unknown
  picture_id: string | null
  uploaded: boolean
  alt: string | null
  created_at: Date
  flags: Flag[]
  email: string | null
  locale: string | null
  held_word: string | null
}

const flagsOf = (table: string, column: string, id: string) => sql`coalesce((select jsonb_agg(jsonb_build_object(
  'reason', f.reason, 'text', f.text, 'weighs', f.weighs) order by f.weighs desc, f.created_at)
  from ${sql.table(table)} f where ${sql.ref(`f.${column}`)} = ${sql.ref(id)}), '[]')`

/** Each kind in the same columns: what it says, about what, who wrote it and how to tell him. */
const ROWS: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  review: sql`select 'review' as kind, r.id::text as id, r.status, r.reported_at is not null as reported, r.title, r.body,
      null::text as about, r.rating::int as rating, r.nickname, r.language, s.names, null::text as picture_id,
      false as uploaded, null::text as alt, r.created_at, ${flagsOf('review_flags', 'review_id', 'r.id')} as flags, c.email, c.locale, r.held_word
    from reviews r join styles s on s.id = r.style_id left join consumers c on c.id = r.consumer_id`,
  question: sql`select 'question', q.id::text, q.status, false, null, q.body, null, null, q.nickname, q.language,
      s.names, null, false, null, q.created_at, '[]'::jsonb, coalesce(q.email, c.email), coalesce(q.locale, c.locale), q.held_word
    from questions q join styles s on s.id = q.style_id left join consumers c on c.id = q.consumer_id`,
  answer: sql`select 'answer', a.id::text, a.status, false, null, a.body, q.body, null, a.nickname, q.language,
      s.names, null, false, null, a.created_at, '[]'::jsonb, null, null, null
    from answers a join questions q on q.id = a.question_id join styles s on s.id = q.style_id`,
  picture: sql`select 'picture', m.id, m.status, m.reported_at is not null, null, m.caption, null, null, m.nickname, null,
      null, m.picture_id, m.upload is not null, m.alt, m.created_at, ${flagsOf('social_reports', 'media_id', 'm.id')}, u.email, null, null
    from social_media m left join social_users u on u.id = m.user_id`,
}

const WAITS: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  review: sql`r.status = 'pending' or r.reported_at is not null`,
  question: sql`q.status = 'pending'`,
  answer: sql`a.status = 'pending'`,
  picture: sql`m.status = 'pending' or m.reported_at is not null`,
}
const IS: Readonly<Record<Kind, (id: string) => RawBuilder<unknown>>> = {
  review: id => sql`r.id::text = ${id}`,
  question: id => sql`q.id::text = ${id}`,
  answer: id => sql`a.id::text = ${id}`,
  picture: id => sql`m.id = ${id}`,
}

/** Reports of customers first, then what waits longest. */
export async function listWaiting(db: Db, kinds: readonly Kind[], most: number): Promise<WaitingRow[]> {
  const parts = kinds.map(kind => sql`(${ROWS[kind]} where ${WAITS[kind]} order by 4 desc, created_at limit ${most})`)
  // The first part names the columns.
  const head = sql`(${ROWS.review} where false)`
  const { rows } = await sql<WaitingRow>`select * from (${sql.join([head, ...parts], sql` union all `)}) w
    order by (select count(*) from jsonb_array_elements(w.flags) f where (f->>'weighs')::boolean) desc, w.created_at
    limit ${most}`.execute(db)
  return rows
}

/** Whatever was decided of it, the newest first; a product by its name in any language. */
export async function findByWords(db: Db, kinds: readonly Kind[], words: string, most: number): Promise<WaitingRow[]> {
  const parts = [sql`(${ROWS.review} where false)`, ...kinds.map(kind => sql`(${ROWS[kind]})`)]
  const { rows } = await sql<WaitingRow>`select * from (${sql.join(parts, sql` union all `)}) w
    where position(lower(${words}) in lower(concat_ws(' ', w.title, w.body, w.nickname,
      (select string_agg(value, ' ') from jsonb_each_text(w.names))))) > 0
    order by w.created_at desc, w.kind, w.id limit ${most}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, most: number): Promise<Record<Kind, number>> {
  const count = (kind: Kind) =>
    sql`(select count(*)::int from (${ROWS[kind]} where ${WAITS[kind]} limit ${most}) c) as ${sql.ref(kind)}`
  const { rows } = await sql<Record<Kind, number>>`select ${count('review')}, ${count('question')}, ${count('answer')},
    ${count('picture')}`.execute(db)
  return rows[0] ?? { review: 0, question: 0, answer: 0, picture: 0 }
}

export async function findThing(db: Db, kind: Kind, id: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`select * from ((${ROWS.review} where false) union all
    (${ROWS[kind]} where ${IS[kind](id)})) w`.execute(db)
  return rows[0]
}

const TABLES = { review: 'reviews', question: 'questions', answer: 'answers', picture: 'social_media' } as const
const hasReports = (kind: Kind): kind is 'review' | 'picture' => kind === 'review' || kind === 'picture'

/** Writes the status down and takes the reports out; tells how both were. Whoever decides at the same time waits. */
export async function setStatus(db: Db, kind: Kind, id: string, status: string) {
  const table = sql.table(TABLES[kind])
  const { rows } = await sql<{ status: string; reported_at: Date | null }>`
    select status, ${hasReports(kind) ? sql`reported_at` : sql`null::timestamptz as reported_at`} from ${table}
    where id::text = ${id} for update`.execute(db)
  const before = rows[0]
  if (!before) return undefined
  const reported = hasReports(kind) ? sql`, reported_at = null` : sql``
  await sql`update ${table} set status = ${status} ${reported} where id::text = ${id}`.execute(db)
  return { ...before, flags: await takeFlags(db, kind, id) }
}

async function takeFlags(db: Db, kind: Kind, id: string): Promise<unknown[]> {
  if (!hasReports(kind)) return []
  const [table, column] = kind === 'review' ? ['review_flags', 'review_id'] : ['social_reports', 'media_id']
  const { rows } = await sql<{ flag: unknown }>`with gone as (delete from ${sql.table(table)} f
    where ${sql.ref(`f.${column}`)}::text = ${id} returning to_jsonb(f) as flag) select flag from gone`.execute(db)
  return rows.map(({ flag }) => flag)
}

export type Decision = {
  id: string
  kind: Kind
  thing_id: string
  decision: 'published' | 'hidden'
  reason: string | null
  status_before: string
  reported_before: Date | null
  flags: string
  staff_id: string
  decided_at: Date
}

export const insertDecision = (db: Db, decision: Decision) =>
  db.insertInto('moderation_decisions').values(decision).execute()

/** Once, by who made it, while it still stands. */
export async function takeBack(db: Db, id: string, staffId: string, now: Date) {
  const { rows } = await sql<Pick<Decision, 'kind' | 'thing_id' | 'decision' | 'status_before' | 'reported_before'>>`
    update moderation_decisions set undone_at = ${now} where id = ${id} and staff_id = ${staffId} and undone_at is null
    returning kind, thing_id, decision, status_before, reported_before`.execute(db)
  return rows[0]
}

/** As it was before the decision, reports included. False when somebody decided otherwise since. */
export async function restore(
  db: Db,
  decisionId: string,
  { kind, thing_id, decision, status_before, reported_before }: NonNullable<Awaited<ReturnType<typeof takeBack>>>,
): Promise<boolean> {
  const reported = hasReports(kind) ? sql`, reported_at = ${reported_before}` : sql``
  const { numAffectedRows } = await sql`update ${sql.table(TABLES[kind])} set status = ${status_before} ${reported}
    where id::text = ${thing_id} and status = ${decision}`.execute(db)
  if (kind === 'review')
    await sql`insert into review_flags (review_id, visitor, reason, text, weighs, created_at)
      select f.review_id, f.visitor, f.reason, f.text, f.weighs, f.created_at from moderation_decisions d,
        jsonb_to_recordset(d.flags) as f (review_id bigint, visitor text, reason text, text text, weighs boolean, created_at timestamptz)
      where d.id = ${decisionId} on conflict do nothing`.execute(db)
  if (kind === 'picture')
    await sql`insert into social_reports (media_id, visitor, reason, text, weighs, created_at)
      select f.media_id, f.visitor, f.reason, f.text, f.weighs, f.created_at from moderation_decisions d,
        jsonb_to_recordset(d.flags) as f (media_id text, visitor text, reason text, text text, weighs boolean, created_at timestamptz)
      where d.id = ${decisionId} on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function readUpload(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('social_media').select('upload').where('id', '=', id).executeTakeFirst()
  return row?.upload ?? undefined
}
