import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type DetailsRow = {
  id: string
  kind: string
  gender: string
  brand: string | null
  names: unknown
  taglines: unknown
  descriptions: unknown
  feature_lines: unknown
  materials: unknown
  fit_notes: unknown
  activities: string[]
  features: string[]
  size_scale: string
  is_gift_card: boolean
  is_customisable: boolean
  custom_zones: unknown
  max_qty: number
  popularity: number
  weight_grams: number | null
  films: string[]
  rating_count: number
  rating_sum: number
  fit_votes: number[]
  launched_at: Date
  /** Shown, and not to be bought before its launch. */
  is_coming: boolean
  categories: number[] | null
}
export type DetailsColourRow = {
  id: string
  names: unknown
  family: string
  hexes: string[]
  media_ids: string[]
  /** What the library says of each of its pictures; null where it is drawn. */
  media_alts: readonly unknown[]
}
export type DetailsSkuRow = {
  sku: string
  upc: string
  colour_id: string
  size: string
  width: string
  sort: number
  current: number | null
  original: number | null
  historic_best: number | null
  previous_best: number | null
  units: number
  tracked: boolean
}

/** The style of an id that names a style or one of its colours. */
const styleIdOf = (productId: string) =>
  sql`coalesce((select style_id from colours where id = ${productId}), ${productId})`

const IS_COMING = sql`(s.status = 'upcoming' and s.teased)`

export async function findStyle(db: Db, productId: string, which: 'shown' | 'any'): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`
    select s.id, s.kind, s.gender, s.brand, s.names, s.taglines, s.descriptions, s.feature_lines, s.materials, s.fit_notes,
      s.activities, s.features, s.size_scale, s.is_gift_card, s.is_customisable, s.custom_zones, s.max_qty, s.popularity,
      s.weight_grams, s.films, s.rating_count, s.rating_sum, s.fit_votes, s.launched_at,
      ${IS_COMING} as is_coming,
      (select array_agg(category_id order by category_id) from category_styles where style_id = s.id) as categories
    from styles s where ${which === 'any' ? sql`true` : sql`(s.status = 'active' or ${IS_COMING})`} and s.id = ${styleIdOf(productId)}`.execute(
    db,
  )
  return rows[0]
}

export async function readColours(db: Db, productId: string): Promise<DetailsColourRow[]> {
  const { rows } = await sql<DetailsColourRow>`
    select id, names, family, hexes, media_ids,
      (select coalesce(jsonb_agg(a.alts order by m.place), '[]') from unnest(media_ids) with ordinality as m (named, place)
        left join assets a on m.named like 'assets/%' and a.id = split_part(m.named, '/', 2)) as media_alts
    from colours where style_id = ${styleIdOf(productId)} order by position, id`.execute(db)
  return rows
}

/** Every size with its price at the site and the units that the site's distribution centres can send. */
export async function readSkus(db: Db, productId: string, site: string): Promise<DetailsSkuRow[]> {
  const { rows } = await sql<DetailsSkuRow>`
    select k.sku, k.upc, k.colour_id, k.size, k.width, k.sort, p.current, p.original, p.historic_best, p.previous_best,
      coalesce(t.units, 0)::int as units, t.units is not null as tracked
    from colours c join skus k on k.colour_id = c.id
    left join prices p on p.sku_key = k.key and p.site = ${site}
    left join lateral (
      select sum(t.free) as units from stock t join site_locations l on l.location_id = t.location_id
      where t.sku_key = k.key and l.site = ${site}
    ) t on true
    where c.style_id = ${styleIdOf(productId)} and k.status = 'active' order by c.position, c.id, k.sort, k.sku`.execute(
    db,
  )
  return rows
}

/** Units in stores, of one size or of all sizes of the product. */
export async function readStoreUnits(db: Db, productId: string, sku: string | undefined, stores: readonly number[]) {
  const { rows } = await sql<{ location_id: number; units: number }>`
    select t.location_id, sum(t.free)::int as units
    from skus k join colours c on c.id = k.colour_id join stock t on t.sku_key = k.key
    where (c.id = ${productId} or c.style_id = ${productId}) and t.location_id = any (${stores}::int[]) and k.status = 'active'
      and (${sku ?? null}::text is null or k.sku = ${sku ?? null} or k.upc = ${sku ?? null})
    group by t.location_id`.execute(db)
  return new Map(rows.map(row => [row.location_id, row.units]))
}

export async function isProduct(db: Db, productId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from styles where status = 'active' and id = ${styleIdOf(productId)}) as found`.execute(db)
  return rows[0]?.found ?? false
}
