import type { ClientBase } from 'pg'

/** What somebody on the telephone may remember of an order. */
export type Known = Readonly<
  Record<'number' | 'name' | 'email' | 'phone' | 'sku' | 'tracking' | 'lastFour' | 'amount', string>
>

const BATCH = 50_000
const PEOPLE = 400_000

/**
 * Orders as the desk reads them, over two years, and the words they are found by. Made by the database itself: a million take
 * minutes, not hours. Nothing was paid for them.
 */
export async function generateOrders(client: ClientBase, count: number, skus: readonly string[]): Promise<Known[]> {
  await client.query(`set cairn.quiet = 'on'`)
  await client.query(`set session_replication_role = replica`)
  for (let from = 0; from < count; from += BATCH)
    await client.query(
      `insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, status, document, created_at, placed_at)
      select 'CRN-GEN-' || lpad(to_hex(n), 8, '0'), 'gen_' || n, 'gst_gen', 'US', 'en-us', case when n % 5 = 0 then 'MAPP' else 'ECOMM' end,
        'buyer' || person || '@cairn.test', 'USD', total, case when n % 50 = 0 then 'paid' else 'delivered' end,
        jsonb_build_object(
          'lines', jsonb_build_array(jsonb_build_object('id', 'itm_1', 'sku', k.sku, 'skuKey', k.key, 'name', 'Talus', 'qty', 1,
            'cancelledQty', 0, 'returnedQty', 0, 'stocked', false, 'isGiftCard', false, 'price', jsonb_build_object('rowTotal', total))),
          'shipments', jsonb_build_array(jsonb_build_object('shipmentId', 'shp_1', 'status', 'delivered', 'trackingNumber', 'TRK' || n)),
          'shippingAddress', jsonb_build_object('recipientFirstName', 'Given' || person % 900, 'recipientLastName', 'Family' || person,
            'recipientContactPhone', '+1303' || lpad(person::text, 7, '0'), 'recipientContactEmail', 'buyer' || person || '@cairn.test'),
          'paymentMethod', jsonb_build_array(jsonb_build_object('card', jsonb_build_object('lastFour', lpad((n % 10000)::text, 4, '0')))),
          'totals', jsonb_build_object('totalDiscount', 0), 'giftCards', '[]'::jsonb),
        placed, placed
      from (select n, (n::bigint * 7919) % ${PEOPLE} as person, 3000 + (n::bigint * 31) % 40000 as total,
          timestamptz '2024-11-01' + n * (interval '730 days' / $3) as placed from generate_series($1::int, $2::int) n) g
      join (select s.sku, s.key, row_number() over (order by s.key) - 1 as place from skus s where s.sku = any($4)) k
        on k.place = g.n % cardinality($4)`,
      [from + 1, Math.min(from + BATCH, count), count, skus],
    )
  await client.query(
    `insert into order_words (order_number, kind, word, placed_at)
    select o.number, w.kind, w.word, o.placed_at from orders o cross join lateral words_of_order(o.number) w
    where o.number like 'CRN-GEN-%' on conflict do nothing`,
  )
  await client.query(`set session_replication_role = origin`)
  await client.query('analyze orders')
  await client.query('analyze order_words')
  const { rows } = await client.query<Known>(
    `select number, document->'shippingAddress'->>'recipientLastName' as name, email,
      right(document->'shippingAddress'->>'recipientContactPhone', 7) as phone, document->'lines'->0->>'sku' as sku,
      document->'shipments'->0->>'trackingNumber' as tracking, document->'paymentMethod'->0->'card'->>'lastFour' as "lastFour",
      (total / 100)::text || '.' || lpad((total % 100)::text, 2, '0') as amount
    from orders where number like 'CRN-GEN-%' order by md5(number) limit 300`,
  )
  return rows
}
