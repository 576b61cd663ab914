import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { SellableRow, type Sellable } from './sellable.ts'

/** Reads sizes by their SKU, UPC or colour. */
export async function readSellables(
  db: Db,
  by: 'sku' | 'upc' | 'key',
  values: readonly (string | number)[],
): Promise<Sellable[]> {
  const column = sql.ref(`s.${by}`)
  const { rows } = await sql<unknown>`
    select s.key, s.sku, s.upc, c.id as "productId", st.id as "masterId", s.size, s.width, z.us, z.uk, z.eu, st.names, c.names as "colourNames",
      c.media_ids[1] as "mediaId", st.max_qty as "maxQty", st.kind, st.is_gift_card as "isGiftCard",
      st.is_customisable as "isCustomisable", s.status = 'active' and st.status = 'active' as active,
      coalesce((select array_agg(distinct above) from category_styles m join categories g on g.id = m.category_id,
        unnest(g.path) above where m.style_id = st.id), '{}') as "categoryIds",
      coalesce((select jsonb_object_agg(p.site, jsonb_build_object(
        'current', p.current, 'original', p.original, 'historicBest', p.historic_best))
        from prices p where p.sku_key = s.key), '{}') as prices
    from skus s join colours c on c.id = s.colour_id join styles st on st.id = c.style_id
    left join sizes z on z.scale = st.size_scale and z.label = s.size
    where ${column} = any(${values})`.execute(db)
  return rows.map(row => SellableRow.parse(row))
}

/** Column by column, because a cart may have hundreds of lines: pieces of a SKU that are free in one place. */
export type StockColumns = {
  readonly keys: readonly number[]
  readonly locations: readonly number[]
  readonly free: readonly number[]
  /** Null for a store; else the order in which centres ship. */
  readonly priorities: readonly (number | null)[]
}

const NO_STOCK: StockColumns = { keys: [], locations: [], free: [], priorities: [] }

export type StockQuestion = {
  readonly site: string
  readonly keys: readonly number[]
  readonly storeIds: readonly number[]
  /** A cart: what it holds is free to it. */
  readonly heldBy: string | undefined
  readonly now: Date
}

/** Free pieces in the centres that ship this site's orders, and in the stores named. What is held too long is free. */
export async function readStock(db: Db, { site, keys, storeIds, heldBy, now }: StockQuestion): Promise<StockColumns> {
  // As one text: a list would be escaped element by element, and long carts ask for two hundred.
  const wanted = `{${keys.join()}}`
  const { rows } = await sql<StockColumns | { keys: null }>`select keys, locations, free, priorities
    from free_stock(${site}, ${wanted}::text::int[], ${storeIds}, ${heldBy ?? null}, ${now})`.execute(db)
  return rows[0]?.keys ? rows[0] : NO_STOCK
}
