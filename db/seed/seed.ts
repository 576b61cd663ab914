import { DEMO_STYLES } from './catalog/plan.ts'
import { affinitiesOf, productSetsOf } from './catalog/product-sets.ts'
import type { StyleBundle } from './catalog/styles.ts'
import { styleOf } from './catalog/styles.ts'
import { insertQuestions, insertStock, insertStyles } from './insert-styles.ts'
import { reviewsOf } from './reviews/reviews.ts'
import { seedFrame } from './seed-frame.ts'
import type { Sql } from './sql.ts'
import { insertRows } from './sql.ts'
import { stockOf } from './stock.ts'

export type SeedOptions = {
  /** How many styles; the demo shop's 280 unless told. About 48 SKUs each. */
  readonly styles?: number
  /** The day the shop is set up on; sales and reviews count back from it. */
  readonly today?: Date
}

/** Raised when the generated shop changes. */
const VERSION = '1'
const MARK = 'seed.shop'
/** Styles generated and written at a time: what bounds the memory of a large shop. */
const BATCH = 70
const FIRST_DAY = new Date('2026-11-01T06:00:00Z')

/** Fills an empty shop; says whether it did. Either everything is written or nothing. */
export async function seedShop(db: Sql, options: SeedOptions = {}): Promise<boolean> {
  const { rows } = await db.query('select 1 from settings where key = $1', [MARK])
  if (rows.length > 0) return false
  await db.query('begin')
  try {
    // Nothing is cached yet: nobody needs to hear of every row.
    await db.query("set local cairn.quiet = 'on'")
    await seedFrame(db)
    await seedStyles(db, options.styles ?? DEMO_STYLES, options.today ?? FIRST_DAY)
    const mark = JSON.stringify({ version: VERSION, styles: options.styles ?? DEMO_STYLES })
    await db.query('insert into settings (key, value) values ($1, $2)', [MARK, mark])
    await db.query('commit')
  } catch (error) {
    await db.query('rollback')
    throw error
  }
  await db.query('analyze')
  return true
}

async function seedStyles(db: Sql, count: number, today: Date): Promise<void> {
  const isLarge = count > 4 * DEMO_STYLES
  const kept: StyleBundle[] = []
  let nextKey = 1
  let nextQuestion = 1
  for (let start = 0; start < count; start += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => start + offset)
    const bundles = indexes.map(index => styleOf(index, today))
    const firstKeys = bundles.map(bundle => (nextKey += bundle.skus.length) - bundle.skus.length)
    await insertStyles(db, bundles, firstKeys)
    await insertStock(
      db,
      bundles.flatMap((bundle, place) => stockOf(start + place, bundle, firstKeys[place] ?? 0, isLarge ? 0.005 : 0.07)),
    )
    await insertRows(
      db,
      'reviews',
      bundles.flatMap(bundle => reviewsOf(bundle, isLarge ? 2 : 23, today)),
    )
    nextQuestion = await insertQuestions(db, bundles, nextQuestion, isLarge ? 0.3 : 4, today)
    if (kept.length < DEMO_STYLES) kept.push(...bundles)
  }
  const sets = productSetsOf(kept, 40)
  await insertRows(
    db,
    'product_sets',
    sets.map(({ set }) => set),
  )
  await insertRows(
    db,
    'product_set_items',
    sets.flatMap(({ items }) => items),
  )
  await insertRows(db, 'style_affinities', affinitiesOf(kept))
  for (const [table, column] of [
    ['skus', 'key'],
    ['questions', 'id'],
  ])
    await db.query(`select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table}`)
}
