import type pg from 'pg'

export type Book = { what: string; currency: string; entries: number; sum: number }

/** The shop's books in a few sums: what must be the same in a copy of them. */
export async function readBooks(pool: Pick<pg.Pool, 'query'>): Promise<Book[]> {
  const { rows } = await pool.query<Book>(
    `select 'orders placed' as what, currency, count(*)::int as entries, sum(total)::bigint as sum
      from orders where placed_at is not null group by currency
    union all select 'payments captured', currency, count(*)::int, sum(captured)::bigint
      from payments where captured > 0 group by currency
    union all select 'refunds', o.currency, count(*)::int, sum(r.amount)::bigint
      from refunds r join orders o on o.number = r.order_number group by o.currency
    union all select 'gift cards', currency, count(*)::int, sum(balance)::bigint from gift_cards group by currency
    union all select 'loyalty points', '', count(*)::int, coalesce(sum(points), 0)::bigint from loyalty_points
    union all select 'pieces on hand', '', count(*)::int, coalesce(sum(on_hand), 0)::bigint from stock
    union all select 'pieces held', '', count(*)::int, coalesce(sum(qty), 0)::bigint from stock_holds
    union all select 'jobs to do', '', count(*)::int, 0::bigint from jobs where done_at is null
    order by 1, 2`,
  )
  return rows
}
