import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Addresses of pages that editors published in these layers of a locale, and that may be found. */
export async function readContentSlugs(db: Db, now: Date, scopes: readonly string[]): Promise<string[]> {
  const live = sql`v.slug = object.slug and v.scope = any(${[...scopes]}::text[]) and v.publish_at <= ${now}
    and (v.expire_at is null or v.expire_at > ${now})`
  const rows = await db
    .selectFrom('content_objects as object')
    .select('object.slug')
    .where('object.kind', 'in', ['page', 'article'])
    .where(sql<boolean>`exists (select 1 from content_versions v where ${live} and v.body->>'title' is not null)`)
    .where(
      sql<boolean>`not exists (select 1 from content_versions v where ${live} and v.body->'seo'->>'noIndex' = 'true')`,
    )
    .orderBy('object.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
