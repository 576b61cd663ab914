import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import { CategorySetting, SteeringRule } from './steering-rules.ts'

/** The rules that count at a moment, the oldest first. */
export async function readRules(db: Db, at: Date, log: Log): Promise<SteeringRule[]> {
  const { rows } = await sql<unknown>`
    select id, effect, sites, language, term, category_id as "categoryId", style_ids as "styleIds", facet, value
    from search_rules where starts_at <= ${at} and (ends_at is null or ends_at > ${at}) order by created_at, id`.execute(
    db,
  )
  return readableRows(rows, SteeringRule, log, { what: 'A rule of the search', key: 'id' })
}

export async function readCategorySettings(db: Db, log: Log): Promise<CategorySetting[]> {
  const { rows } = await sql<unknown>`
    select category_id as "categoryId", mode, rule, placed, filters from category_settings order by category_id`.execute(
    db,
  )
  return readableRows(rows, CategorySetting, log, { what: 'The order of a category', key: 'categoryId' })
}
