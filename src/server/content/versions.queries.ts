import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { isRaw } from '#domain/content/merge-layers.ts'
import { kindOf, parentOf } from '#domain/content/content-kinds.ts'
import type { Db } from '../db/database.ts'
import { deliveredVersions } from './delivered-versions.ts'
import type { Placed, Timed, Version } from './placing.ts'

/** How statements are sent; the command line and the desk have different hands on the same database. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>

export const askDb =
  (db: Db): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

export const askClient =
  (client: pg.Pool | pg.PoolClient): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await client.query<Row>(text, [...values])).rows

export type StoredVersion = Version & { readonly slug: string; readonly scope: string }

type Row = {
  slug: string
  scope: string
  version: number
  body: unknown
  publish_at: Date | null
  expire_at: Date | null
  release_id: string | null
  authors: string[]
}

/** Every version of these objects, with what was delivered of them; or all that was ever written. */
export async function findVersions(ask: Ask, slugs?: readonly string[]): Promise<StoredVersion[]> {
  const rows = await ask<Row>(
    `select slug, scope, version, body - 'publishAt' - 'expireAt' as body, publish_at, expire_at, release_id, authors
    from content_versions where $1::text[] is null or slug = any($1) order by slug, scope, version`,
    [slugs ?? null],
  )
  const stored = rows.map(({ body, publish_at: publishAt, expire_at: expireAt, release_id: releaseId, ...row }) => ({
    ...row,
    body: isRaw(body) ? body : {},
    publishAt,
    expireAt,
    releaseId,
  }))
  return [...deliveredVersions(slugs ?? []), ...stored]
}

/** When each version of an object is live, without what it says. */
export async function findTimes(ask: Ask, slug: string): Promise<(Timed & { readonly scope: string })[]> {
  const rows = await ask<Omit<Row, 'slug' | 'body' | 'release_id' | 'authors'>>(
    'select scope, version, publish_at, expire_at from content_versions where slug = $1',
    [slug],
  )
  return [
    ...deliveredVersions([slug]),
    ...rows.map(({ publish_at: publishAt, expire_at: expireAt, ...row }) => ({ ...row, publishAt, expireAt })),
  ]
}

/** Objects that are not there yet; of the others their place among their siblings, where the general layer names one. */
export async function keepObjects(
  ask: Ask,
  objects: readonly { readonly slug: string; readonly position: number | undefined }[],
): Promise<void> {
  const rows = objects.map(({ slug, position }) => ({
    slug,
    position,
    kind: kindOf(slug),
    parent_slug: parentOf(slug),
  }))
  await ask(
    `insert into content_objects as known (slug, kind, parent_slug, position)
    select slug, kind, parent_slug, coalesce(position, 0)
    from jsonb_to_recordset($1) as entry(slug text, kind text, parent_slug text, position integer)
    on conflict (slug) do update set kind = excluded.kind, parent_slug = excluded.parent_slug,
      position = coalesce((select (each->>'position')::integer from jsonb_array_elements($1) each
        where each->>'slug' = known.slug), known.position)`,
    [JSON.stringify(rows)],
  )
}

type Writing = Pick<Placed, 'removed' | 'added'> & { readonly slug: string; readonly scope: string }

/** Takes versions away that come again on top, and adds those. */
export async function writeVersions(ask: Ask, writings: readonly Writing[]): Promise<void> {
  const removed = writings.flatMap(({ slug, scope, removed: numbers }) =>
    numbers.map(version => ({ slug, scope, version })),
  )
  const gone = `from jsonb_to_recordset($1) as gone(slug text, scope text, version integer)
    where v.slug = gone.slug and v.scope = gone.scope and v.version = gone.version`
  if (removed.length > 0) {
    // What would have told of it at its moment is taken back first.
    await ask(`update content_versions v set publish_at = null ${gone}`, [JSON.stringify(removed)])
    await ask(`delete from content_versions v ${gone.replace('from', 'using')}`, [JSON.stringify(removed)])
  }
  const added = writings.flatMap(({ slug, scope, added: versions }) => versions.map(each => ({ ...each, slug, scope })))
  await ask(
    `insert into content_versions (slug, scope, version, body, publish_at, expire_at, release_id, authors)
    select slug, scope, version, body, "publishAt", "expireAt", "releaseId", coalesce(authors, '{}')
    from jsonb_to_recordset($1) as entry(
      slug text, scope text, version integer, body jsonb, "publishAt" timestamptz, "expireAt" timestamptz, "releaseId" text,
      authors text[])`,
    [JSON.stringify(added)],
  )
}
