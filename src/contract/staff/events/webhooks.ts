import { z } from 'zod'
import { EVENT_WISHES } from '#domain/events/event-types.ts'
import { line, WebUrl } from '../../fields.ts'
import { nameOf } from '../desk/name-of.ts'
import { secret } from '../../hidden.ts'
import { DELIVERY_STATES, ENDPOINT_STATES, PAUSE_REASONS } from '../stock/delivery-states.ts'
import { EventWish, Payload } from './events.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { FeedPage } from '../cursors.ts'
import { Done, Moment, pageOf, SiteIds } from '../people/staff.entities.ts'

const EndpointId = z
  .string()
  .regex(/^whe_[0-9a-z]{4,40}$/)
  .meta({ examples: ['whe_4kd92m'] })

const WebhookEndpoint = z
  .object({
    id: EndpointId,
    name: z.string(),
    url: z.string(),
    types: z.array(EventWish),
    sites: SiteIds,
    payload: Payload,
    state: z.enum(ENDPOINT_STATES),
    pausedBecause: z.enum(PAUSE_REASONS).optional().meta({ description: 'Why the shop itself paused it' }),
    failures: z.int().meta({ description: 'In a row' }),
    failingSince: Moment.optional(),
    succeededAt: Moment.optional(),
    waiting: z.int().meta({ description: 'Events that wait for it' }),
    bothSecretsUntil: Moment.optional().meta({ description: 'Until then the secret before signs as well' }),
    createdAt: Moment,
  })
  .meta({ id: 'WebhookEndpoint' })

const Wish = z.object({
  name: nameOf(80),
  url: WebUrl.max(500).meta({ examples: ['https://oms.example.com/cairn'] }),
  types: z.array(EventWish).min(1).max(EVENT_WISHES.length),
  sites: SiteIds,
  payload: Payload,
})

const endpoint = z.object({ endpointId: EndpointId })
const withSecret = z.object({
  endpoint: WebhookEndpoint,
  secret: z
    .string()
    .meta({ description: 'Shown this once', examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], ...secret }),
})

const WebhookDelivery = z
  .object({
    endpointId: EndpointId,
    endpointName: z.string(),
    position: z.int(),
    type: z.string(),
    resource: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    nextAt: Moment.optional(),
    status: z.int().optional(),
    tookMs: z.int().optional(),
    answer: z.string().optional().meta({ description: 'The beginning of what came back, or why nothing did' }),
    createdAt: Moment,
    doneAt: Moment.optional(),
  })
  .meta({ id: 'WebhookDelivery' })

export const webhooks = {
  list: staffEndpoint({
    method: 'GET',
    path: '/webhooks',
    staff: 'integrations.read',
    summary: 'List the addresses that events are sent to',
    response: z.object({ endpoints: z.array(WebhookEndpoint) }),
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/webhooks',
    staff: 'integrations.write',
    proof: true,
    identifies: true,
    summary: 'Have events sent to an address; its secret is shown this once',
    body: Wish,
    response: withSecret,
    errors: ['STAFF_ADDRESS_REFUSED', 'STAFF_GRANT_REFUSED'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/webhooks/{endpointId}',
    staff: 'integrations.write',
    proof: true,
    summary: 'Change, pause or resume an address',
    params: endpoint,
    body: z.object({
      ...Wish.partial().shape,
      payload: z.enum(Payload.unwrap().options).optional(),
      state: z.enum(ENDPOINT_STATES).optional(),
    }),
    response: WebhookEndpoint,
    errors: ['STAFF_NOT_FOUND', 'STAFF_ADDRESS_REFUSED', 'STAFF_GRANT_REFUSED'],
  }),
  rotate: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{endpointId}/secret',
    staff: 'integrations.write',
    proof: true,
    identifies: true,
    summary: 'Give an address a new secret; for a day both sign',
    params: endpoint,
    response: withSecret,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED'],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/webhooks/{endpointId}',
    staff: 'integrations.write',
    proof: true,
    summary: 'Send nothing to an address any more',
    params: endpoint,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED'],
  }),
  deliveries: staffEndpoint({
    method: 'GET',
    path: '/webhook-deliveries',
    staff: 'integrations.read',
    summary: 'List what was sent where, and what came back, newest first',
    query: FeedPage.extend({
      endpointId: EndpointId.optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      type: line(60).optional(),
      resource: line(120).optional(),
    }),
    response: pageOf(WebhookDelivery).extend({ counts: z.record(z.enum(DELIVERY_STATES), z.int()) }),
  }),
  replay: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{endpointId}/replay',
    staff: 'integrations.write',
    proof: true,
    summary: 'Send events again, from one place in the feed to another',
    params: endpoint,
    body: z.object({
      from: z.int().min(1),
      to: z.int().min(1),
      only: z.enum(['failed', 'all']).default('all'),
    }),
    response: z.object({ count: z.int() }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED'],
  }),
}
