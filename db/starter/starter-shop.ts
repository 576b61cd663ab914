import type { SiteId } from '#domain/sites/sites.ts'
import { FACET_LABELS } from '../seed/catalog/facet-labels.ts'
import { SIZE_CHARTS } from '../seed/catalog/size-charts.ts'
import { SIZES } from '../seed/catalog/sizes.ts'
import { insertRows, type Sql } from '../seed/sql.ts'
import { PLACES } from '../seed/stores/stores.ts'
import { textOf, type Phrase } from '../seed/text.ts'
import { FIRST_CATEGORY } from './starter-content.ts'

/** A shop of one's own: it never gets the demo. */
const OWN = 'shop.own'
/** Its first pages were written, to be filled. */
const PAGES = 'shop.pages'

const WAREHOUSES = [
  { id: 1, country: 'US', name: 'Warehouse United States', sites: ['US'] },
  { id: 2, country: 'CA', name: 'Warehouse Canada', sites: ['CA'] },
  { id: 3, country: 'GB', name: 'Warehouse United Kingdom', sites: ['GB'] },
  { id: 4, country: 'DE', name: 'Warehouse Europe', sites: ['DE', 'FR', 'ES'] },
] as const satisfies readonly { id: number; country: SiteId; name: string; sites: readonly SiteId[] }[]

const ALL: Phrase = ['Shop all', 'Tout voir', 'Alles', 'Todo']
const ALL_SLUG: Phrase = ['all-1000', 'tout-1000', 'alles-1000', 'todo-1000']
const ALL_LINE: Phrase = [
  'Everything we have.',
  'Tout ce que nous avons.',
  'Alles, was wir haben.',
  'Todo lo que tenemos.',
]

const isSet = async (db: Sql, key: string): Promise<boolean> =>
  (await db.query('select 1 from settings where key = $1', [key])).rows.length > 0
const set = (db: Sql, key: string) =>
  db.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [key, 'true'])

export const isOwnShop = (db: Sql): Promise<boolean> => isSet(db, OWN)
export const arePagesMade = (db: Sql): Promise<boolean> => isSet(db, PAGES)
export const notePagesMade = (db: Sql) => set(db, PAGES)

export const hasDemo = async (db: Sql): Promise<boolean> =>
  (await db.query("select 1 from settings where key in ('seed.shop', 'seed.demo')")).rows.length > 0

/** Somebody sells here already, or is about to. */
export const isInUse = async (db: Sql): Promise<boolean> =>
  (
    await db.query(`select where exists (select from styles) or exists (select from orders)
      or exists (select from categories)`)
  ).rows.length > 0

/** What products, stock and orders hang on, and nothing that pretends to be one. Either everything is written or nothing. */
export async function initShop(db: Sql): Promise<void> {
  if (await isOwnShop(db)) return
  await db.query('begin')
  try {
    await insertRows(db, 'categories', [
      {
        id: FIRST_CATEGORY,
        parent_id: null,
        path: [FIRST_CATEGORY],
        position: 0,
        slugs: textOf(ALL_SLUG),
        names: textOf(ALL),
        descriptions: textOf(ALL_LINE),
      },
    ])
    await insertRows(db, 'sizes', SIZES)
    await insertRows(db, 'size_charts', SIZE_CHARTS)
    await insertRows(db, 'facet_labels', FACET_LABELS)
    await insertRows(db, 'places', PLACES)
    await insertRows(
      db,
      'locations',
      WAREHOUSES.map(({ id, country, name }) => ({ id, kind: 'dc', country, name })),
    )
    await insertRows(
      db,
      'site_locations',
      WAREHOUSES.flatMap(({ id, sites }) => sites.map(site => ({ site, location_id: id, priority: 0 }))),
    )
    await set(db, OWN)
    await db.query('commit')
  } catch (error) {
    await db.query('rollback')
    throw error
  }
}
