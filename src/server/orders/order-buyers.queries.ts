import { sql } from 'kysely'
import type { Currency } from '#domain/money/money.ts'
import { NOBODY } from '#domain/orders/nobody.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'
import type { PageAfter } from '../desk/page-by-id.ts'
import type { Log } from '../log.ts'
import type { OrderDocument } from './order-document.ts'
import { noteOrderWords } from './find-orders.queries.ts'
import { ORDER_COLUMNS, partlyRead, type PartlyRead, type StoredOrder } from './order.queries.ts'

/** Gives a guest's order to a consumer; once. */
export async function giveOrder(db: Db, number: string, consumerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update orders set owner_id = ${consumerId}, consumer_id = ${consumerId}
    where number = ${number} and consumer_id is null and owner_id <> ${NOBODY} and placed_at is not null`.execute(db)
  return numAffectedRows === 1n
}

export async function listAllOrders(db: Db, consumerId: string, log: Log): Promise<PartlyRead> {
  const { rows } = await sql<{ number: string }>`select ${ORDER_COLUMNS} from orders
    where owner_id = ${consumerId} and placed_at is not null order by placed_at desc`.execute(db)
  return partlyRead(rows, log)
}

/** Cuts the orders of someone loose from him, and gives them to whoever sees to the rest. */
export async function leaveOrders(db: Db, consumerId: string, now: Date, log: Log): Promise<PartlyRead> {
  const { rows } = await sql<{
    number: string
  }>`update orders set owner_id = ${NOBODY}, consumer_id = null, forget_buyer_at = ${now}
    where owner_id = ${consumerId} or consumer_id = ${consumerId} returning ${ORDER_COLUMNS}`.execute(db)
  return partlyRead(rows, log)
}

/** An order whose buyer left; it is locked by whoever takes it. */
export async function takeOrderToForget(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`select number from orders where forget_buyer_at <= ${now}
    order by forget_buyer_at limit 1 for update skip locked`.execute(db)
  return rows[0]?.number
}

export async function lookAgain(db: Db, number: string, at: Date): Promise<void> {
  await sql`update orders set forget_buyer_at = ${at} where number = ${number}`.execute(db)
}

/** No email address a request can send is empty: nobody finds the order by one any more. */
export async function wipeBuyer(db: Db, order: StoredOrder, document: OrderDocument): Promise<void> {
  const { number } = order
  await sql`update orders set document = ${JSON.stringify(document)}, email = '', forget_buyer_at = null
    where number = ${number}`.execute(db)
  await noteOrderWords(db, { ...order, email: '', document })
  await sql`update carrier_labels set pdf = null, tracking_number = null, tracking_url = null, reason = null
    where order_number = ${number}`.execute(db)
  await sql`delete from order_notes where order_number = ${number}`.execute(db)
  await sql`update returns set comment = null,
    items = (select jsonb_agg(item - 'reason') from jsonb_array_elements(items) item) where order_number = ${number}`.execute(
    db,
  )
}

type BriefOrder = {
  number: string
  status: OrderStatus
  placed_at: Date
  total: number
  currency: Currency
}

export async function briefOrders(db: Db, consumerId: string, sites: Sites, page: PageAfter): Promise<BriefOrder[]> {
  const after = page.after ?? null
  const { rows } = await sql<BriefOrder>`select number, status, placed_at, total, currency from orders
    where consumer_id = ${consumerId} and placed_at is not null and ${onSites('site', sites)}
      and (${after}::text is null
        or (placed_at, number) < (select o.placed_at, o.number from orders o where o.number = ${after}))
    order by placed_at desc, number desc limit ${page.limit}`.execute(db)
  return rows
}

export async function guestOrders(db: Db, email: string, log: Log): Promise<PartlyRead> {
  const { rows } = await sql<{ number: string }>`select ${ORDER_COLUMNS} from orders
    where lower(email) = ${email} and consumer_id is null and placed_at is not null order by placed_at desc`.execute(db)
  return partlyRead(rows, log)
}

export async function leaveGuestOrders(db: Db, email: string, now: Date, log: Log): Promise<PartlyRead> {
  const { rows } = await sql<{ number: string }>`update orders set owner_id = ${NOBODY}, forget_buyer_at = ${now}
    where lower(email) = ${email} and consumer_id is null and placed_at is not null returning ${ORDER_COLUMNS}`.execute(
    db,
  )
  return partlyRead(rows, log)
}
