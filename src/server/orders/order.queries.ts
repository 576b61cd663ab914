import { sql } from 'kysely'
import { CURRENCIES } from '#domain/money/money.ts'
import { canBecome, CANCEL_WINDOW_MS, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import type { Reserved } from '../payment/payment-provider.ts'
import { OrderDocument } from './order-document.ts'
import type { OrderWord } from './order-words.ts'
import { kindsWithoutRule } from './stored-terms.ts'

const Row = z
  .object({
    number: z.string(),
    cart_id: z.string(),
    owner_id: z.string(),
    consumer_id: z.string().nullable(),
    site: z.enum(SITE_IDS),
    locale: z.enum(LOCALES),
    channel: z.string(),
    email: z.string(),
    currency: z.enum(CURRENCIES),
    total: z.int(),
    status: z.enum(ORDER_STATUSES),
    attempt: z.int(),
    claimed: z.boolean(),
    refunded: z.int(),
    document: OrderDocument,
    created_at: z.date(),
    placed_at: z.date().nullable(),
    paid_at: z.date().nullable(),
    version: z.int(),
    external_id: z.string().nullable(),
    acknowledged_at: z.date().nullable(),
  })
  .transform(row => ({
    number: row.number,
    cartId: row.cart_id,
    ownerId: row.owner_id,
    consumerId: row.consumer_id ?? undefined,
    site: row.site,
    locale: row.locale,
    channel: row.channel,
    email: row.email,
    currency: row.currency,
    total: row.total,
    status: row.status,
    attempt: row.attempt,
    claimed: row.claimed,
    refunded: row.refunded,
    document: row.document,
    createdAt: row.created_at,
    placedAt: row.placed_at ?? undefined,
    paidAt: row.paid_at ?? undefined,
    version: row.version,
    externalId: row.external_id ?? undefined,
    acknowledgedAt: row.acknowledged_at ?? undefined,
  }))

export type StoredOrder = z.output<typeof Row>

const orderOf = (row: unknown): StoredOrder => Row.parse(row)

/** For lists: one order that cannot be read keeps no other from being shown. */
function ordersIn(rows: readonly unknown[], log: Log): StoredOrder[] {
  const orders = readableRows(rows, Row, log, { what: 'An order', key: 'number' })
  for (const { number, document } of orders) {
    const kinds = kindsWithoutRule(document.terms)
    if (kinds.length > 0)
      log.error('An order has promotions of kinds that this server does not know', { number, kinds })
  }
  return orders
}

/** The same for whoever must know what is missing. */
export type PartlyRead = { readonly orders: StoredOrder[]; readonly unread: string[] }

export function partlyRead(rows: readonly { readonly number: string }[], log: Log): PartlyRead {
  const orders = ordersIn(rows, log)
  const read = new Set(orders.map(({ number }) => number))
  return { orders, unread: rows.flatMap(({ number }) => (read.has(number) ? [] : [number])) }
}

export const ORDER_COLUMNS = sql.raw(
  `number, cart_id, owner_id, consumer_id, site, locale, channel, email, currency, total, status, attempt, claimed,
   refunded, document, created_at, placed_at, paid_at, version, external_id,
   acknowledged_at`,
)

export async function findOrder(
  db: Db,
  by: 'number' | 'cart_id',
  value: string,
  lock = false,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<unknown>`select ${ORDER_COLUMNS} from orders where ${sql.ref(by)} = ${value}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] === undefined ? undefined : orderOf(rows[0])
}

export async function findOrders(db: Db, numbers: readonly string[], log: Log): Promise<StoredOrder[]> {
  const { rows } = await sql<unknown>`select ${ORDER_COLUMNS} from orders where number = any(${[...numbers]})`.execute(
    db,
  )
  return ordersIn(rows, log)
}

/** By the place of the event that tells of their money. */
export async function listPaidOrders(
  db: Db,
  sites: 'all' | readonly string[],
  { after, limit, open }: { after: number; limit: number; open: boolean },
  log: Log,
): Promise<{ rows: { position: number; order: StoredOrder }[]; newest: number; fullUpTo: number | undefined }> {
  const { rows: ends } = await sql<{ newest: number }>`
    select coalesce(max(position), 0) as newest from events where position is not null`.execute(db)
  const newest = ends[0]?.newest ?? 0
  const { rows } = await sql<{ position: number }>`select position, ${ORDER_COLUMNS} from (
      select position, substr(resource, 7) as told from events
      where position > ${after} and position <= ${newest} and type = 'order.paid'
    ) e join orders o on o.number = e.told
    where ${sites === 'all' ? sql`true` : sql`o.site = any(${[...sites]})`}
      and (not ${open}::boolean or (o.acknowledged_at is null and o.status <> 'cancelled'))
    order by position limit ${limit}`.execute(db)
  return {
    newest,
    rows: rows.flatMap(row => ordersIn([row], log).map(order => ({ position: row.position, order }))),
    fullUpTo: rows.length === limit ? rows.at(-1)?.position : undefined,
  }
}

export async function markUnclaimed(db: Db, number: string, attempt: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update orders set claimed = false
    where number = ${number} and attempt = ${attempt} and claimed and placed_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** The fulfilment starts when nobody can cancel any more. */
const nextStepAfter = (paidAt: Date) => new Date(paidAt.getTime() + CANCEL_WINDOW_MS)

export async function markPaid(db: Db, number: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update orders set status = 'paid', paid_at = ${at},
      next_step_at = ${nextStepAfter(at)}
    where number = ${number} and status = 'created' and placed_at is not null`.execute(db)
  return numAffectedRows === 1n
}

export async function recordCapture(db: Db, reference: string, captured: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with paid as (update payments set state = 'captured', captured = ${captured}, updated_at = ${at}
      where reference = ${reference} and state = 'authorised' returning order_number)
    update orders o set status = 'paid', paid_at = ${at}, next_step_at = ${nextStepAfter(at)}
    from paid where o.number = paid.order_number and o.status = 'created' and o.placed_at is not null`.execute(db)
  return numAffectedRows === 1n
}

/** The money is held for it, and will be taken when it leaves. */
export async function recordReserved(db: Db, reference: string, reserved: Reserved, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with paid as (update payments set state = 'reserved', updated_at = ${at}, in_parts = ${reserved.inParts},
        capture_before = ${reserved.captureBefore ?? null}
      where reference = ${reference} and state = 'authorised' returning order_number)
    update orders o set status = 'paid', paid_at = ${at}, next_step_at = ${nextStepAfter(at)}
    from paid where o.number = paid.order_number and o.status = 'created' and o.placed_at is not null`.execute(db)
  return numAffectedRows === 1n
}

export type OrderUpdate = {
  status: OrderStatus
  document: OrderDocument
  refunded?: number
  nextStep?: Date | null
  /** By the system that fulfils it. */
  taken?: { externalId: string; acknowledgedAt: Date }
}

/** Writes an order that the caller has locked. No step is taken that the table of statuses does not have. */
export async function updateOrder(
  db: Db,
  { number, status }: Pick<StoredOrder, 'number' | 'status'>,
  update: OrderUpdate,
): Promise<void> {
  if (update.status !== status && !canBecome(status, update.status))
    throw new Error(`an order cannot go from ${status} to ${update.status}`)
  await db
    .updateTable('orders')
    .set({
      status: update.status,
      document: JSON.stringify(update.document),
      ...(update.refunded === undefined ? {} : { refunded: update.refunded }),
      ...(update.nextStep === undefined ? {} : { next_step_at: update.nextStep }),
      ...(update.taken && { external_id: update.taken.externalId, acknowledged_at: update.taken.acknowledgedAt }),
    })
    .where('number', '=', number)
    .execute()
}

export type HistoryPage = { start: number; count: number; from?: string | undefined; to?: string | undefined }

export async function listOrders(db: Db, consumerId: string, { start, count, from, to }: HistoryPage, log: Log) {
  const { rows } = await sql<{ total: number }>`select ${ORDER_COLUMNS}, count(*) over () as "rowCount" from orders
    where owner_id = ${consumerId} and placed_at is not null
      and (${from ?? null}::date is null or placed_at >= ${from ?? null}::date)
      and (${to ?? null}::date is null or placed_at < ${to ?? null}::date + 1)
    order by placed_at desc, number limit ${count} offset ${start}`.execute(db)
  const total = z.object({ rowCount: z.int() }).safeParse(rows[0]).data?.rowCount ?? 0
  return { total, orders: ordersIn(rows, log) }
}

export async function boughtStyle(db: Db, ownerId: string, styleId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from orders o cross join jsonb_array_elements(o.document -> 'lines') line
      join skus k on k.key = (line ->> 'skuKey')::int join colours c on c.id = k.colour_id
    where o.owner_id = ${ownerId} and o.placed_at is not null and o.status <> 'cancelled' and c.style_id = ${styleId}
      and (line ->> 'cancelledQty')::int < (line ->> 'qty')::int
  ) as found`.execute(db)
  return rows[0]?.found ?? false
}

export const hasPaid = async (db: Db, consumerId: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('number')
    .where('owner_id', '=', consumerId)
    .where('placed_at', 'is not', null)
    .where('paid_at', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('total', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** An order whose next step is due; it is locked by whoever takes it. */
export async function takeDueOrder(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{
    number: string
  }>`select number from orders where next_step_at <= ${now} and held_at is null
    order by next_step_at limit 1 for update skip locked`.execute(db)
  return rows[0]?.number
}

export const postponeOrder = (db: Db, number: string, until: Date) =>
  db.updateTable('orders').set({ next_step_at: until }).where('number', '=', number).execute()

export type Back = { skuKey: number; qty: number; store: number }

/** Puts pieces back where they came from; always in one order, so that two who do so never wait for each other crosswise. */
export async function restock(db: Db, number: string, pieces: readonly Back[]): Promise<void> {
  for (const { skuKey, qty, store } of pieces.toSorted((a, b) => a.skuKey - b.skuKey || a.store - b.store))
    await sql`select restock(${number}, ${skuKey}, ${qty}, ${store})`.execute(db)
}

/** Pieces that nobody will send: shelves that owed them, because a count had found fewer, owe them no longer. */
export async function forgiveMissing(db: Db, number: string, pieces: readonly Back[]): Promise<void> {
  for (const { skuKey, qty } of pieces.toSorted((a, b) => a.skuKey - b.skuKey))
    await sql`with owing as (
        select s.location_id, least(o.qty - o.restocked, s.missing) as pieces,
          coalesce(sum(least(o.qty - o.restocked, s.missing)) over (order by s.location_id
            rows between unbounded preceding and 1 preceding), 0) as before
        from order_stock o join stock s on s.sku_key = o.sku_key and s.location_id = o.location_id
        where o.order_number = ${number} and o.sku_key = ${skuKey} and s.missing > 0)
      , forgiven as (
        update stock s set missing = s.missing - least(owing.pieces, ${qty} - owing.before) from owing
        where s.sku_key = ${skuKey} and s.location_id = owing.location_id and owing.before < ${qty}
        returning s.location_id, least(owing.pieces, ${qty} - owing.before) as change, s.on_hand - s.missing as pieces)
      insert into stock_movements (sku_key, location_id, kind, change, pieces, reference)
        select ${skuKey}, location_id, 'not-found', change, pieces, ${number} from forgiven where change <> 0`.execute(
      db,
    )
}

type Announcement = {
  number: string
  /** Of the buyer the words and the letter are of: one who is forgotten meanwhile is not written down again. */
  email: string
  at: Date
  words: readonly OrderWord[]
  job: { kind: string; payload: object }
}

/** True for the one who sees to gift cards. Its letter is queued, and from now on staff find it by its words. */
export async function announce(db: Db, { number, email, at, words, job }: Announcement): Promise<boolean> {
  const { rows } = await sql`
    with told as (
      update orders set announced_at = ${at} where number = ${number} and email = ${email} and announced_at is null
      returning number, placed_at
    ), found as (
      insert into order_words (order_number, kind, word, placed_at)
      select t.number, w.kind, w.word, t.placed_at from told t
        cross join unnest(${words.map(({ kind }) => kind)}::text[], ${words.map(({ word }) => word)}::text[]) w (kind, word)
      -- Words of a change that came before are the newer ones.
      where not exists (select from order_words before where before.order_number = t.number)
      on conflict do nothing
    ), queued as (
      insert into jobs (kind, payload) select ${job.kind}, ${JSON.stringify(job.payload)}::jsonb from told
    )
    select number from told`.execute(db)
  return rows.length === 1
}
