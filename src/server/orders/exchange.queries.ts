import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The sizes of a colour and how wide each is, given one of them, as they stand on its page. */
export async function sizesOfColour(db: Db, skuKey: number): Promise<{ sku: string; width: string }[]> {
  const { rows } = await sql<{ sku: string; width: string }>`select other.sku, other.width from skus k
    join skus other on other.colour_id = k.colour_id where k.key = ${skuKey} order by other.sort, other.sku`.execute(db)
  return rows
}

type Wanted = { number: string; site: string; skuKey: number; qty: number; store: number }

/** Pieces for an order that stands already. False when there are not enough of them. */
export async function takeForOrder(db: Db, { number, site, skuKey, qty, store }: Wanted, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_for_order(${number}, ${site}, ${skuKey}, ${qty}, ${store}, ${now}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}
