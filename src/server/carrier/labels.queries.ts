import { sql } from 'kysely'
import { z } from 'zod'
import { TRACKING_STATUSES } from '#domain/delivery/tracking.ts'
import { LABEL_VOIDINGS, type LabelVoiding } from '#contract/staff/orders/order-words.ts'
import type { Db } from '../db/database.ts'
import type { BoughtLabel, Tracked } from './carrier.ts'

const Row = z
  .object({
    reference: z.string(),
    order_number: z.string(),
    shipment_id: z.string().nullable(),
    return_number: z.string().nullable(),
    grams: z.int(),
    state: z.enum(['wanted', 'bought', 'refused']),
    reason: z.string().nullable(),
    carrier_id: z.string().nullable(),
    carrier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
    tracking: z.enum(TRACKING_STATUSES).nullable(),
    voiding: z.enum(LABEL_VOIDINGS).nullable(),
  })
  .transform(row => ({
    reference: row.reference,
    orderNumber: row.order_number,
    shipmentId: row.shipment_id ?? undefined,
    returnNumber: row.return_number ?? undefined,
    grams: row.grams,
    state: row.state,
    reason: row.reason ?? undefined,
    carrierId: row.carrier_id ?? undefined,
    carrier: row.carrier ?? undefined,
    trackingNumber: row.tracking_number ?? undefined,
    trackingUrl: row.tracking_url ?? undefined,
    tracking: row.tracking ?? undefined,
    voiding: row.voiding ?? undefined,
  }))
export type Label = z.output<typeof Row>

const COLUMNS = sql.raw(`reference, order_number, shipment_id, return_number, grams, state, reason, carrier_id, carrier,
  tracking_number, tracking_url, tracking, voiding`)

const labelsWhere = async (db: Db, condition: ReturnType<typeof sql>): Promise<Label[]> => {
  const { rows } = await sql<unknown>`select ${COLUMNS} from carrier_labels where ${condition}`.execute(db)
  return rows.map(row => Row.parse(row))
}

export const findLabel = async (db: Db, reference: string) =>
  (await labelsWhere(db, sql`reference = ${reference}`)).at(0)

export const findLabelByCarrierId = async (db: Db, id: string) => (await labelsWhere(db, sql`carrier_id = ${id}`)).at(0)

export const findReturnLabel = async (db: Db, returnNumber: string) =>
  (await labelsWhere(db, sql`return_number = ${returnNumber}`)).at(0)

export const listLabels = (db: Db, orderNumber: string) => labelsWhere(db, sql`order_number = ${orderNumber}`)

export type NewLabel = {
  reference: string
  orderNumber: string
  shipmentId?: string
  returnNumber?: string
  grams: number
  now: Date
}

