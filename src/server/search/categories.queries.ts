import { sql } from 'kysely'
import type { CategorySetting } from '../catalog/steering-rules.ts'
import type { Db } from '../db/database.ts'

/** Whoever puts a category in order waits for who does so already. */
export async function lockSetting(db: Db, categoryId: number): Promise<CategorySetting | undefined> {
  await sql`select from categories where id = ${categoryId} for no key update`.execute(db)
  const { rows } = await sql<CategorySetting>`
    select category_id as "categoryId", mode, rule, placed, filters from category_settings where category_id = ${categoryId}`.execute(
    db,
  )
  return rows[0]
}

export async function writeSetting(
  db: Db,
  { categoryId, mode, rule, placed, filters }: CategorySetting,
): Promise<void> {
  await sql`insert into category_settings (category_id, mode, rule, placed, filters)
    values (${categoryId}, ${mode}, ${rule}, ${[...placed]}, ${filters && [...filters]})
    on conflict (category_id) do update set mode = excluded.mode, rule = excluded.rule, placed = excluded.placed,
      filters = excluded.filters`.execute(db)
}
