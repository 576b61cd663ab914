import { z } from 'zod'
import { COUNT_STATES } from '#domain/stock/stock-words.ts'
import { line, Sku } from '../../fields.ts'
import { nameOf } from '../desk/name-of.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { TimedPage } from '../cursors.ts'
import { Done, Moment, pageOf } from '../people/staff.entities.ts'
import { LocationId, LocationInQuery } from './stock.entities.ts'

const CountId = z
  .string()
  .regex(/^cnt_[0-9a-z]{4,40}$/)
  .meta({ examples: ['cnt_8k2m4q'] })
const aCount = z.object({ id: CountId })

const Count = z
  .object({
    id: CountId,
    location: LocationId,
    locationName: z.string(),
    name: z.string(),
    state: z.enum(COUNT_STATES),
    createdAt: Moment,
    by: z.string().optional(),
    pieces: z.int().meta({ description: 'That were counted' }),
    mayChange: z.boolean(),
  })
  .meta({ id: 'StockCount' })

const Counted = z.object({
  sku: Sku,
  name: z.string(),
  size: z.string(),
  counted: z.int(),
  expected: z.int().meta({ description: 'What the books told of when it was last scanned' }),
  held: z.int().meta({ description: 'By shoppers, now' }),
})

/** Somebody walks along the shelves and scans; several can do so at once, and what they scan adds up. */
export const counts = {
  list: staffEndpoint({
    method: 'GET',
    path: '/stock/counts',
    staff: 'stock.read',
    summary: 'List counts, newest first',
    query: TimedPage.extend({ state: z.enum(COUNT_STATES).optional(), location: LocationInQuery.optional() }),
    response: pageOf(Count),
  }),
  open: staffEndpoint({
    method: 'POST',
    path: '/stock/counts',
    staff: 'stock.write',
    summary: 'Begin to count a location; one count of it at a time',
    body: z.object({ location: LocationId, name: nameOf(80) }),
    response: aCount,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/stock/counts/{id}',
    staff: 'stock.read',
    summary: 'Show what was counted beside what the books tell of',
    params: aCount,
    query: z.object({ differing: z.stringbool().default(false) }),
    response: Count.extend({
      lines: z.array(Counted),
      skus: z.int().meta({ description: 'How many sizes were scanned' }),
      differing: z.int(),
      difference: z.int().meta({ description: 'In pieces, over all that was scanned' }),
      notScanned: z.int().meta({ description: 'Sizes that should be there and that nobody scanned' }),
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  scan: staffEndpoint({
    method: 'POST',
    path: '/stock/counts/{id}/scans',
    staff: 'stock.write',
    summary: 'Add what was scanned; each scan has a name of its own, and counts once however often it is sent',
    params: aCount,
    body: z.object({
      scans: z
        .array(
          z.object({
            id: z.uuid(),
            code: line(40).meta({ description: 'A SKU, UPC or EAN' }),
            qty: z
              .int()
              .min(-9999)
              .max(9999)
              .refine(qty => qty !== 0),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: z.object({
      unknown: z.array(z.string()).meta({ description: 'Codes that nothing has' }),
      counted: z.array(Counted).meta({ description: 'Of what was sent, as it stands now' }),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
  book: staffEndpoint({
    method: 'POST',
    path: '/stock/counts/{id}/book',
    staff: 'stock.write',
    summary: 'Write the differences into the books, all at once; many pieces need a fresh proof',
    params: aCount,
    body: z.object({
      notScanned: z
        .enum(['leave', 'gone'])
        .default('leave')
        .meta({ description: 'What becomes of sizes that nobody scanned' }),
    }),
    response: z.object({
      shelves: z.int(),
      pieces: z.int(),
      again: z.array(z.string()).meta({ description: 'SKUs whose book moved between two scans: count them again' }),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  discard: staffEndpoint({
    method: 'POST',
    path: '/stock/counts/{id}/discard',
    staff: 'stock.write',
    summary: 'Give a count up; nothing is written into the books',
    params: aCount,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_NOT_NOW'],
  }),
}