/** Wants it, or wants it again after it was refused: under another name, as a carrier keeps what it was told under one. */
export async function wantLabel(db: Db, wanted: NewLabel): Promise<string> {
  const { reference, orderNumber, shipmentId = null, returnNumber = null, grams, now } = wanted
  await sql`insert into carrier_labels (reference, order_number, shipment_id, return_number, grams, wanted_at)
    values (${reference}, ${orderNumber}, ${shipmentId}, ${returnNumber}, ${grams}, ${now})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ reference: string }>`update carrier_labels set
      state = case when state = 'refused' then 'wanted' else state end,
      reference = case when state = 'refused' then ${reference} else reference end,
      grams = case when state = 'refused' then ${grams}::integer else grams end,
      carrier_id = case when state = 'refused' then null else carrier_id end,
      reason = case when state = 'refused' then null else reason end
    where order_number = ${orderNumber}
      and shipment_id is not distinct from ${shipmentId} and return_number is not distinct from ${returnNumber}
    returning reference`.execute(db)
  return rows[0]?.reference ?? reference
}

/** Gives up those of an order's shipments that nobody can have paid for yet. */
export async function stopUnopened(db: Db, orderNumber: string, reason: string) {
  const { rows } = await sql<{ shipment_id: string; grams: number }>`update carrier_labels
    set state = 'refused', reason = ${reason}
    where order_number = ${orderNumber} and shipment_id is not null and state = 'wanted' and carrier_id is null
      and (asking_until is null or asking_until <= now())
    returning shipment_id, grams`.execute(db)
  return rows.map(({ shipment_id: shipmentId, grams }) => ({ shipmentId, grams }))
}

type Claim = { readonly label: Label; readonly until: Date }

/** One at a time speaks to the carrier about it. Undefined when somebody does, or nothing is left to ask for. */
export async function claimLabel(db: Db, reference: string, seconds: number): Promise<Claim | undefined> {
  const { rows } = await sql<{ asking_until: Date }>`update carrier_labels
    set asking_until = date_trunc('milliseconds', now() + make_interval(secs => ${seconds}))
    where reference = ${reference} and state = 'wanted' and (asking_until is null or asking_until <= now())
    returning asking_until, ${COLUMNS}`.execute(db)
  return rows[0] && { label: Row.parse(rows[0]), until: rows[0].asking_until }
}

/** Unless it was over and somebody else has it by now. */
export const releaseLabel = (db: Db, { label: { reference }, until }: Claim) =>
  sql`update carrier_labels set asking_until = null
    where reference = ${reference} and asking_until = ${until}`.execute(db)

/** What it was opened as first counts: that is answered, and only that is paid for. */
export async function noteOpened(db: Db, reference: string, carrierId: string): Promise<string> {
  const { rows } = await sql<{ carrier_id: string }>`update carrier_labels
    set carrier_id = coalesce(carrier_id, ${carrierId}) where reference = ${reference}
    returning carrier_id`.execute(db)
  return rows[0]?.carrier_id ?? carrierId
}

export const noteWaits = (db: Db, reference: string, reason: string) =>
  db.updateTable('carrier_labels').set({ reason }).where('reference', '=', reference).execute()

export const noteRefused = (db: Db, reference: string, reason: string) =>
  db
    .updateTable('carrier_labels')
    .set({ state: 'refused', reason })
    .where('reference', '=', reference)
    .where('state', '=', 'wanted')
    .execute()

/** False when it was written down before. */
export async function noteBought(db: Db, reference: string, bought: BoughtLabel, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carrier_labels')
    .set({
      state: 'bought',
      reason: null,
      carrier: bought.carrier,
      tracking_number: bought.trackingNumber,
      tracking_url: bought.trackingUrl ?? null,
      cost: bought.cost,
      cost_currency: bought.currency,
      pdf: Buffer.from(bought.pdf),
      asked_at: now,
    })
    .where('reference', '=', reference)
    .where('state', '=', 'wanted')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function readPdf(db: Db, reference: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('carrier_labels').select('pdf').where('reference', '=', reference).executeTakeFirst()
  return row?.pdf ?? undefined
}

/** What a carrier says, unless it has said something later. False when it is nothing new. */
export async function noteTracked(db: Db, reference: string, { status, at }: Tracked): Promise<boolean> {
  const { numAffectedRows } = await sql`update carrier_labels set tracking = ${status}, tracked_at = ${at}
    where reference = ${reference} and tracking is distinct from ${status}
      and (tracked_at is null or tracked_at <= ${at})`.execute(db)
  return numAffectedRows === 1n
}

/** Parcels that nothing was heard of for a while; each is taken by one process. */
export async function takeUnderWay(db: Db, before: Date, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`update carrier_labels set asked_at = ${now}
    where reference in (select reference from carrier_labels
      where state = 'bought' and voiding is null and coalesce(tracking, '') not in ('delivered', 'returned') and asked_at <= ${before}
      order by asked_at limit ${most} for update skip locked)
    returning reference`.execute(db)
  return rows.map(({ reference }) => reference)
}

export const noteUnneeded = (db: Db, reference: string, now: Date) =>
  sql`update carrier_labels set voiding = 'wanted', void_at = ${now}, reason = null
    where reference = ${reference} and state = 'bought' and voiding is null`.execute(db)

/** Labels whose money is to be asked for, or asked after; each is taken by one process. */
export async function takeUnneeded(db: Db, now: Date, again: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`update carrier_labels set void_at = ${again}
    where reference in (select reference from carrier_labels
      where voiding in ('wanted', 'asked') and void_at <= ${now} order by void_at limit ${most} for update skip locked)
    returning reference`.execute(db)
  return rows.map(({ reference }) => reference)
}

export const noteVoiding = (db: Db, reference: string, voiding: LabelVoiding, reason: string | null = null) =>
  db
    .updateTable('carrier_labels')
    .set({ voiding, reason })
    .where('reference', '=', reference)
    .where('voiding', 'in', ['wanted', 'asked'])
    .execute()
