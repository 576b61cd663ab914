import { sql } from 'kysely'
import { z } from 'zod'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '../db/database.ts'

export type NewReturn = {
  number: string
  orderNumber: string
  kind: 'return' | 'withdrawal'
  items: readonly { itemId: string; skuKey: number; qty: number; reason?: string | undefined }[]
  refund: number
  comment: string | undefined
  /** The line that is sent instead. */
  exchangeLine?: string
  createdAt: Date
  nextStep: Date
}

export async function insertReturn(db: Db, made: NewReturn): Promise<void> {
  await db
    .insertInto('returns')
    .values({
      number: made.number,
      order_number: made.orderNumber,
      kind: made.kind,
      items: JSON.stringify(made.items),
      refund: made.refund,
      comment: made.comment ?? null,
      exchange_line: made.exchangeLine ?? null,
      created_at: made.createdAt,
      next_step_at: made.nextStep,
    })
    .execute()
}

const STAGES = ['return-requested', 'returned', 'refunded'] as const

const Due = z.object({
  number: z.string(),
  order_number: z.string(),
  status: z.enum(STAGES),
  kind: z.enum(['return', 'withdrawal']),
  items: z.array(z.object({ itemId: z.string(), skuKey: z.int(), qty: z.int(), reason: z.string().optional() })),
  refund: z.int(),
  exchange_line: z.string().nullable(),
})
export type DueReturn = z.output<typeof Due>

/** A return whose next step is due; it is locked by whoever takes it. */
export async function takeDueReturn(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`select number from returns
    where next_step_at <= ${now} order by next_step_at limit 1 for update skip locked`.execute(db)
  return rows[0]?.number
}

export async function readReturn(db: Db, number: string): Promise<DueReturn> {
  const { rows } =
    await sql<unknown>`select number, order_number, status, kind, items, refund, exchange_line from returns
    where number = ${number}`.execute(db)
  return Due.parse(rows[0])
}

export const postponeReturn = (db: Db, number: string, until: Date) =>
  db.updateTable('returns').set({ next_step_at: until }).where('number', '=', number).execute()

export async function moveReturn(db: Db, number: string, status: string, nextStep: Date | null): Promise<void> {
  await db.updateTable('returns').set({ status, next_step_at: nextStep }).where('number', '=', number).execute()
}

export async function reckonReturn(db: Db, number: string, items: DueReturn['items'], refund: number): Promise<void> {
  await db
    .updateTable('returns')
    .set({ items: JSON.stringify(items), refund })
    .where('number', '=', number)
    .execute()
}

const Announced = Due.extend({ created_at: z.date(), label_waits: z.boolean() })

export async function listReturns(db: Db, orderNumber: string): Promise<z.output<typeof Announced>[]> {
  const { rows } =
    await sql<unknown>`select number, order_number, status, kind, items, refund, exchange_line, created_at, exists (select 1
      from carrier_labels l where l.return_number = returns.number and l.state = 'wanted') as label_waits from returns
    where order_number = ${orderNumber} order by created_at desc`.execute(db)
  return rows.map(row => Announced.parse(row))
}

/** How far an order is by its returns: as far as the one that is furthest behind. An exchange leaves it where it is. */
export async function stageOfReturns(
  db: Db,
  { number, status: now }: { number: string; status: OrderStatus },
): Promise<OrderStatus> {
  const returns = (await listReturns(db, number)).filter(({ exchange_line }) => exchange_line === null)
  if (returns.length === 0) return now
  return STAGES.find(stage => returns.some(({ status }) => status === stage)) ?? 'refunded'
}

export async function findReturnOrder(db: Db, number: string): Promise<string | undefined> {
  const row = await db.selectFrom('returns').select('order_number').where('number', '=', number).executeTakeFirst()
  return row?.order_number
}
