import { sql, type RawBuilder } from 'kysely'
import type { REFUND_WAYS } from '#contract/orders/refund.entities.ts'
import type { STORY_KINDS } from '#contract/staff/orders/order-words.ts'
import type { StaffCallName } from '#contract/staff/staff.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

export type StoryRow = {
  at: Date
  kind: (typeof STORY_KINDS)[number]
  word: string | null
  detail: string | null
  amount: number | null
  who: string | null
  mail_id: number | null
  kept: boolean
}

const EXCHANGED: StaffCallName = 'orders.exchange'
/** What was only asked for tells of itself too. */
const REFUNDED: StaffCallName = 'orders.refund'
const CANCELLED: (typeof REFUND_WAYS)[number] = 'cancel'
/** Notes, requests and returns tell of themselves. */
const TOLD_ABOVE: readonly StaffCallName[] = ['orders.note', 'orders.tickOff', 'orders.decide', 'returns.receive']

/** Everything that happened to an order, from every book that tells of it, newest first; goods as whoever reads calls them. */
export async function readStory(db: Db, number: string, language: Language): Promise<StoryRow[]> {
  // Sizes are called what its lines call them: those of its site.
  const ofLine = (sku: RawBuilder<unknown>) =>
    sql`(select x->>'size' from jsonb_array_elements(o.document->'lines') x where x->>'sku' = ${sku} limit 1)`
  const sizeOf = (sku: RawBuilder<unknown>) => sql`coalesce(${ofLine(sku)}, ${sku})`
  const size = sql`coalesce(${ofLine(sql`k.sku`)}, k.size)`
  const piece = sql`concat_ws(' ', concat_ws(', ', ${called('st.names', language)}, ${called('co.names', language)}, ${size}), '(' || k.sku || ')')`
  const goods = sql`join skus k on k.key = g.sku_key join colours co on co.id = k.colour_id join styles st on st.id = co.style_id`
  const { rows } = await sql<StoryRow>`
    with o as (select * from orders where number = ${number})
    select at, kind, word, detail, amount, who, mail_id, kind = 'mail' and exists (
      select from order_mails m where m.job_id = mail_id and m.kept) as kept from (
      select o.placed_at as at, 'placed' as kind, o.channel as word, null::text as detail, o.total as amount,
        (select p.staff_name from phone_orders p where p.cart_id = o.cart_id) as who, null::bigint as mail_id from o
      union all select case when p.state in ('captured', 'reserved') then coalesce(o.paid_at, p.updated_at) else p.updated_at end,
        'payment', p.state, p.method, p.amount, null, null from payments p, o where p.order_number = o.number
      union all select c.done_at, 'taken', 'part', null, c.amount, null, null
        from captures c join payments p on p.reference = c.payment_reference, o where p.order_number = o.number and c.done_at is not null
      union all select coalesce(r.done_at, r.failed_at, r.created_at), 'refund',
        case when r.done_at is not null then 'done' when r.failed_at is not null then 'failed' else 'owed' end,
        case when r.gift_card is null then 'card' else 'gift-card' end, r.amount, null, null from refunds r, o where r.order_number = o.number
      union all select d.opened_at, 'dispute', d.state, d.reason, d.amount, null, null from disputes d, o where d.order_number = o.number
      union all select (t->>'at')::timestamptz, 'shipment', t->>'status',
        case when t->>'status' = 'shipped' then concat_ws(' ', s->>'carrier', s->>'trackingNumber') end, null, null, null
        from o, jsonb_array_elements(o.document->'shipments') s, jsonb_array_elements(s->'timeline') t where t->>'status' <> 'created'
      union all select taken.at, 'stock', 'taken', concat_ws(' · ', string_agg(g.qty || ' × ' || ${piece}, '; ' order by k.sku), l.name), null, null, null
        from o join order_stock g on g.order_number = o.number ${goods} join locations l on l.id = g.location_id
        cross join lateral (select coalesce((select min(a.at) from audit_log a where a.object_type = 'order' and a.object_id = o.number
            and a.call = ${EXCHANGED} and a.changes->0->'after'->>'to' = k.sku and not exists (
              select from jsonb_array_elements(o.document->'lines') x where x->>'sku' = k.sku and x->>'exchangeOf' is null)),
          o.placed_at) as at) taken group by taken.at, l.name
      union all select g.at, 'stock', g.kind, concat_ws(' · ', string_agg(g.change || ' × ' || ${piece}, '; ' order by k.sku), l.name), null, null, null
        from o join stock_movements g on g.reference = o.number and g.kind in ('restock', 'not-found')
        ${goods} join locations l on l.id = g.location_id group by g.at, g.kind, l.name
      union all select (r->>'at')::timestamptz, 'cancellation', null, r->>'reason', (r->>'refund')::int, null, null
        from o, jsonb_array_elements(o.document->'refunds') r where r->>'way' = ${CANCELLED} and not exists (
          select from audit_log a where a.object_type = 'order' and a.object_id = o.number and a.at = (r->>'at')::timestamptz)
      union all select r.created_at, 'return', r.kind, r.number, r.refund, null, null from returns r, o where r.order_number = o.number
      union all select r.received_at, 'return', 'received', r.refused_reason, r.refund, r.received_by, null from returns r, o
        where r.order_number = o.number and r.received_at is not null
      union all select m.sent_at, 'mail', m.template, m.subject, null, null, m.job_id from order_mails m, o where m.order_number = o.number
      union all select n.created_at, 'note', null, n.text, null, concat_ws(' → ', n.staff_name, n.for_name), null from order_notes n, o where n.order_number = o.number
      union all select n.done_at, 'note', 'done', n.text, null, n.done_by, null from order_notes n, o where n.order_number = o.number
      union all select c.opened_at, 'conversation', c.kind, c.id, null, null, null from conversations c, o
        where c.order_number = o.number
      union all select q.created_at, 'request', 'asked', q.reason, q.amount, q.staff_name, null
        from refund_requests q, o where q.order_number = o.number
      union all select q.decided_at, 'request', q.state, q.reason, q.amount, q.decided_name, null
        from refund_requests q, o where q.order_number = o.number and q.decided_at is not null
      union all select a.at, 'staff', a.call, concat_ws(' · ', case when a.call = ${EXCHANGED} then
          concat(a.changes->0->'after'->>'qty', ' × ', ${sizeOf(sql`a.changes->0->'after'->>'from'`)}, ' → ', ${sizeOf(sql`a.changes->0->'after'->>'to'`)}, ' (', a.changes->0->'after'->>'to', ')')
          end, a.reason), null, a.staff_name, null from audit_log a, o
        where a.object_type = 'order' and a.object_id = o.number and a.kind = 'write'
          and a.call <> all(${TOLD_ABOVE})
          and not (a.call = ${REFUNDED} and exists (select from refund_requests q
            where q.order_number = o.number and q.staff_id = a.staff_id and q.created_at = a.at))
    ) story where at is not null order by at desc, kind = 'placed', mail_id desc nulls last`.execute(db)
  return rows
}

export type Shelf = { sku_key: number; location: string; qty: number; restocked: number }

export async function readShelves(db: Db, number: string): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`select s.sku_key, l.name as location, s.qty, s.restocked from order_stock s
    join locations l on l.id = s.location_id where s.order_number = ${number} order by s.location_id`.execute(db)
  return rows
}
