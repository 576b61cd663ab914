import { CATEGORIES } from './catalog/categories.ts'
import { FACET_LABELS } from './catalog/facet-labels.ts'
import { POPULAR_ROWS, REDIRECT_ROWS, SYNONYM_ROWS } from './catalog/search-words.ts'
import { SIZE_CHARTS } from './catalog/size-charts.ts'
import { SIZES } from './catalog/sizes.ts'
import type { Sql } from './sql.ts'
import { insertRows } from './sql.ts'
import { CENTRES, COLLECTION_POINTS, PLACES, STORES } from './stores/stores.ts'

/** What the styles hang on: categories, sizes, words, places, stores. */
export async function seedFrame(db: Sql): Promise<void> {
  await insertRows(db, 'categories', CATEGORIES)
  await insertRows(db, 'sizes', SIZES)
  await insertRows(db, 'size_charts', SIZE_CHARTS)
  await insertRows(db, 'facet_labels', FACET_LABELS)
  await insertRows(db, 'search_synonyms', SYNONYM_ROWS)
  await insertRows(db, 'search_redirects', REDIRECT_ROWS)
  await insertRows(db, 'popular_terms', POPULAR_ROWS)
  await insertRows(db, 'places', PLACES)
  await insertRows(db, 'locations', [
    ...CENTRES.map(({ id, country, name }) => ({ id, kind: 'dc', country, name })),
    ...STORES.map(({ id, country, name }) => ({ id, kind: 'store', country, name })),
  ])
  await insertRows(
    db,
    'site_locations',
    CENTRES.flatMap(({ id, sites }) => sites.map(site => ({ site, location_id: id, priority: 0 }))),
  )
  await insertRows(
    db,
    'stores',
    STORES.map(store => ({ ...store, status: 'open' })),
  )
  await insertRows(
    db,
    'collection_points',
    COLLECTION_POINTS.map(point => ({ ...point, status: 'open' })),
  )
}
