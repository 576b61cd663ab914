import { z } from 'zod'
import { ItemId, line, OrderNumber, WebUrl } from '../../fields.ts'
import { OutsideOrder } from '../events/events.ts'
import { SHORT_REASONS } from './fulfilment-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'

const Pieces = z
  .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(10_000) }))
  .min(1)
  .max(500)
const params = z.object({ orderNumber: OrderNumber })
const Name = line(80).meta({ examples: ['SO-10021'] })
const refusals = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

/** For the system that fulfils: what to send, and what became of it. */
export const fulfilment = {
  orders: staffEndpoint({
    method: 'GET',
    path: '/fulfilment/orders',
    staff: 'orders.ship',
    personal: 'found',
    summary: 'List paid orders in the order in which they became so, without gaps',
    description: 'Whole orders name their buyers: they are those of the sites on which one may see persons.',
    query: z.object({
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(100),
      open: z
        .enum(['true', 'false'])
        .default('false')
        .meta({ description: 'Only those that nobody has acknowledged or cancelled', examples: ['true'] }),
    }),
    response: z.object({
      orders: z.array(z.object({ position: z.int(), order: OutsideOrder })),
      next: z.int().meta({ description: 'Send it as `after`' }),
      more: z.boolean(),
    }),
  }),
  acknowledge: staffEndpoint({
    method: 'POST',
    path: '/fulfilment/orders/{orderNumber}/acknowledgement',
    staff: 'orders.ship',
    summary: 'Take an order over: from now on its buyer cannot cancel it',
    params,
    body: z.object({ externalId: Name }),
    response: OutsideOrder,
    errors: refusals,
  }),
  send: staffEndpoint({
    method: 'POST',
    path: '/fulfilment/orders/{orderNumber}/parcels',
    staff: 'orders.ship',
    summary: 'Say what has left, in which parcel; the same parcel twice is one',
    params,
    body: z.object({
      parcelId: Name,
      items: Pieces,
      carrier: line(60).optional(),
      trackingNumber: line(80).optional(),
      trackingUrl: WebUrl.optional().meta({ examples: ['https://track.example.com/RP1'] }),
    }),
    response: OutsideOrder,
    errors: refusals,
  }),
  arrive: staffEndpoint({
    method: 'POST',
    path: '/fulfilment/orders/{orderNumber}/parcels/{parcelId}/arrival',
    staff: 'orders.ship',
    summary: 'Say that a parcel has arrived, or was collected',
    params: params.extend({ parcelId: Name }),
    response: OutsideOrder,
    errors: refusals,
  }),
  cancel: staffEndpoint({
    method: 'POST',
    path: '/fulfilment/orders/{orderNumber}/cancellation',
    staff: 'orders.ship',
    paysOut: 'owed to systems',
    summary:
      'Say which pieces cannot be sent, or that none can; their money goes back; the same cancellation twice is one',
    params,
    body: z.object({
      cancellationId: Name,
      items: Pieces.optional(),
      reason: z.enum(SHORT_REASONS),
      restock: z.boolean().default(false).meta({ description: 'They are on the shelf after all' }),
    }),
    response: OutsideOrder,
    errors: [...refusals, 'STAFF_PROOF_REQUIRED'],
  }),
  backorder: staffEndpoint({
    method: 'POST',
    path: '/fulfilment/orders/{orderNumber}/backorder',
    staff: 'orders.ship',
    summary: 'Say which pieces come later, and when',
    params,
    body: z.object({ items: Pieces, expectedOn: z.iso.date() }),
    response: OutsideOrder,
    errors: refusals,
  }),
}
