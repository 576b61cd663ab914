import type { TestShop } from './test-shop.ts'

/** Shelves whose book does not add up to what is on them. Of shops whose stock nothing but the shop itself changed. */
export async function wrongBooks({ database: { pool } }: Pick<TestShop, 'database'>): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select s.sku_key, s.location_id, s.on_hand, s.missing, coalesce(m.change, 0) - coalesce(o.qty, 0) as booked from stock s
    left join (select sku_key, location_id, sum(change) as change from stock_movements group by 1, 2) m using (sku_key, location_id)
    left join (select sku_key, location_id, sum(qty) as qty from order_stock group by 1, 2) o using (sku_key, location_id)
    where s.on_hand - s.missing <> coalesce(m.change, 0) - coalesce(o.qty, 0)`)
  return rows
}
