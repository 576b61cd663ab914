import type { FeedFormat } from '#domain/feeds/feed-formats.ts'
import { sql } from 'kysely'
import type { Locale, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

export type FeedRow = {
  sku: string
  upc: string
  size: string
  width: string
  us: string | null
  uk: string | null
  eu: string | null
  colour_id: string
  current: number
  original: number
  historic_best: number | null
  units: number
}

/** What all sizes of a colour share. */
export type FeedColour = {
  id: string
  names: unknown
  media_ids: string[]
  style_id: string
  style_names: unknown
  descriptions: unknown
  gender: string
  brand: unknown
  size_scale: string
  category: number | null
  since: Date
  /** Prices of later, the next first. */
  coming: { starts_at: string; current: number }[]
}

/** What a site sells, of the SKUs with keys in this range. Gift cards are no goods. */
export async function readFeedRows(db: Db, site: SiteId, from: number, below: number): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with wanted as materialized (
      select k.key, k.sku, k.upc, k.size, k.width, k.colour_id, s.size_scale
      from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
      where k.key >= ${from} and k.key < ${below} and k.status = 'active' and s.status = 'active' and not s.is_gift_card
    ), pieces as materialized (
      select t.sku_key, sum(t.free)::int as units
      from stock t join site_locations l on l.location_id = t.location_id and l.site = ${site}
      where t.sku_key >= ${from} and t.sku_key < ${below} group by t.sku_key
    )
    select k.sku, k.upc, k.size, k.width, k.colour_id, z.us, z.uk, z.eu, p.current, p.original, p.historic_best,
      coalesce(i.units, 0) as units
    from wanted k
    join prices p on p.sku_key = k.key and p.site = ${site} and p.current is not null
    left join pieces i on i.sku_key = k.key
    left join sizes z on z.scale = k.size_scale and z.label = k.size
    order by k.key`.execute(db)
  return rows
}

export async function readFeedColours(db: Db, site: SiteId, ids: readonly string[]): Promise<FeedColour[]> {
  const { rows } = await sql<FeedColour>`
    select c.id, c.names, c.media_ids, s.id as style_id, s.names as style_names, s.descriptions, s.gender, s.size_scale,
      (select f.names from facet_labels f where f.facet = 'brand' and f.value = s.brand) as brand,
      (select min(m.category_id) from category_styles m where m.style_id = s.id) as category, o.since,
      coalesce((select json_agg(json_build_object('starts_at', f.starts_at, 'current', f.current) order by f.starts_at)
        from (
          select starts_at, current from coming_prices where colour_id = c.id and site = ${site} and o.list_id is null
          union all select l.starts_at, r.price from price_list_rows r join price_lists l on l.id = r.list_id
            where r.colour_id = c.id and r.site = ${site} and l.turns_at is not null and l.starts_at > now()
          union all select l.ends_at, coalesce(o.regular_current, o.current) from price_list_rows r
            join price_lists l on l.id = r.list_id
            where r.colour_id = c.id and r.site = ${site} and l.turns_at is not null and l.ends_at is not null
        ) f), '[]') as coming
    from colours c join styles s on s.id = c.style_id
    join colour_prices o on o.colour_id = c.id and o.site = ${site}
    where c.id = any(${ids}) order by c.id`.execute(db)
  return rows
}

export async function lastSkuKey(db: Db): Promise<number> {
  const { rows } = await sql<{ key: number | null }>`select max(key) as key from skus`.execute(db)
  return rows[0]?.key ?? 0
}

type Feed = { readonly locale: Locale; readonly format: FeedFormat }

/** Takes the feed for as long as building may last. False while it is fresh, or somebody else builds it. */
export async function takeFeed(db: Db, { locale, format }: Feed, now: Date, olderThan: Date, until: Date) {
  const { rows } = await sql`
    insert into product_feeds as f (locale, format, taken_until) values (${locale}, ${format}, ${until})
    on conflict (locale, format) do update set taken_until = excluded.taken_until
      where f.taken_until < ${now} and (f.built_at is null or f.built_at < ${olderThan})
    returning 1`.execute(db)
  return rows.length === 1
}

export async function partDigests(db: Db, { locale, format }: Feed) {
  return db
    .selectFrom('product_feed_parts')
    .select(['part', 'items', 'digest'])
    .where('locale', '=', locale)
    .where('format', '=', format)
    .orderBy('part')
    .execute()
}

export async function savePart(
  db: Db,
  { locale, format }: Feed,
  part: { part: number; items: number; digest: string; body: Buffer },
): Promise<void> {
  await db
    .insertInto('product_feed_parts')
    .values({ locale, format, ...part })
    .onConflict(conflict =>
      conflict
        .columns(['locale', 'format', 'part'])
        .doUpdateSet({ items: part.items, digest: part.digest, body: part.body }),
    )
    .execute()
}

export async function dropPartsFrom(db: Db, { locale, format }: Feed, part: number): Promise<void> {
  await db
    .deleteFrom('product_feed_parts')
    .where('locale', '=', locale)
    .where('format', '=', format)
    .where('part', '>=', part)
    .execute()
}

export async function saveFeed(db: Db, { locale, format }: Feed, etag: string, items: number, now: Date) {
  await db
    .updateTable('product_feeds')
    .set({ etag, items, built_at: now, taken_until: now })
    .where('locale', '=', locale)
    .where('format', '=', format)
    .execute()
}

export const findFeed = (db: Db, { locale, format }: Feed) =>
  db
    .selectFrom('product_feeds')
    .select(['etag', 'built_at'])
    .where('locale', '=', locale)
    .where('format', '=', format)
    .where('built_at', 'is not', null)
    .executeTakeFirst()

export async function readPart(db: Db, { locale, format }: Feed, part: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('product_feed_parts')
    .select('body')
    .where('locale', '=', locale)
    .where('format', '=', format)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.body
}
