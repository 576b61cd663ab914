import type { ClientBase } from 'pg'
import { z } from 'zod'
import { OrderDocument } from '#server/orders/order-document.ts'
import { wordsOf } from '#server/orders/order-words.ts'
import { SITES, SITE_IDS } from '#domain/sites/sites.ts'

/** What somebody on the telephone may remember of an order. */
export type Known = Readonly<
  Record<'number' | 'name' | 'email' | 'phone' | 'sku' | 'tracking' | 'lastFour' | 'amount', string>
>

const BATCH = 50_000
const PEOPLE = 400_000
const MARK = 'CRN-GEN-'
const PLACES = SITE_IDS.map(site => ({ site, locale: SITES[site].locales[0], currency: SITES[site].currency }))

/** The n-th of them: who bought it, for how much, when and where. */
const GENERATED = `(select n, '${MARK}' || lpad(to_hex(n), 8, '0') as number, (n::bigint * 7919) % ${PEOPLE} as person,
  3000 + (n::bigint * 31) % 40000 as total, timestamptz '2024-11-01' + n * (interval '730 days' / $3::int) as placed,
  'TRK' || lpad(n::text, 9, '0') as tracking, lpad((n::bigint * 7 % 10000)::text, 4, '0') as last_four
  from generate_series($1::int, $2::int) n)`
const SOLD = `(select s.sku, s.key, row_number() over (order by s.key) - 1 as place_of from skus s where s.sku = any($4))`
/** Some of them, here and there; $1 is how many there are. */
const SOME = `(select '${MARK}' || lpad(to_hex(1 + (i::bigint * 104729) % $1::int), 8, '0') from generate_series(1, 300) i)`

/**
 * As many orders as are wanted, over two years and all sites, each a copy of a real one with a buyer, size, parcel, card and
 * amount of its own, and the words they are found by. Made by the database itself: a million take minutes, not hours. What an
 * earlier run has made already is not made again.
 * Nothing was paid for them.
 */
export async function generateOrders(hands: readonly [ClientBase, ...ClientBase[]], wish: Wish): Promise<void> {
  const [client] = hands
  for (const each of hands) for (const set of SETTINGS) await each.query(set)
  await dropIndexes(client)
  const document = await documentOf(client, wish.like)
  const missing = await missingBatches(client, wish.count)
  await Promise.all(
    hands.map(async each => {
      for (let from = missing.shift(); from !== undefined; from = missing.shift())
        await writeBatch(each, { ...wish, from, document })
    }),
  )
  await makeIndexes(client)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum (analyze) orders')
  await client.query('vacuum (analyze) order_words')
  await compareWords(client, wish.count)
}

