import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type StyleRow = {
  id: string
  kind: string
  gender: string
  brand: string | null
  names: string
  taglines: string
  activities: string[]
  features: string[]
  size_scale: string
  art_variant: number
  is_gift_card: boolean
  is_customisable: boolean
  custom_zones: unknown
  max_qty: number
  popularity: number
  rating_count: number
  rating_sum: number
  launched_at: Date
  categories: number[] | null
}
export type ColourRow = {
  id: string
  style_id: string
  names: string
  family: string
  hexes: string[]
  media: string[]
}
export type PriceRow = {
  colour_id: string
  site: string
  low_current: number
  high_current: number
  low_original: number
  high_original: number
  historic_best: number | null
  previous_best: number | null
}
export type StockRow = { colour_id: string; location_id: number; units: number; fits: string }
export type StoreRow = { style_id: string; colour_id: string; location_id: number; fits: string }

/** Every style, or those with these ids. */
type Wanted = readonly string[] | undefined

const ofStyles = (ids: Wanted, column: string) => (ids ? sql`${sql.ref(column)} = any (${ids}::text[])` : sql`true`)

async function readStyles(db: Db, ids: Wanted): Promise<StyleRow[]> {
  const { rows } = await sql<StyleRow>`
    select s.id, s.kind, s.gender, s.brand, s.names::text as names, s.taglines::text as taglines, s.activities, s.features,
      s.size_scale, s.art_variant, s.is_gift_card, s.is_customisable, s.custom_zones, s.max_qty, s.popularity, s.rating_count, s.rating_sum,
      s.launched_at, m.categories
    from styles s
    left join (
      select c.style_id, array_agg(c.category_id order by c.category_id) as categories from category_styles c
      where ${ofStyles(ids, 'c.style_id')} group by c.style_id
    ) m on m.style_id = s.id
    where s.status = 'active' and ${ofStyles(ids, 's.id')} order by s.id`.execute(db)
  return rows
}

async function readColours(db: Db, ids: Wanted): Promise<ColourRow[]> {
  const { rows } = await sql<ColourRow>`
    select id, style_id, names::text as names, family, hexes, media_ids[1:2] as media from colours
    where ${ofStyles(ids, 'style_id')} order by style_id, position, id`.execute(db)
  return rows
}

/** Of what is still made: a discontinued size neither widens a range nor keeps a colour in the shop. */
export async function readPrices(db: Db, ids: Wanted): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    with own as materialized (
      select distinct k.colour_id, o.site from colours c
      join skus k on k.colour_id = c.id and k.status = 'active' join sku_prices o on o.sku_key = k.key
      where ${ofStyles(ids, 'c.style_id')}
    )
    select p.colour_id, p.site, p.current as low_current, p.current as high_current, p.original as low_original,
      p.original as high_original, p.historic_best, p.previous_best
    from colours c join colour_prices p on p.colour_id = c.id
    left join own on own.colour_id = p.colour_id and own.site = p.site
    where own.site is null and ${ofStyles(ids, 'c.style_id')}
      and exists (select from skus k where k.colour_id = p.colour_id and k.status = 'active')
    union all
    select p.colour_id, p.site, min(p.current), max(p.current), min(p.original), max(p.original),
      min(p.historic_best), min(p.previous_best)
    from own join prices p on p.colour_id = own.colour_id and p.site = own.site
    join skus k on k.key = p.sku_key and k.status = 'active'
    where p.current is not null
    group by p.colour_id, p.site`.execute(db)
  return rows
}

/** Colour by colour: by itself, the database reads the SKUs of the whole shop for a few styles. */
const SKUS_OF_COLOUR = sql`lateral (select key, colour_id, size, width, sort from skus
  where colour_id = c.id and status = 'active' offset 0) k`

/** What distribution centres have of each colour. */
async function readStock(db: Db, ids: Wanted): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select k.colour_id, t.location_id, sum(t.free)::int as units,
      string_agg(k.size || '/' || k.width, '|' order by k.sort, k.size, k.width) as fits
    from colours c cross join ${SKUS_OF_COLOUR} join stock t on t.sku_key = k.key
    where t.location_id < 1000 and t.free > 0 and ${ofStyles(ids, 'c.style_id')}
    group by k.colour_id, t.location_id`.execute(db)
  return rows
}

/** What stores have of each colour. */
async function readStores(db: Db, ids: Wanted): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select c.style_id, k.colour_id, t.location_id, string_agg(k.size || '/' || k.width, '|') as fits
    from colours c cross join ${SKUS_OF_COLOUR} join stock t on t.sku_key = k.key
    where t.location_id >= 1000 and t.free > 0 and ${ofStyles(ids, 'c.style_id')}
    group by c.style_id, k.colour_id, t.location_id`.execute(db)
  return rows
}

export const readSiteLocations = (db: Db) => db.selectFrom('site_locations').select(['site', 'location_id']).execute()

export const readCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'path', 'position', 'slugs', 'names', 'descriptions'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const readFacetLabels = (db: Db) =>
  db.selectFrom('facet_labels').select(['facet', 'value', 'names', 'position', 'swatch']).execute()

export const readSizes = (db: Db) =>
  db.selectFrom('sizes').select(['scale', 'label', 'sort', 'us', 'uk', 'eu', 'cm']).orderBy('sort').execute()

export const readStoreNames = (db: Db) => db.selectFrom('stores').select(['id', 'name', 'country']).execute()

export type TextRow = { id: string; descriptions: unknown; feature_lines: unknown; materials: unknown }
/** The long texts, read only while the words of a shop are indexed. */
const readTexts = (db: Db, ids: readonly string[]): Promise<TextRow[]> =>
  db
    .selectFrom('styles')
    .select(['id', 'descriptions', 'feature_lines', 'materials'])
    .where('id', 'in', [...ids])
    .execute()

/** All that styles are made of. */
export async function readParts(db: Db, ids: readonly string[]) {
  const [styles, colours, prices, stock, stores, texts] = await Promise.all([
    readStyles(db, ids),
    readColours(db, ids),
    readPrices(db, ids),
    readStock(db, ids),
    readStores(db, ids),
    readTexts(db, ids),
  ])
  return { styles, colours, prices, stock, stores, texts }
}

export async function readPopularity(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('styles').select(['id', 'popularity']).where('status', '=', 'active').execute()
  return new Map(rows.map(({ id, popularity }) => [id, popularity]))
}
