import { z } from 'zod'
import { CONDITIONS } from '#domain/orders/piece-conditions.ts'
import { LATE_EXCHANGE_DAYS } from '#domain/orders/order-status.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ItemId, line, OrderNumber } from '../../fields.ts'
import { RefundPreview } from '../../orders/refund.entities.ts'
import { Currency, Money } from '../../products/price.entities.ts'
import { personal } from '../../hidden.ts'
import { RETURN_STATES } from './order-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { TimedPage } from '../cursors.ts'
import { Moment, pageOf } from '../people/staff.entities.ts'

const Condition = z.enum(CONDITIONS)
const ReturnRow = z
  .object({
    number: z.string(),
    orderNumber: OrderNumber,
    site: z.enum(SITE_IDS),
    state: z.enum(RETURN_STATES),
    kind: z.enum(['return', 'withdrawal']),
    pieces: z.int(),
    exchange: z.boolean().meta({ description: 'Another size was sent instead: nothing is refunded' }),
    refund: Money,
    currency: Currency,
    createdAt: Moment,
  })
  .meta({ id: 'DeskReturnRow' })

const ReturnLine = z.object({
  itemId: ItemId,
  name: z.string(),
  detail: z.string(),
  image: z.string().optional(),
  qty: z.int(),
  gift: z.boolean(),
  reason: z.string().optional(),
  codes: z.array(z.string()).meta({ description: 'What a scanner reads from it' }),
})

const DeskReturn = z
  .object({
    ...ReturnRow.shape,
    comment: z.string().optional().meta(personal),
    lines: z.array(ReturnLine),
    restOfParcel: z.array(ReturnLine).meta({ description: 'What else was sent with pieces that have not arrived' }),
    received: z
      .object({
        at: Moment,
        by: z.string(),
        reason: z.string().optional(),
        pieces: z.array(
          z.object({
            itemId: ItemId,
            name: z.string(),
            condition: Condition,
            refund: z.boolean().meta({ description: 'Whether it was accepted: otherwise it is its buyer’s still' }),
            refundPercent: z.int().optional(),
          }),
        ),
      })
      .optional(),
    mayReceive: z.boolean(),
    mayPrint: z.boolean().meta({ description: 'Its label, which names a person' }),
  })
  .meta({ id: 'DeskReturn' })

const found = z.object({
  pieces: z
    .array(
      z.object({
        itemId: ItemId,
        condition: Condition,
        refund: z.boolean(),
        refundPercent: z
          .int()
          .min(1)
          .max(99)
          .optional()
          .meta({ description: 'Of what was paid for it, where that is not all', examples: [80] }),
      }),
    )
    .min(1)
    .max(500)
    .meta({ description: 'Each piece that was announced' }),
  wholeParcel: z.boolean().optional().meta({
    description:
      'Whether it was turned back as it was sent: then the rest of the parcel is among the pieces. To be said where there is such a rest',
  }),
})
const one = z.object({ returnNumber: z.string().max(60) })

export const returns = {
  list: staffEndpoint({
    method: 'GET',
    path: '/returns',
    staff: 'orders.read',
    summary: 'List returns, oldest first; or find one by its number or that of its order',
    query: TimedPage.extend({
      q: line(60).optional(),
      state: z.enum(RETURN_STATES).optional(),
      late: z
        .literal('true')
        .optional()
        .meta({ description: `Exchanges whose first piece is out for more than ${LATE_EXCHANGE_DAYS} days` }),
      site: z.enum(SITE_IDS).optional(),
    }),
    response: pageOf(ReturnRow),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/returns/{returnNumber}',
    staff: 'orders.read',
    personal: true,
    summary: 'Show what was announced to come back, and what came',
    params: one,
    response: DeskReturn,
    errors: ['STAFF_NOT_FOUND'],
  }),
  preview: staffEndpoint({
    method: 'POST',
    path: '/returns/{returnNumber}/preview',
    staff: 'orders.ship',
    readOnly: true,
    summary: 'Say what goes back to the buyer for what came',
    params: one,
    body: found,
    response: RefundPreview,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_SECOND_PERSON'],
  }),
  receive: staffEndpoint({
    method: 'POST',
    path: '/returns/{returnNumber}/receive',
    staff: 'orders.ship',
    paysOut: 'owed for parcels',
    summary: 'Take a parcel in: pieces go on their shelf or are written off, the money that is due goes back',
    params: one,
    body: found.extend({
      reason: line(300).optional().meta({ description: 'Told to the buyer: why not everything is refunded' }),
    }),
    description: 'Money for pieces that never came is given, not owed: it needs the right to refund and a fresh proof.',
    response: z.object({ refund: Money, restocked: z.int(), writtenOff: z.int() }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_SECOND_PERSON', 'STAFF_PROOF_REQUIRED'],
  }),
}
