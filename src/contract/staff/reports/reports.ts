import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { Currency } from '../../products/price.entities.ts'
import { COMPARISONS, REPORT_GROUPS, REPORT_TABLES } from './report-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment } from '../people/staff.entities.ts'

const Day = z.iso.date().meta({ examples: ['2026-03-29'] })

const span = z.object({
  from: Day.meta({ description: 'The first day, in the zone of each site' }),
  to: Day.meta({ description: 'The last day' }),
  site: z.enum(SITE_IDS).optional(),
})

const Sums = z
  .object({
    orders: z.int(),
    pieces: z.int(),
    revenue: z.int().meta({ description: 'What was ordered, with tax and delivery' }),
    tax: z.int().meta({ description: 'Of what was ordered; what went back of it is in the amounts given back' }),
    giftCards: z.int().meta({ description: 'Of what was ordered, paid for gift cards: no sale of goods yet' }),
    refunded: z.int().meta({ description: 'What was given back in this time, whenever it was bought' }),
    net: z.int(),
    average: z.int(),
    returning: z.int().meta({ description: 'Orders of people who had bought before' }),
    returningRevenue: z.int().meta({ description: 'What those ordered' }),
    carts: z.int().meta({ description: 'Carts that were begun' }),
    failedPayments: z.int(),
  })
  .meta({ id: 'SalesSums' })

const Compared = Sums.extend({ before: Sums.optional() })

const Promised = z
  .object({
    promised: z.int().meta({ description: 'Shipments that were promised for that time' }),
    late: z.int(),
    waiting: z.int().meta({ description: 'Of those late, how many have not arrived yet' }),
    daysLate: z.number().meta({ description: 'On average, of those late' }),
  })
  .meta({ id: 'PromisedShipments' })

export const reports = {
  sales: staffEndpoint({
    method: 'GET',
    path: '/reports/sales',
    staff: 'reports.read',
    summary: 'Add up what was sold: by site and channel, and over time for one site; beside it an earlier time',
    query: span.extend({ compare: z.enum(COMPARISONS).optional(), by: z.enum(REPORT_GROUPS).default('day') }),
    response: z.object({
      sites: z.array(Compared.extend({ site: z.enum(SITE_IDS), currency: Currency })),
      channels: z.array(Sums.extend({ channel: z.string(), currency: Currency })),
      points: z
        .array(Compared.extend({ at: z.string().meta({ description: 'A day, or the beginning of an hour' }) }))
        .meta({ description: 'Over time; of all sites that share a currency only when one is named' }),
      currency: Currency,
      upTo: Moment.optional().meta({ description: 'What was added up last' }),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  goods: staffEndpoint({
    method: 'GET',
    path: '/reports/goods',
    staff: 'reports.read',
    summary: 'Say what sold best and worst, by style and category of one site',
    query: span.extend({ site: z.enum(SITE_IDS) }),
    response: z.object({
      currency: Currency,
      best: z.array(z.object({ styleId: z.string(), name: z.string(), pieces: z.int(), revenue: z.int() })),
      worst: z
        .array(z.object({ styleId: z.string(), name: z.string(), pieces: z.int(), onHand: z.int() }))
        .meta({ description: 'Of what is there to be sold' }),
      categories: z.array(z.object({ name: z.string(), pieces: z.int(), revenue: z.int() })),
      missing: z
        .array(
          z.object({
            styleId: z.string(),
            name: z.string(),
            sizes: z.int(),
            missing: z.int(),
            pieces: z.int(),
            lost: z
              .int()
              .meta({ description: 'Pieces that the missing sizes would sell, as an average one of the style does' }),
            lostRevenue: z.int(),
          }),
        )
        .meta({ description: 'Stock-outs that cost sales: what sells and lacks sizes now' }),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  more: staffEndpoint({
    method: 'GET',
    path: '/reports/more',
    staff: 'reports.read',
    summary: 'Tell of searches in vain, coupons, and how quick pages were for those who visited',
    query: span,
    response: z.object({
      searches: z.array(z.object({ term: z.string(), language: z.string(), searches: z.int() })),
      asked: z
        .array(z.object({ styleId: z.string(), name: z.string(), size: z.string(), asked: z.int(), waiting: z.int() }))
        .meta({ description: 'Sizes that were gone and that people wanted to hear of' }),
      experiments: z.array(z.object({ experiment: z.string(), variant: z.string(), shown: z.int() })).meta({
        description: 'How often each variant was shown, since it is counted; orders are not counted by variant',
      }),
      coupons: z.array(z.object({ code: z.string(), orders: z.int(), returned: z.int() })),
      speed: z.array(
        z.object({
          pageType: z.string(),
          name: z.string(),
          count: z.int(),
          p75: z.number().meta({ description: 'Three of four were at least this quick' }),
        }),
      ),
    }),
  }),
  deliveries: staffEndpoint({
    method: 'GET',
    path: '/reports/deliveries',
    staff: 'reports.read',
    summary:
      'Say what came later than promised, or has not come: by carrier and site, and by the day it was promised for',
    query: span.extend({ compare: z.enum(COMPARISONS).optional() }),
    response: z.object({
      carriers: z.array(Promised.extend({ site: z.enum(SITE_IDS), carrier: z.string() })),
      points: z.array(Promised.extend({ at: Day, before: Promised.optional() })),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  file: staffEndpoint({
    method: 'GET',
    path: '/reports/files/{table}',
    staff: 'reports.read',
    summary: 'One table of the reports as a CSV file, with all of its rows and, where no site is named, of all sites',
    params: z.object({ table: z.enum(REPORT_TABLES) }),
    query: span,
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_FORBIDDEN'],
  }),
}
