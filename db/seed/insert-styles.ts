import { SITE_IDS } from '#domain/sites/sites.ts'
import { upcOf } from './catalog/ids.ts'
import type { StyleBundle } from './catalog/styles.ts'
import { questionsOf } from './reviews/questions.ts'
import type { Sql } from './sql.ts'
import { insertColumns, insertRows } from './sql.ts'
import type { StockRow } from './stock.ts'

export async function insertStyles(
  db: Sql,
  bundles: readonly StyleBundle[],
  firstKeys: readonly number[],
): Promise<void> {
  await insertRows(
    db,
    'styles',
    bundles.map(({ style }) => style),
  )
  await insertRows(
    db,
    'colours',
    bundles.flatMap(({ colours }) => colours),
  )
  const skus = bundles.flatMap((bundle, place) =>
    bundle.skus.map((sku, offset) => ({ ...sku, key: (firstKeys[place] ?? 0) + offset })),
  )
  await insertColumns(db, 'skus', {
    key: { type: 'int', values: skus.map(({ key }) => key) },
    sku: { type: 'text', values: skus.map(({ sku }) => sku) },
    upc: { type: 'text', values: skus.map(({ key }) => upcOf(key)) },
    colour_id: { type: 'text', values: skus.map(({ colourId }) => colourId) },
    size: { type: 'text', values: skus.map(({ size }) => size) },
    width: { type: 'text', values: skus.map(({ width }) => width) },
    sort: { type: 'int', values: skus.map(({ sort }) => sort) },
    status: { type: 'text', values: skus.map(({ status }) => status) },
  })
  await insertRows(
    db,
    'colour_prices',
    bundles.flatMap(({ prices }) => prices),
  )
  await insertRows(
    db,
    'price_history',
    bundles.flatMap(({ history }) => history),
  )
  await insertRows(
    db,
    'sku_prices',
    skus.flatMap(({ key, ownPrice }) =>
      ownPrice === undefined
        ? []
        : SITE_IDS.map(site => ({ sku_key: key, site, current: ownPrice, original: ownPrice })),
    ),
  )
  await insertRows(
    db,
    'category_styles',
    bundles.flatMap(({ style, categoryIds }) =>
      categoryIds.map(category_id => ({ category_id, style_id: style.id, position: 10_000 - style.popularity })),
    ),
  )
}

export async function insertStock(db: Sql, rows: readonly StockRow[]): Promise<void> {
  await insertColumns(db, 'stock', {
    sku_key: { type: 'int', values: rows.map(({ skuKey }) => skuKey) },
    location_id: { type: 'int', values: rows.map(({ location }) => location) },
    on_hand: { type: 'int', values: rows.map(({ onHand }) => onHand) },
  })
}

export async function insertQuestions(
  db: Sql,
  bundles: readonly StyleBundle[],
  first: number,
  average: number,
  today: Date,
): Promise<number> {
  const drafts = bundles
    .flatMap(bundle => questionsOf(bundle, average, today))
    .map((draft, offset) => ({ ...draft, id: first + offset }))
  await insertRows(
    db,
    'questions',
    drafts.map(({ id, row }) => ({ id, ...row })),
  )
  await insertRows(
    db,
    'answers',
    drafts.flatMap(({ id, answers }) => answers.map(answer => ({ question_id: id, ...answer }))),
  )
  return first + drafts.length
}
