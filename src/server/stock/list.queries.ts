import { sql, type RawBuilder } from 'kysely'
import type { StockSelection, StockSort } from '#domain/stock/stock-words.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'
import { called, eitherName } from '../desk/called.ts'
import { locationOn, locationWithin, onSites, type Sites } from '../desk/on-sites.ts'
import { placeName } from '../desk/place-name.ts'

export type ShelfRow = {
  sku: string
  upc: string
  colour_id: string
  name: string
  color: string
  size: string
  location_id: number
  location: string
  pieces: number
  held: number
  safety: number
  low_at: number
  available: number
  incoming: number
  incoming_on: string | null
  waiting: number
  changeable: boolean
}

export type Reader = {
  readonly reads: Sites
  readonly writes: Sites
  readonly tells: Sites
  readonly language: Language
}
export type ListFilter = Reader & {
  words?: readonly string[]
  sku?: string
  location?: number | undefined
  only?: StockSelection | undefined
  sort: StockSort
  order: 'asc' | 'desc'
  after?: { value: number; sku: string; location: number } | undefined
  limit: number
}

const AVAILABLE = sql`t.on_hand - t.missing - t.held - t.safety`
const SORTED = {
  sku: [],
  onHand: [sql`(t.on_hand - t.missing)`],
  held: [sql`t.held`],
  available: [sql`(${AVAILABLE})`],
} as const satisfies Record<StockSort, readonly RawBuilder<unknown>[]>
const keysOf = (sort: StockSort) => [...SORTED[sort], sql`k.sku`, sql`t.location_id`]

const WAITED = (tells: Sites) => sql`select from back_in_stock b
  where b.sku_key = t.sku_key and b.sent_at is null and ${onSites('b.site', tells)}`

const ONLY = {
  // As `stock.low` tells it.
  low: () => sql`t.on_hand > t.safety and t.on_hand - t.safety <= t.low_at`,
  out: () => sql`t.free = 0`,
  negative: () => sql`${AVAILABLE} < 0`,
  incoming: () =>
    sql`exists (select from stock_incoming i where i.sku_key = t.sku_key and i.location_id = t.location_id)`,
  waiting: ({ tells }) => sql`exists (${WAITED(tells)})`,
} as const satisfies Record<StockSelection, (reader: Reader) => RawBuilder<unknown>>

/** A UPC that is scanned as an EAN has a zero before it. */
const CODE = /^0(?=\d{12}$)/

function matching({ words = [], sku, location, only, ...filter }: ListFilter): RawBuilder<unknown> {
  const conditions = [locationOn(filter.reads)]
  if (sku !== undefined) conditions.push(sql`k.sku = ${sku}`)
  if (location !== undefined) conditions.push(sql`t.location_id = ${location}`)
  if (only !== undefined) conditions.push(sql`${ONLY[only](filter)}`)
  for (const word of words)
    conditions.push(sql`concat_ws(' ', k.sku, k.upc, k.size, s.id, c.id, ${eitherName('s.names', filter.language)},
      ${eitherName('c.names', filter.language)}) ilike ${containing(word.replace(CODE, ''))}`)
  const { after, order, sort } = filter
  if (after) {
    const place = [
      ...SORTED[sort].map(() => sql`${after.value}::integer`),
      sql`${after.sku}`,
      sql`${after.location}::integer`,
    ]
    const way = sql.raw(order === 'asc' ? '>' : '<')
    conditions.push(sql`(${sql.join(keysOf(sort))}) ${way} (${sql.join(place)})`)
  }
  return sql.join(conditions, sql` and `)
}

/** What a page shows of deliveries, transfers and shoppers is read for the shelves on it alone. */
export async function listShelves(db: Db, filter: ListFilter): Promise<ShelfRow[]> {
  const order = sql.join(keysOf(filter.sort).map(key => sql`${key} ${sql.raw(filter.order)}`))
  const { rows } = await sql<ShelfRow>`
    with page as materialized (select p.*, row_number() over () as place from (
      select t.sku_key, t.location_id, k.sku, k.upc, k.size, c.id as colour_id, ${called('s.names', filter.language)} as name,
        ${called('c.names', filter.language)} as color, ${placeName('l')} as location, t.on_hand - t.missing as pieces, t.held, t.safety, t.low_at,
        ${AVAILABLE} as available, ${locationWithin(filter.writes)} as changeable
      from stock t join skus k on k.key = t.sku_key join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
      join locations l on l.id = t.location_id
      where ${matching(filter)}
      order by ${order} limit ${filter.limit}
    ) p)
    select t.*, i.incoming, i.incoming_on, (select count(*)::integer from (${WAITED(filter.tells)}) w) as waiting
    from page t left join lateral (
      select coalesce(sum(i.qty), 0)::integer as incoming, min(i.expected_on)::text as incoming_on from stock_incoming i
      where i.sku_key = t.sku_key and i.location_id = t.location_id) i on true
    order by t.place`.execute(db)
  return rows
}

export type PlaceRow = { id: number; name: string; kind: 'dc' | 'store'; changeable: boolean }

export async function listLocations(db: Db, { reads, writes }: Reader): Promise<PlaceRow[]> {
  const { rows } =
    await sql<PlaceRow>`select l.id, ${placeName('l')} as name, l.kind, ${locationWithin(writes)} as changeable from locations l
    where ${locationOn(reads)} order by l.kind, l.name, l.id`.execute(db)
  return rows
}

export type ArticleRow = Pick<ShelfRow, 'sku' | 'upc' | 'colour_id' | 'name' | 'color' | 'size'> & { key: number }

export async function findArticle(db: Db, code: string, language: Language): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select k.key, k.sku, k.upc, k.size, c.id as colour_id, ${called('s.names', language)} as name,
      ${called('c.names', language)} as color
    from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
    where k.sku = ${code} or k.upc = ${code.replace(CODE, '')} order by k.sku = ${code} desc limit 1`.execute(db)
  return rows[0]
}

export async function waitingBySite(db: Db, skuKey: number, sites: Sites) {
  const { rows } = await sql<{ site: string; people: number; since: Date }>`
    select site, count(*)::integer as people, min(created_at) as since from back_in_stock
    where sku_key = ${skuKey} and sent_at is null and ${onSites('site', sites)} group by site order by site`.execute(db)
  return rows
}

export async function whoWaits(db: Db, skuKey: number, sites: Sites, most: number) {
  const { rows } = await sql<{ email: string; site: string; since: Date }>`
    select email, site, created_at as since from back_in_stock
    where sku_key = ${skuKey} and sent_at is null and ${onSites('site', sites)} order by id limit ${most}`.execute(db)
  return rows
}
