import { z } from 'zod'
import { DELIVERY_STATES, SHORT_REASONS, TRANSFER_STATES } from '#domain/stock/stock-words.ts'
import { line, looseLine, Sku } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { DayPage, TimedPage } from '../cursors.ts'
import { Done, Moment, pageOf } from '../people/staff.entities.ts'
import { LocationId, LocationInQuery } from './stock.entities.ts'

const MOST_LINES = 1000
const Qty = z.int().min(1).max(1_000_000)
const Got = z.int().min(0).max(1_000_000)
const Day = z.iso.date().meta({ examples: ['2026-04-02'] })

const DeliveryId = z
  .string()
  .regex(/^dlv_[0-9a-z]{4,40}$/)
  .meta({ examples: ['dlv_8k2m4q'] })
const aDelivery = z.object({ id: DeliveryId })

const Line = z.object({ sku: Sku, name: z.string(), size: z.string() })

const Delivery = z
  .object({
    id: DeliveryId,
    location: LocationId,
    locationName: z.string(),
    reference: z.string().meta({ description: 'As the supplier calls it' }),
    expectedOn: Day,
    state: z.enum(DELIVERY_STATES),
    expected: z.int(),
    received: z.int(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'StockDelivery' })

/** What suppliers send. */
export const deliveries = {
  list: staffEndpoint({
    method: 'GET',
    path: '/stock/deliveries',
    staff: 'stock.read',
    summary: 'List what is expected, the next first',
    query: DayPage.extend({ state: z.enum(DELIVERY_STATES).optional(), location: LocationInQuery.optional() }),
    response: pageOf(Delivery),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/stock/deliveries/{id}',
    staff: 'stock.read',
    summary: 'Show a delivery with its lines',
    params: aDelivery,
    response: Delivery.extend({ lines: z.array(Line.extend({ expected: z.int(), received: z.int() })) }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  announce: staffEndpoint({
    method: 'POST',
    path: '/stock/deliveries',
    staff: 'stock.write',
    summary: 'Say what is expected where, and on which day',
    body: z.object({
      location: LocationId,
      reference: looseLine(80).default(''),
      expectedOn: Day,
      lines: z
        .array(z.object({ sku: Sku, qty: Qty }))
        .min(1)
        .max(MOST_LINES),
    }),
    response: aDelivery,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  receive: staffEndpoint({
    method: 'POST',
    path: '/stock/deliveries/{id}/receipts',
    staff: 'stock.write',
    summary: 'Put what came onto the shelves; the rest stays expected unless the delivery is closed',
    params: aDelivery,
    body: z.object({
      lines: z
        .array(
          z.object({
            sku: Sku,
            qty: Got,
            was: Got.meta({
              description: 'How many were received when somebody looked: others meanwhile are not doubled',
            }),
          }),
        )
        .max(MOST_LINES),
      close: z.boolean().default(false),
    }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
}

const TransferId = z
  .string()
  .regex(/^trf_[0-9a-z]{4,40}$/)
  .meta({ examples: ['trf_8k2m4q'] })
const aTransfer = z.object({ id: TransferId })

const Transfer = z
  .object({
    id: TransferId,
    from: LocationId,
    fromName: z.string(),
    to: LocationId,
    toName: z.string(),
    state: z.enum(TRANSFER_STATES),
    note: z.string(),
    expectedOn: Day.optional(),
    createdAt: Moment,
    pieces: z.int(),
    received: z.int().optional(),
    shortReason: z.enum(SHORT_REASONS).optional(),
    maySend: z.boolean(),
    mayReceive: z.boolean(),
  })
  .meta({ id: 'StockTransfer' })

/** From one location to another: draft, sent, received. What is on its way can be sold at neither. */
export const transfers = {
  list: staffEndpoint({
    method: 'GET',
    path: '/stock/transfers',
    staff: 'stock.read',
    summary: 'List transfers, newest first',
    query: TimedPage.extend({ state: z.enum(TRANSFER_STATES).optional(), location: LocationInQuery.optional() }),
    response: pageOf(Transfer),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/stock/transfers/{id}',
    staff: 'stock.read',
    summary: 'Show a transfer with its lines',
    params: aTransfer,
    response: Transfer.extend({ lines: z.array(Line.extend({ qty: z.int(), received: z.int().optional() })) }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  draft: staffEndpoint({
    method: 'POST',
    path: '/stock/transfers',
    staff: 'stock.write',
    summary: 'Write down what should go from one location to another; nothing moves yet',
    body: z.object({
      from: LocationId,
      to: LocationId,
      note: looseLine(200).default(''),
      expectedOn: Day.optional(),
      lines: z
        .array(z.object({ sku: Sku, qty: Qty }))
        .min(1)
        .max(MOST_LINES),
    }),
    response: aTransfer,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  send: staffEndpoint({
    method: 'POST',
    path: '/stock/transfers/{id}/send',
    staff: 'stock.write',
    summary: 'Take the pieces off the first location; what shoppers hold there stays',
    params: aTransfer,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  receive: staffEndpoint({
    method: 'POST',
    path: '/stock/transfers/{id}/receive',
    staff: 'stock.write',
    summary: 'Put what arrived onto the second location; where fewer did, say why',
    params: aTransfer,
    body: z.object({
      lines: z.array(z.object({ sku: Sku, qty: Got })).max(MOST_LINES),
      shortReason: z.enum(SHORT_REASONS).optional(),
    }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  cancel: staffEndpoint({
    method: 'POST',
    path: '/stock/transfers/{id}/cancel',
    staff: 'stock.write',
    summary: 'Give a draft up, or put what was sent back where it came from',
    params: aTransfer,
    body: z.object({ reason: line(200).optional() }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
}
