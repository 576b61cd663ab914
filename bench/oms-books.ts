// What must be equal when everybody has finished: the other company's books, the shop's, and the payment provider's.
import type pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import type { Market } from './oms-shoppers.ts'
import type { Shelf } from './oms.ts'
import type { Oms } from './stand-in-oms.ts'

type Checked = { oms: Oms; market: Market; shelf: Shelf; after: number }

export async function checkBooks(pool: pg.Pool, checked: Checked): Promise<string[]> {
  const violations = (await findViolations(pool)).map(violation => JSON.stringify(violation))
  return [
    ...violations,
    ...(await openWork(pool)),
    ...(await ordersAgree(pool, checked)),
    ...(await eventsAgree(pool, checked)),
    ...(await moneyAgrees(pool)),
    ...(await stockAgrees(pool, checked)),
  ]
}

/** Nothing may still be under way: then the rest would prove little. */
async function openWork(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string; n: number }>(`
    select 'jobs' as what, count(*)::int as n from jobs where done_at is null
    union all select 'payments', count(*) from payments where state in ('opening', 'authorised', 'voiding')
    union all select 'refunds', count(*) from refunds where done_at is null
    union all select 'returns', count(*) from returns where status <> 'refunded'
    union all select 'events without a place', count(*) from events where position is null
    union all select 'webhooks', count(*) from webhook_deliveries where state <> 'delivered'`)
  return rows.filter(({ n }) => n > 0).map(({ what, n }) => `${n} ${what} are still under way`)
}

type Line = { id: string; qty: number; cancelledQty: number }
type Row = {
  number: string
  status: string
  lines: Line[]
  parcels: { parcelId: string; items: { itemId: string; qty: number }[] }[]
}

async function ordersAgree(pool: pg.Pool, { oms, market }: Checked): Promise<string[]> {
  const { rows } = await pool.query<Row>(`select number, status, document->'lines' as lines,
      (select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(document->'shipments') s,
        jsonb_array_elements(coalesce(s->'parcels', '[]')) p) as parcels
    from orders where paid_at is not null and site = 'US'`)
  const problems = market.doubled.map(cart => `the cart ${cart} became two orders`)
  const paid = new Map(rows.map(row => [row.number, row]))
  for (const number of market.placed.keys())
    if (!paid.has(number)) problems.push(`${number} was told to a buyer, and is lost`)
  for (const number of oms.orders.keys())
    if (!paid.has(number)) problems.push(`${number} is only in the other company's books`)
  for (const row of rows) problems.push(...oneAgrees(row, oms))
  return problems
}

function oneAgrees({ number, status, lines, parcels }: Row, oms: Oms): string[] {
  const booked = oms.orders.get(number)
  if (!booked) return [`${number} never reached the other company`]
  const problems: string[] = []
  const names = parcels.map(({ parcelId }) => parcelId)
  if (names.toSorted().join(' ') !== booked.parcels.toSorted().join(' '))
    problems.push(
      `${number} has the parcels ${names.join(' ')}, and the other company sent ${booked.parcels.join(' ')}`,
    )
  for (const { id, qty, cancelledQty } of lines) {
    const theirs = booked.items.find(item => item.id === id)
    const left = parcels
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.itemId === id ? item.qty : 0), 0)
    if (theirs?.qty !== qty || theirs.shipped !== left || theirs.cancelled !== cancelledQty)
      problems.push(`${number} ${id}: ${JSON.stringify({ qty, left, cancelledQty, theirs })}`)
  }
  if (booked.state === 'cancelled' && status !== 'cancelled')
    problems.push(`${number} is ${status}, and they gave it up`)
  return problems
}

/** Every event of the feed came by webhook, each order's in its order; the feed counts each thing without a gap. */
async function eventsAgree(pool: pg.Pool, { oms, after }: Checked): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; resource: string; sequence: number }>(
    `select 'evt_' || position as id, resource, sequence::int from events where position > $1 and site = 'US'
       and (type like 'order.%' or type like 'shipment.%' or type like 'return.%' or type like 'refund.%') order by position`,
    [after],
  )
  const problems = [...oms.webhooks.problems]
  const heard = new Set(oms.webhooks.heard.map(({ id }) => id))
  const lost = rows.filter(({ id }) => !heard.has(id))
  if (lost.length > 0)
    problems.push(`${lost.length} of ${rows.length} events never came by webhook, ${lost[0]?.id} first`)
  if (heard.size > rows.length) problems.push(`${heard.size - rows.length} webhooks tell of nothing that happened`)
  const last = new Map<string, number>()
  for (const { resource, sequence } of rows) {
    if (sequence !== (last.get(resource) ?? 0) + 1) problems.push(`${resource} jumps to ${sequence}`)
    last.set(resource, sequence)
  }
  return problems
}

/** What was taken less what went back is what orders come to less what they gave back, and the provider says the same. */
async function moneyAgrees(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ provider: number; shop: number; owed: number }>(`select
    (select coalesce(sum(captured - refunded), 0)::int from simulator_payments) as provider,
    (select coalesce(sum(captured - refunded), 0)::int from payments) as shop,
    (select coalesce(sum(total - refunded), 0)::int from orders where paid_at is not null) as owed`)
  const [sums] = rows
  return sums && sums.provider === sums.shop && sums.shop === sums.owed ? [] : [`money: ${JSON.stringify(sums)}`]
}

async function stockAgrees(pool: pg.Pool, { oms, shelf }: Checked): Promise<string[]> {
  const { rows } = await pool.query<{ key: number; onHand: number; sold: number }>(
    `select s.sku_key as key, s.on_hand as "onHand", coalesce((select sum(t.qty - t.restocked)::int from order_stock t
       join orders o on o.number = t.order_number and o.placed_at is not null
       where t.sku_key = s.sku_key and t.location_id = s.location_id), 0) as sold
     from stock s where s.sku_key = any($1) and s.location_id = 1`,
    [Array.from(shelf.values(), ({ key }) => key)],
  )
  return Array.from(shelf, ([sku, { key, onHand: first }]) => {
    const row = rows.find(each => each.key === key)
    const theirs = oms.onHand.get(sku)
    return row && row.onHand === first - row.sold && row.onHand === theirs
      ? []
      : [`${sku}: ${JSON.stringify({ shop: row?.onHand, ledger: first - (row?.sold ?? 0), theirs })}`]
  }).flat()
}