type Wish = { readonly count: number; readonly like: string; readonly skus: readonly string[] }
const SETTINGS = [
  `set cairn.quiet = 'on'`,
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set default_toast_compression = 'lz4'`,
  `set maintenance_work_mem = '1GB'`,
]

type Batch = Wish & { readonly from: number; readonly document: string }

/** Both or neither. */
async function writeBatch(client: ClientBase, batch: Batch): Promise<void> {
  await client.query('begin')
  await writeOrders(client, batch)
  await writeWords(client, batch)
  await client.query('commit')
}

const writeOrders = (client: ClientBase, { from, count, skus, document }: Batch) =>
  client.query(
    `with t as materialized (select d.document, d.document->'lines'->0 as line, d.document->'shipments'->0 as shipment,
        d.document->'shippingAddress' as address, d.document->'paymentMethod'->0 as paid, d.document->'totals' as totals
        from (select $5::jsonb as document) d)
      insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, status, document, created_at,
        placed_at, paid_at, announced_at)
      select g.number, 'gen_' || n, 'gst_gen' || person, place->>'site', place->>'locale',
        case when n % 5 = 0 then 'MAPP' else 'ECOMM' end, email, place->>'currency', total,
        case when n % 50 = 0 then 'paid' else 'delivered' end,
        t.document || jsonb_build_object(
          'lines', jsonb_build_array(t.line || jsonb_build_object('sku', k.sku, 'skuKey', k.key,
            'price', t.line->'price' || jsonb_build_object('amount', total, 'rowTotal', total))),
          'shipments', jsonb_build_array(t.shipment || jsonb_build_object('status', 'delivered',
            'trackingNumber', tracking, 'address', a.address)),
          'shippingAddress', a.address, 'billingAddress', a.address,
          'paymentMethod', jsonb_build_array(t.paid || jsonb_build_object('card',
            t.paid->'card' || jsonb_build_object('lastFour', last_four))),
          'totals', t.totals || jsonb_build_object('total', total)),
        placed, placed, placed, placed
      from t cross join ${GENERATED} g
      cross join lateral (select 'buyer' || person || '@cairn.test' as email, $6::jsonb->(n % ${PLACES.length}) as place) e
      cross join lateral (select t.address || jsonb_build_object('recipientFirstName', 'Given' || person % 900,
        'recipientLastName', 'Family' || person, 'recipientContactPhone', '+1303' || lpad(person::text, 7, '0'),
        'recipientContactEmail', email) as address) a
      join ${SOLD} k on k.place_of = g.n % cardinality($4)`,
    [from + 1, Math.min(from + BATCH, count), count, skus, document, JSON.stringify(PLACES)],
  )

/** Where batches begin that no earlier run has made. */
export async function missingBatches(client: ClientBase, count: number): Promise<number[]> {
  const { rows } = await client.query<{ from: number }>(
    `select b as "from" from generate_series(0, $1::int - 1, ${BATCH}) b
    where not exists (select from orders where number = '${MARK}' || lpad(to_hex(b + 1), 8, '0')) order by b`,
    [count],
  )
  return rows.map(({ from }) => from)
}

async function documentOf(client: ClientBase, number: string): Promise<string> {
  const { rows } = await client.query<{ document: string }>(
    'select document::text as document from orders where number = $1',
    [number],
  )
  if (!rows[0]) throw new Error(`There is no order ${number} to copy`)
  return rows[0].document
}

/** Eleven words of each order, by the rules of wordsOf(); some of them are compared with what that says. */
const writeWords = (client: ClientBase, { from, count, skus }: Batch) =>
  client.query(
    `insert into order_words (order_number, kind, word, placed_at)
    select g.number, w.kind, lower(w.word), g.placed from ${GENERATED} g join ${SOLD} k on k.place_of = g.n % cardinality($4)
    cross join lateral (values ('number', replace(g.number, '-', '')), ('number', replace(substr(g.number, 5), '-', '')),
      ('email', 'buyer' || person || '@cairn.test'), ('name', 'given' || person % 900 || ' family' || person),
      ('name', 'family' || person), ('phone', reverse('1303' || lpad(person::text, 7, '0'))),
      ('phone', reverse(right(lpad(person::text, 7, '0'), 4))), ('sku', k.sku),
      ('tracking', tracking), ('card', last_four), ('amount', total::text)) w (kind, word)`,
    [from + 1, Math.min(from + BATCH, count), count, skus],
  )

/**
 * Millions of entries are sorted once instead of put in one by one. What is dropped is written down first, so that the next run
 * makes it when this one is ended. Keys that others refer to stay.
 */
async function dropIndexes(client: ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('create table if not exists bench_indexes (id int generated always as identity, make text)')
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table order_words drop constraint %I', conname) as drop,
      format('alter table order_words add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where conrelid = 'order_words'::regclass and contype = 'p'
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in ('order_words'::regclass, 'orders'::regclass) and not indisunique`,
  )
  for (const { drop, make } of rows) {
    await client.query('insert into bench_indexes (make) values ($1)', [make])
    await client.query(drop)
  }
  await client.query('commit')
}

async function makeIndexes(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; make: string }>('select id, make from bench_indexes order by id')
  for (const { id, make } of rows) {
    await client.query('begin')
    await client.query(make)
    await client.query('delete from bench_indexes where id = $1', [id])
    await client.query('commit')
  }
}

const Sample = z.object({
  number: z.string(),
  email: z.string(),
  total: z.int(),
  document: OrderDocument,
  words: z.array(z.string()),
})

/** What is found here must be what the shop would find: otherwise the figures say nothing. */
async function compareWords(client: ClientBase, count: number): Promise<void> {
  const { rows } = await client.query(
    `select number, email, total::int as total, document,
      (select array_agg(w.kind || ' ' || w.word) from order_words w where w.order_number = o.number) as words
    from orders o where number = any(array${SOME}) limit 50`,
    [count],
  )
  for (const row of rows) {
    const { words, ...order } = Sample.parse(row)
    const right = wordsOf(order).map(({ kind, word }) => `${kind} ${word}`)
    if (right.toSorted().join() !== words.toSorted().join())
      throw new Error(`${order.number} is found by ${words.join()} and should be by ${right.join()}`)
  }
}

/** Some of them, as callers would name them. */
export async function knownOrders(client: ClientBase, count: number): Promise<Known[]> {
  const { rows } = await client.query<Known>(
    `select number, document->'shippingAddress'->>'recipientLastName' as name, email,
      right(document->'shippingAddress'->>'recipientContactPhone', 7) as phone, document->'lines'->0->>'sku' as sku,
      document->'shipments'->0->>'trackingNumber' as tracking, document->'paymentMethod'->0->'card'->>'lastFour' as "lastFour",
      (total / 100)::text || '.' || lpad((total % 100)::text, 2, '0') as amount
    from orders where number = any(array${SOME})`,
    [count],
  )
  return rows
}
