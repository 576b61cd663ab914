import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Ids of the styles in a category or below it. */
export async function readMembers(db: Db, categoryId: number): Promise<string[]> {
  const { rows } = await sql<{ style_id: string }>`
    select distinct m.style_id from category_styles m join categories c on c.id = m.category_id
    where ${categoryId}::int = any (c.path)`.execute(db)
  return rows.map(row => row.style_id)
}

export async function readAllIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('styles').select('id').where('status', '=', 'active').orderBy('id').execute()
  return rows.map(row => row.id)
}
