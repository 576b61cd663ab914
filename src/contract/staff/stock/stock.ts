import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ADJUSTMENT_REASONS, STOCK_SELECTIONS, STOCK_SORTS } from '#domain/stock/stock-words.ts'
import { Email, line, Sku } from '../../fields.ts'
import { personal } from '../../hidden.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { TimedPage } from '../cursors.ts'
import { Moment, pageOf, PageQuery } from '../people/staff.entities.ts'
import { Article, Location, LocationId, LocationInQuery, Movement, Pieces, Shelf } from './stock.entities.ts'

const one = z.object({ sku: Sku })
const place = { sku: Sku, location: LocationId }
const Note = line(200).optional().meta({ description: 'What somebody should know of it later' })
const Outcome = z.enum(['set', 'raised', 'unknown']).meta({
  description: '`raised`: shoppers hold more than there are; what they hold stays theirs',
})

export const stock = {
  locations: staffEndpoint({
    method: 'GET',
    path: '/stock/locations',
    staff: 'stock.read',
    summary: 'List the centres and stores whose stock one may see',
    response: z.object({ locations: z.array(Location) }),
  }),
  list: staffEndpoint({
    method: 'GET',
    path: '/stock',
    staff: 'stock.read',
    summary: 'Find shelves by SKU, EAN, style, words, location and how they stand',
    query: PageQuery.extend({
      q: line(100).optional(),
      location: LocationInQuery.optional(),
      only: z.enum(STOCK_SELECTIONS).optional(),
      sort: z.enum(STOCK_SORTS).default('sku'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    response: pageOf(Shelf),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/stock/skus/{sku}',
    staff: 'stock.read',
    summary: 'Show one size at every location, and how many wait for it',
    params: one,
    response: z.object({
      article: Article,
      shelves: z.array(Shelf),
      waiting: z.array(z.object({ site: z.enum(SITE_IDS), people: z.int(), since: Moment })),
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  history: staffEndpoint({
    method: 'GET',
    path: '/stock/skus/{sku}/history',
    staff: 'stock.read',
    summary: 'Read the book of a size: everything that made its shelves more or less, newest first',
    params: one,
    query: TimedPage.extend({ location: LocationInQuery.optional() }),
    response: pageOf(Movement),
    errors: ['STAFF_NOT_FOUND'],
  }),
  waiting: staffEndpoint({
    method: 'GET',
    path: '/stock/skus/{sku}/waiting',
    staff: 'customers.read',
    personal: true,
    summary: 'Tell who waits for a size, the longest first',
    params: one,
    query: z.object({ limit: PageQuery.shape.limit }),
    response: z.object({
      rows: z.array(
        z.object({ email: Email.meta({ ...Email.meta(), ...personal }), site: z.enum(SITE_IDS), since: Moment }),
      ),
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  adjust: staffEndpoint({
    method: 'POST',
    path: '/stock/adjustments',
    staff: 'stock.write',
    summary: 'Say that shelves have more or fewer pieces, and why',
    description: 'A person who moves more than a hundred pieces within an hour gives a fresh proof; a key does not.',
    body: z.object({
      rows: z
        .array(z.object({ ...place, change: z.int().min(-1_000_000).max(1_000_000) }))
        .min(1)
        .max(200),
      reason: z.enum(ADJUSTMENT_REASONS),
      note: Note,
    }),
    response: z.object({
      rows: z.array(z.object({ ...place, outcome: Outcome })),
    }),
    errors: ['STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  keep: staffEndpoint({
    method: 'PUT',
    path: '/stock/levels',
    staff: 'stock.write',
    summary: 'Say how many pieces shelves keep unsold, and from how few on they are low',
    body: z.object({
      rows: z.array(z.object(place)).min(1).max(200),
      safety: Pieces.optional(),
      lowAt: z.int().min(0).max(30_000).optional(),
    }),
    response: z.object({ changed: z.int() }),
  }),
}
