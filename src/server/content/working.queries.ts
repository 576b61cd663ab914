import { sql, type RawBuilder } from 'kysely'
import { parentOf } from '#domain/content/content-kinds.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Db } from '../db/database.ts'
import type { Selection } from './content.queries.ts'

/** A layer that somebody is writing. */
export type WorkingLayer = {
  readonly slug: string
  readonly kind: string
  readonly parentSlug: string | null
  readonly scope: string
  readonly body: Raw
  readonly baseVersion: number | null
  readonly revision: number
  readonly by: string
  /** Who saved it last. */
  readonly byId: string
  /** Everybody who saved something of it, and whoever made a key that did. */
  readonly authors: readonly string[]
  readonly at: Date
  /** The pictures and films it names, as they are now. */
  readonly pictures: readonly string[]
}

type Row = Omit<WorkingLayer, 'body'> & { body: unknown }

export const findWorking = (db: Db, wanted: Selection): Promise<WorkingLayer[]> => select(db, matches(wanted))

async function select(db: Db, which: RawBuilder<unknown>): Promise<WorkingLayer[]> {
  const { rows } = await sql<Row>`
    select w.slug, o.kind, o.parent_slug as "parentSlug", w.scope, w.body, w.base_version as "baseVersion", w.revision,
      coalesce(s.name, w.updated_by) as by, w.updated_by as "byId", w.updated_at as at,
      array_append(w.authors, w.updated_by) || array(select k.created_by from staff k
        where k.kind = 'key' and k.created_by is not null and (k.id = w.updated_by or k.id = any(w.authors))) as authors,
      array(select a.id || ' ' || a.mark from assets a where a.id in (
        select named[1] from regexp_matches(w.body::text, 'ast_[a-z0-9]{12}', 'g') as named) order by a.id) as pictures
    from content_working w join content_objects o using (slug) left join staff s on s.id = w.updated_by
    where ${which} order by w.slug, w.scope`.execute(db)
  return rows.map(row => ({ ...row, body: isRaw(row.body) ? row.body : {} }))
}

/** How far each layer of an object is begun, without what it says. */
export const findBegun = (db: Db, slug: string): Promise<Pick<WorkingLayer, 'scope' | 'revision' | 'baseVersion'>[]> =>
  db
    .selectFrom('content_working')
    .select(['scope', 'revision', 'base_version as baseVersion'])
    .where('slug', '=', slug)
    .execute()

/** What is begun of these objects. */
export async function findWorkingOf(db: Db, slugs: readonly string[]): Promise<WorkingLayer[]> {
  return slugs.length === 0 ? [] : select(db, sql`o.slug = any(${[...new Set(slugs)]})`)
}

function matches(wanted: Selection): RawBuilder<unknown> {
  if ('slug' in wanted) return sql`o.slug = ${wanted.slug}`
  return 'kind' in wanted ? sql`o.kind = ${wanted.kind}` : sql`o.parent_slug = ${wanted.parentSlug}`
}

/** Whoever writes on an object waits for whoever does so already. */
export async function lockObject(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`select from content_objects where slug = ${slug} for update`.execute(db)
  return rows.length > 0
}

type Saving = {
  readonly slug: string
  readonly scope: string
  readonly body: Raw
  readonly baseVersion: number | null
  /** Who wrote it before it was begun anew. */
  readonly authors?: readonly string[]
}

/** A sign that comes with what is pasted, and that no database keeps in a text. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

export async function keepWorking(db: Db, saving: Saving, staffId: string): Promise<number> {
  const { slug, scope, body, baseVersion, authors = [] } = saving
  const { rows } = await sql<{ revision: number }>`
    insert into content_working as w (slug, scope, body, base_version, updated_by, authors)
    values (${slug}, ${scope}, ${JSON.stringify(body, storable)}::jsonb, ${baseVersion}, ${staffId}, array_append(${authors}::text[], ${staffId}))
    on conflict (slug, scope) do update set body = excluded.body, revision = w.revision + 1, updated_by = excluded.updated_by,
      authors = case when ${staffId} = any(w.authors) then w.authors else array_append(array_append(w.authors, w.updated_by), ${staffId}) end,
      updated_at = now()
    returning revision`.execute(db)
  return rows[0]?.revision ?? 1
}

export async function dropWorking(db: Db, slug: string): Promise<void> {
  await sql`delete from content_working where slug = ${slug}`.execute(db)
}

/** All that is written in it comes along; who kept it under its old name forgets it. */
export async function renameObject(db: Db, slug: string, to: string): Promise<void> {
  await sql`update content_objects set slug = ${to}, parent_slug = ${parentOf(to)} where slug = ${slug}`.execute(db)
  const [tag, next] = [tagOf('content', slug), tagOf('content', to)]
  await sql`update events set resource = ${next} where position is null and resource = ${tag}`.execute(db)
  await sql`select notify_changed(${tag})`.execute(db)
}

/** What an object is called now that had this name: the shop leads from there to where it is. */
export async function nameNow(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select o.slug from redirects r join content_objects o on o.slug = ltrim(r.to_path, '/')
    where r.from_path = ${`/${slug}`} and r.scope = 'any'`.execute(db)
  return rows[0]?.slug
}

/** With all its versions; what would have told of those to come is taken back first. */
export async function removeObject(db: Db, slug: string): Promise<void> {
  await sql`update content_versions set publish_at = null, expire_at = null where slug = ${slug}`.execute(db)
  await sql`delete from content_objects where slug = ${slug}`.execute(db)
}

export async function hasChildren(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`select from content_objects where parent_slug = ${slug} limit 1`.execute(db)
  return rows.length > 0
}

/** Ends what is live, and takes back what is still to come. */
export async function endVersions(db: Db, slug: string, now: Date): Promise<void> {
  await sql`update content_versions set publish_at = null, expire_at = null
    where slug = ${slug} and publish_at >= ${now}`.execute(db)
  await sql`update content_versions set expire_at = ${now}
    where slug = ${slug} and publish_at < ${now} and (expire_at is null or expire_at > ${now})`.execute(db)
}

export async function findCreated(
  db: Db,
  slug: string,
): Promise<{ scope: string; version: number; createdAt: Date }[]> {
  const { rows } = await sql<{ scope: string; version: number; createdAt: Date }>`
    select scope, version, created_at as "createdAt" from content_versions where slug = ${slug}`.execute(db)
  return rows
}
