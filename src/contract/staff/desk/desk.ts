import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { line } from '../../fields.ts'
import { nameOf } from './name-of.ts'
import { VIEW_ROOMS } from './view-rooms.ts'
import { FOUND_KINDS } from './found-kinds.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment } from '../people/staff.entities.ts'

const Site = z
  .enum(SITE_IDS)
  .optional()
  .meta({ description: 'Only of this site', examples: ['DE'] })

export const lookup = {
  find: staffEndpoint({
    method: 'GET',
    path: '/lookup',
    staff: 'anyone',
    personal: 'found',
    summary:
      'Find orders, people, conversations, sizes, styles and pages by a few letters, each only where it may be seen',
    query: z.object({ q: line(80), site: Site }),
    response: z.object({
      found: z.array(
        z.object({ kind: z.enum(FOUND_KINDS), id: z.string(), title: z.string(), detail: z.string().optional() }),
      ),
    }),
  }),
}

export const home = {
  read: staffEndpoint({
    method: 'GET',
    path: '/home',
    staff: 'anyone',
    summary: 'Say what waits, of what one may see',
    query: z.object({ site: Site }),
    response: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum([
            'notes',
            'ownConversations',
            'orders',
            'held',
            'refunds',
            'returns',
            'conversations',
            'credits',
            'promotions',
            'deadJobs',
            'webhooks',
            'drafts',
            'contentReviews',
            'returnedContent',
            'lowStock',
            'reviews',
            'questions',
            'pictures',
            'assetRights',
            'keysEnding',
            'keysWithheld',
          ]),
          count: z.int(),
        }),
      ),
      at: Moment,
    }),
  }),
}

const Room = z.enum(VIEW_ROOMS)

const View = z
  .object({
    id: z.string(),
    room: Room,
    name: z.string(),
    address: z.string().meta({ description: 'Filters, columns and sort, as they stand in the address' }),
    shared: z.boolean(),
    own: z.boolean(),
    mayRemove: z.boolean().meta({ description: 'One’s own; and, of those that are shared, for who may change staff' }),
  })
  .meta({ id: 'SavedView' })

export const views = {
  list: staffEndpoint({
    method: 'GET',
    path: '/views',
    staff: 'anyone',
    summary: 'List saved views: your own and those that are shared',
    query: z.object({ room: Room.optional() }),
    response: z.object({ views: z.array(View) }),
  }),
  save: staffEndpoint({
    method: 'POST',
    path: '/views',
    staff: 'anyone',
    summary: 'Keep a view; a person’s own work, and no key’s',
    body: z.object({
      room: Room,
      name: nameOf(60),
      address: z
        .string()
        .max(2000)
        .regex(/^\?[^\s<>"]*$|^$/)
        .meta({ examples: ['?state=dead'] }),
      shared: z.boolean().default(false),
    }),
    response: View,
    errors: ['STAFF_SIGN_IN_REQUIRED', 'STAFF_NOT_NOW'],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/views/{viewId}',
    staff: 'anyone',
    summary: 'Remove a view of your own, or a shared one if you may change staff',
    params: z.object({ viewId: z.string().max(60) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_SIGN_IN_REQUIRED'],
  }),
}
