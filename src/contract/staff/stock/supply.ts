import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ColourProductId, line, Sku } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment } from '../people/staff.entities.ts'

const Feed = {
  feed: line(40).meta({ description: 'The name of the feed: each counts for itself', examples: ['erp-main'] }),
  sequence: z
    .int()
    .min(0)
    .meta({ description: 'What is not newer than the last is ignored', examples: [118] }),
}
const place = {
  sku: Sku,
  location: z
    .int()
    .min(1)
    .meta({ description: 'A centre or a store', examples: [1] }),
}
const Low = z.int().min(0).max(30_000).optional().meta({ description: 'From how few on to tell `stock.low`' })
const MOST_BYTES = 1_048_576

/** For the system that knows what there is and what it costs. */
export const supply = {
  count: staffEndpoint({
    method: 'PUT',
    path: '/supply/stock',
    staff: 'stock.write',
    mostBytes: MOST_BYTES,
    summary: 'Say how many pieces are free to sell at a location',
    description:
      'By your books, in which orders up to `ordersUpTo` (a position of `/fulfilment/orders`) are taken off. Later orders ' +
      'are taken off here, and what shoppers hold at this moment stays held.',
    body: z.object({
      ...Feed,
      ordersUpTo: z.int().min(0),
      rows: z
        .array(z.object({ ...place, onHand: z.int().min(0).max(10_000_000), lowAt: Low }))
        .min(1)
        .max(2000),
    }),
    response: z.object({
      stale: z.boolean(),
      rows: z.array(
        z.object({
          ...place,
          outcome: z
            .enum(['set', 'raised', 'unknown'])
            .meta({ description: '`raised`: more is held or sold than there is' }),
          onHand: z.int().optional(),
        }),
      ),
    }),
  }),
  move: staffEndpoint({
    method: 'POST',
    path: '/supply/stock',
    staff: 'stock.write',
    mostBytes: MOST_BYTES,
    summary: 'Say by how many pieces a location has more or fewer; sequences may leave no gap',
    body: z.object({
      ...Feed,
      rows: z
        .array(z.object({ ...place, change: z.int().min(-1_000_000).max(1_000_000) }))
        .min(1)
        .max(2000),
    }),
    response: z.object({
      stale: z.boolean(),
      rows: z.array(z.object({ ...place, outcome: z.enum(['set', 'raised', 'unknown']), onHand: z.int().optional() })),
    }),
    errors: ['STAFF_NOT_NOW'],
  }),
  prices: staffEndpoint({
    method: 'PUT',
    path: '/supply/prices',
    staff: 'prices.write',
    mostBytes: MOST_BYTES,
    summary: 'Say what products cost, now or from a moment on',
    body: z.object({
      ...Feed,
      rows: z
        .array(
          z.object({
            productId: ColourProductId,
            siteId: z.enum(SITE_IDS),
            price: z
              .int()
              .min(0)
              .meta({ description: 'Minor units of the site’s currency', examples: [12900] }),
            original: z.int().min(0).optional().meta({ description: 'Before a reduction' }),
            from: Moment.optional(),
          }),
        )
        .min(1)
        .max(2000),
    }),
    response: z.object({
      stale: z.boolean(),
      rows: z.array(
        z.object({
          productId: ColourProductId,
          siteId: z.enum(SITE_IDS),
          outcome: z.enum(['set', 'coming', 'unknown', 'refused']),
        }),
      ),
    }),
  }),
}
