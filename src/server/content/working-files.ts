import { createHash } from 'node:crypto'
import { isSame } from '#domain/content/content-diff.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import type { Layer } from './layer.ts'
import { liveAt, type Version } from './placing.ts'
import { findVersions, type Ask, type StoredVersion } from './versions.queries.ts'
import { onGround } from './working-as-seen.ts'

type InWork = {
  readonly slug: string
  readonly scope: string
  readonly body: Raw
  /** Stands for what it is laid on. */
  readonly base: string
}
type Row = { slug: string; scope: string; body: unknown; baseVersion: number | null }

const MARK_LENGTH = 16

/** What history says of a copy that nobody of the staff wrote. */
const BY_FILE = 'import'

/** What is being written, laid on what is live by now: an import begins from that, wherever it is. */
export async function findInWork(
  ask: Ask,
  versions: readonly StoredVersion[],
  now: Date,
  slugs?: readonly string[],
): Promise<InWork[]> {
  const rows = await ask<Row>(
    `select slug, scope, body, base_version as "baseVersion" from content_working
    where $1::text[] is null or slug = any($1) order by slug, scope`,
    [slugs ?? null],
  )
  const known = Map.groupBy(versions, ({ slug }) => slug)
  return rows.map(({ slug, scope, body, baseVersion }) => {
    const own = known.get(slug) ?? []
    const ground = liveAt(
      own.filter(each => each.scope === scope),
      now,
    )
    return {
      slug,
      scope,
      body: onGround({ scope, body: isRaw(body) ? body : {}, baseVersion }, own, now).body,
      base: markOf(ground),
    }
  })
}

/** Numbers of versions are those of one shop; what a version says is the same in another. */
const markOf = (version: Version | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(version?.body ?? {}))
    .digest('base64url')
    .slice(0, MARK_LENGTH)

/** The version of this layer that a file was laid on, where it was ever published here. */
const baseIn = (versions: readonly Version[], working: Layer['working']): Version | undefined =>
  working === true ? undefined : versions.findLast(each => each.publishAt !== null && markOf(each) === working)

/** Whether what the file says was published here after what it was laid on: then nobody is writing it any more. */
export function isPublishedSince(versions: readonly Version[], layer: Pick<Layer, 'working' | 'body'>): boolean {
  const base = baseIn(versions, layer.working)
  return base !== undefined && versions.some(each => each.version > base.version && isSame(each.body, layer.body))
}

/**
 * In the place of what was being written; whoever has it open is told, and merges. Laid on what it was laid on where it was
 * written: what has gone live since comes under it.
 */
export async function keepInWork(ask: Ask, layers: readonly Layer[], now: Date): Promise<void> {
  if (layers.length === 0) return
  const versions = await findVersions(ask, [...new Set(layers.map(({ slug }) => slug))])
  const rows = layers.map(({ slug, scope, body, working }) => {
    const own = versions.filter(each => each.slug === slug && each.scope === scope)
    return { slug, scope, body, baseVersion: (baseIn(own, working) ?? liveAt(own, now))?.version }
  })
  await ask(
    `insert into content_working as w (slug, scope, body, base_version, updated_by)
    select slug, scope, body, "baseVersion", $2
    from jsonb_to_recordset($1) as entry(slug text, scope text, body jsonb, "baseVersion" integer)
    on conflict (slug, scope) do update set body = excluded.body, base_version = excluded.base_version,
      revision = w.revision + 1, authors = array_append(w.authors, w.updated_by), updated_by = excluded.updated_by,
      updated_at = now()`,
    [JSON.stringify(rows), BY_FILE],
  )
}
