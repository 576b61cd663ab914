import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

export type StoredRelease = {
  readonly id: string
  readonly name: string
  readonly publishAt: Date | null
  readonly expireAt: Date | null
  readonly state: 'open' | 'published' | 'reverted'
  readonly madeBy: string
  readonly slugs: readonly string[]
}

const RELEASE = sql`select l.id, l.name, l.publish_at as "publishAt", l.expire_at as "expireAt", l.state,
    coalesce(s.name, l.made_by) as "madeBy",
    array(select i.slug from release_items i where i.release_id = l.id order by i.slug) as slugs
  from releases l left join staff s on s.id = l.made_by`

export async function listReleases(db: Db, { after, limit }: PageAfter): Promise<StoredRelease[]> {
  const { rows } = await sql<StoredRelease>`${RELEASE} where ${after ?? null}::text is null
      or (l.created_at, l.id) < (select c.created_at, c.id from releases c where c.id = ${after ?? null})
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findRelease(db: Db, id: string, lock?: 'lock'): Promise<StoredRelease | undefined> {
  const { rows } =
    await sql<StoredRelease>`${RELEASE} where l.id = ${id} ${lock ? sql`for update of l` : sql``}`.execute(db)
  return rows[0]
}

export async function findReleases(db: Db, ids: readonly string[]): Promise<StoredRelease[]> {
  const { rows } = await sql<StoredRelease>`${RELEASE} where l.id = any(${ids})`.execute(db)
  return rows
}

type Written = {
  readonly id: string
  readonly name: string
  readonly publishAt: Date | null
  readonly expireAt: Date | null
}

export async function writeRelease(db: Db, { id, name, publishAt, expireAt }: Written, madeBy: string): Promise<void> {
  await sql`insert into releases (id, name, publish_at, expire_at, made_by)
    values (${id}, ${name}, ${publishAt}, ${expireAt}, ${madeBy})
    on conflict (id) do update set name = excluded.name, publish_at = excluded.publish_at,
      expire_at = excluded.expire_at`.execute(db)
}

export async function removeRelease(db: Db, id: string): Promise<void> {
  await sql`delete from releases where id = ${id}`.execute(db)
}

export async function addItem(db: Db, id: string, slug: string): Promise<void> {
  await sql`insert into release_items (release_id, slug) values (${id}, ${slug}) on conflict do nothing`.execute(db)
}

export async function removeItem(db: Db, id: string, slug: string): Promise<void> {
  await sql`delete from release_items where release_id = ${id} and slug = ${slug}`.execute(db)
}

/** The open release that holds this object already. */
export async function findOpenReleaseOf(db: Db, slug: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`select l.id, l.name from release_items i
    join releases l on l.id = i.release_id where i.slug = ${slug} and l.state = 'open' limit 1`.execute(db)
  return rows[0]
}

/** Published, with the moment at which it went or goes live. */
export async function notePublished(db: Db, id: string, by: string, publishAt: Date, at: Date): Promise<void> {
  await sql`update releases set state = 'published', published_by = ${by}, published_at = ${at}, publish_at = ${publishAt}
    where id = ${id}`.execute(db)
}

export async function noteState(db: Db, id: string, state: 'open' | 'reverted'): Promise<void> {
  await sql`update releases set state = ${state} where id = ${id}`.execute(db)
}

/** Versions that are not to come any more. What would have told of them at their moment is taken back first. */
export async function takeBackVersions(db: Db, id: string): Promise<void> {
  await sql`update content_versions set publish_at = null, expire_at = null where release_id = ${id}`.execute(db)
  await sql`delete from content_versions where release_id = ${id}`.execute(db)
}

export async function endReleased(db: Db, id: string, now: Date): Promise<void> {
  await sql`update content_versions set expire_at = ${now}
    where release_id = ${id} and publish_at < ${now} and (expire_at is null or expire_at > ${now})`.execute(db)
}

export type Turning = {
  readonly at: Date
  readonly what: 'begins' | 'ends'
  readonly slug: string
  readonly scope: string
  readonly releaseId: string | null
  readonly release: string | null
}

export async function listTurns(db: Db, now: Date): Promise<Turning[]> {
  const { rows } = await sql<Turning>`
    select turn.*, l.name as release from (
      select publish_at as at, 'begins' as what, slug, scope, release_id as "releaseId" from content_versions
        where publish_at > ${now}
      union all select expire_at, 'ends', slug, scope, release_id from content_versions
        where expire_at > ${now} and publish_at is not null
    ) turn left join releases l on l.id = turn."releaseId"
    order by at, what desc, slug, scope limit 1000`.execute(db)
  return rows
}
