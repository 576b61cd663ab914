import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { CategorySetting, SteeringRule } from './steering-rules.ts'

/** The rules that count at a moment, the oldest first. */
export async function readRules(db: Db, at: Date): Promise<SteeringRule[]> {
  const { rows } = await sql<SteeringRule>`
    select effect, sites, language, term, category_id as "categoryId", style_ids as "styleIds", facet, value
    from search_rules where starts_at <= ${at} and (ends_at is null or ends_at > ${at}) order by created_at, id`.execute(
    db,
  )
  return rows
}

export async function readCategorySettings(db: Db): Promise<CategorySetting[]> {
  const { rows } = await sql<CategorySetting>`
    select category_id as "categoryId", mode, rule, placed, filters from category_settings order by category_id`.execute(
    db,
  )
  return rows
}
