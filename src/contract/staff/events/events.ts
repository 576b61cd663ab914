import { z } from 'zod'
import { ALL_EVENT_TYPES, EVENT_WISHES } from '#domain/events/event-types.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { queryList } from '../../query.ts'
import { Order } from '../../orders/order.entities.ts'
import { personal } from '../../hidden.ts'
import { PAYLOADS } from './payloads.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment } from '../people/staff.entities.ts'

export const Payload = z
  .enum(PAYLOADS)
  .default('ids')
  .meta({
    description: 'Names and numbers only, or with the thing itself as it is when it is handed out',
    examples: ['full'],
  })

export const EventWish = z
  .enum(EVENT_WISHES)
  .meta({ description: 'An event, or all of a subject', examples: ['order.*'] })

export const OutsideOrder = Order.omit({ flash: true, action: true, cancellable: true, st: true })
  .extend({
    version: z.int().meta({ description: 'Raised by every change', examples: [3] }),
    locale: z.string().meta({ examples: ['en-gb'] }),
    paidAt: Moment.optional(),
    acknowledgedAt: Moment.optional(),
    externalId: z
      .string()
      .optional()
      .meta({ description: 'Its name in the system that fulfils it', examples: ['SO-10021'] }),
  })
  .meta({ id: 'OutsideOrder', description: 'An order as other systems read it' })

const OutsideCustomer = z
  .object({
    id: z.string(),
    email: z.string().meta(personal),
    firstName: z.string().optional().meta(personal),
    lastName: z.string().optional().meta(personal),
    siteId: z.string(),
    locale: z.string(),
    version: z.int(),
  })
  .meta({ id: 'OutsideCustomer', description: 'A customer as other systems read them' })

const ShopEvent = z
  .object({
    id: z
      .string()
      .meta({ description: 'The same in the feed, in a webhook and in each of its tries', examples: ['evt_41'] }),
    position: z.int().meta({ description: 'Its place in the feed', examples: [41] }),
    type: z.enum(ALL_EVENT_TYPES),
    timestamp: Moment.meta({ description: 'When it happened' }),
    resource: z.string().meta({ description: 'What it is about', examples: ['order:CN-DAKI-0417'] }),
    sequence: z.int().meta({ description: 'Counts the events of this thing, from 1', examples: [2] }),
    version: z
      .int()
      .optional()
      .meta({ description: 'Of the thing when it happened', examples: [3] }),
    siteId: z.enum(SITE_IDS).optional(),
    data: z
      .looseObject({ order: OutsideOrder.optional(), customer: OutsideCustomer.optional() })
      .meta({ description: 'What is particular to the event; with the thing itself where that was asked for' }),
  })
  .meta({ id: 'ShopEvent' })

export const events = {
  list: staffEndpoint({
    method: 'GET',
    path: '/events',
    staff: 'anyone',
    personal: 'found',
    summary: 'Read what happened, in order and without gaps, of what one may see',
    description:
      'Send `next` as `after` to go on, also when nothing was new. An event never appears before a position that was ' +
      'already handed out.',
    query: z.object({
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      types: queryList(EventWish, 50)
        .optional()
        .meta({ description: 'Only these', examples: ['order.*,refund.failed'] }),
      payload: Payload,
    }),
    response: z.object({
      events: z.array(ShopEvent),
      next: z.int().meta({ description: 'Send it as `after`' }),
      more: z.boolean().meta({ description: 'There are more already' }),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
}
