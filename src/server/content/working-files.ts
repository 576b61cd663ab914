import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { liveAt } from './placing.ts'
import { findVersions, type Ask, type StoredVersion } from './versions.queries.ts'
import { onGround } from './working-as-seen.ts'

type InWork = { readonly slug: string; readonly scope: string; readonly body: Raw }
type Row = { slug: string; scope: string; body: unknown; baseVersion: number | null }

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
  return rows.map(({ slug, scope, body, baseVersion }) => ({
    slug,
    scope,
    body: onGround({ scope, body: isRaw(body) ? body : {}, baseVersion }, known.get(slug) ?? [], now).body,
  }))
}

/** In the place of what was being written; whoever has it open is told, and merges. */
export async function keepInWork(ask: Ask, layers: readonly InWork[], now: Date): Promise<void> {
  if (layers.length === 0) return
  const versions = await findVersions(ask, [...new Set(layers.map(({ slug }) => slug))])
  const rows = layers.map(({ slug, scope, body }) => {
    const own = versions.filter(each => each.slug === slug && each.scope === scope)
    return { slug, scope, body, baseVersion: liveAt(own, now)?.version }
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
