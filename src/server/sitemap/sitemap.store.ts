import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Addresses of pages that editors wrote and that are published; those that stand for a screen of the shop are not. */
export async function readContentSlugs(db: Db, now: Date, screens: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('content_objects as object')
    .select('object.slug')
    .where('object.kind', 'in', ['page', 'article'])
    .where('object.slug', 'not in', [...screens])
    .where(
      sql<boolean>`exists (select 1 from content_versions v where v.slug = object.slug and v.publish_at <= ${now} and (v.expire_at is null or v.expire_at > ${now}))`,
    )
    .orderBy('object.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
