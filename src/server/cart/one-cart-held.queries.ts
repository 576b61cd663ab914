import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Frees what an owner's other open carts hold or have set aside. A cart that is being ordered keeps its pieces. */
export async function releaseOtherCarts(db: Db, ownerId: string, cartId: string, now: Date): Promise<void> {
  await sql`with others as (
      select c.id from carts c where c.owner_id = ${ownerId} and c.closed_at is null and c.id <> ${cartId}
        and not exists (select from orders o where o.cart_id = c.id)
    ), holds as (
      delete from stock_holds h using others where h.cart_id = others.id returning h.cart_id, h.sku_key, h.location_id, h.qty
    ), reserved as (
      update reservations r set released_at = ${now} from others where r.cart_id = others.id and r.released_at is null
        returning r.cart_id, r.sku_key, r.location_id, r.qty
    ), freed as (
      select * from holds union all select * from reserved
    ), told as (
      update carts c set revision = c.revision + 1, state = jsonb_set(c.state - 'holdExpiresAt', '{lines}', coalesce(
          (select jsonb_agg(line - 'reservation') from jsonb_array_elements(c.state -> 'lines') line), '[]'))
        where c.id in (select cart_id from freed)
    ), sums as (
      select sku_key, location_id, sum(qty)::int as qty from freed group by 1, 2
    )
    update stock s set held = s.held - sums.qty from sums
      where s.sku_key = sums.sku_key and s.location_id = sums.location_id`.execute(db)
}
