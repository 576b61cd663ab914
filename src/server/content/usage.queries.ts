import { sql } from 'kysely'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import type { Db } from '../db/database.ts'

export type Use = {
  readonly slug: string
  readonly scope: string
  readonly state: 'live' | 'scheduled' | 'working'
}

/** Where texts and links of others name an object: live, to come, and as somebody writes them; not in what translations were made of. */
export async function findUses(db: Db, slug: string, pattern: string, now: Date): Promise<Use[]> {
  const { rows } = await sql<Use>`
    with live as (
      select distinct on (slug, scope) slug, scope, body from content_versions
      where publish_at <= ${now} and (expire_at is null or expire_at > ${now}) order by slug, scope, version desc
    )
    select slug, scope, 'live' as state from live where slug <> ${slug} and (body - 'sources')::text ~ ${pattern}
    union all select slug, scope, 'scheduled' from content_versions
      where publish_at > ${now} and slug <> ${slug} and (body - 'sources')::text ~ ${pattern}
    union all select slug, scope, 'working' from content_working where slug <> ${slug} and (body - 'sources')::text ~ ${pattern}
    order by slug, scope, state limit 200`.execute(db)
  return rows
}

type Layer = { readonly slug: string; readonly scope: string; readonly body: Raw }

/** Every layer as somebody writes it, or else as it is live. */
export async function listCurrentLayers(db: Db, now: Date): Promise<Layer[]> {
  const { rows } = await sql<{ slug: string; scope: string; body: unknown }>`
    with live as (
      select distinct on (slug, scope) slug, scope, body from content_versions
      where publish_at <= ${now} and (expire_at is null or expire_at > ${now}) order by slug, scope, version desc
    )
    select slug, scope, coalesce(w.body, l.body) as body
    from live l full join content_working w using (slug, scope) order by slug, scope`.execute(db)
  return rows.map(({ body, ...row }) => ({ ...row, body: isRaw(body) ? body : {} }))
}
