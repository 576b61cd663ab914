import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/content-kinds.ts'
import { nameOf } from '../desk/name-of.ts'
import { MustAsk, Problem, Scope, Seen, Slug } from './content-words.ts'
import { Review } from './reviews.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment, pageOf, pageQuery, Planned } from '../people/staff.entities.ts'

const one = z.object({ releaseId: z.string().max(40) })
const item = one.extend({ slug: Slug })
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'INVALID_INPUT'] as const

const Wish = z.object({
  name: nameOf(80),
  publishAt: Planned.optional().meta({ description: 'Without one, it goes live when it is published' }),
  expireAt: Planned.optional(),
})

const Release = Wish.extend({
  id: z.string(),
  state: z.enum(['open', 'scheduled', 'live', 'ended', 'reverted']),
  count: z.int().meta({ description: 'How many objects it holds' }),
  madeBy: z.string(),
}).meta({ id: 'ContentRelease' })

export const releases = {
  list: staffEndpoint({
    method: 'GET',
    path: '/releases',
    staff: 'content.read',
    summary: 'List releases: many objects that go live and end at one moment',
    query: pageQuery(200),
    response: pageOf(Release),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/releases/{releaseId}',
    staff: 'content.read',
    summary: 'Show a release: what it holds, what would change, what is wrong, and who looked at it',
    params: one,
    response: Release.extend({
      items: z.array(
        z.object({
          slug: Slug,
          kind: z.enum(CONTENT_KINDS),
          scopes: z.array(Scope).meta({ description: 'Layers that are begun, or that were published with it' }),
          differences: z.int(),
          problems: z.array(Problem),
        }),
      ),
      seen: Seen,
      mustAsk: MustAsk,
      review: Review.optional(),
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/releases',
    staff: 'content.write',
    summary: 'Begin a release',
    body: Wish,
    response: z.object({ id: z.string() }),
    errors: ['STAFF_NOT_NOW'],
  }),
  change: staffEndpoint({
    method: 'PUT',
    path: '/releases/{releaseId}',
    staff: 'content.write',
    summary: 'Give a release that is still open another name or moment',
    params: one,
    body: Wish,
    response: Done,
    errors: NOT_NOW,
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/releases/{releaseId}',
    staff: 'content.write',
    summary: 'Give up a release that is still open; what is written stays as working copies',
    params: one,
    response: Done,
    errors: NOT_NOW,
  }),
  include: staffEndpoint({
    method: 'PUT',
    path: '/releases/{releaseId}/items/{slug}',
    slashesIn: ['slug'],
    staff: 'content.write',
    summary: 'Take the working copy of an object into a release',
    params: item,
    response: Done,
    errors: NOT_NOW,
  }),
  leaveOut: staffEndpoint({
    method: 'DELETE',
    path: '/releases/{releaseId}/items/{slug}',
    slashesIn: ['slug'],
    staff: 'content.write',
    summary: 'Take an object out of a release that is still open',
    params: item,
    response: Done,
    errors: NOT_NOW,
  }),
  publish: staffEndpoint({
    method: 'POST',
    path: '/releases/{releaseId}/publication',
    staff: 'content.publish',
    summary: 'Publish everything a release holds, as one and at its moment: all of it, or nothing',
    params: one,
    body: z.object({ seen: Seen }),
    response: z.object({ publishAt: Moment }),
    errors: [...NOT_NOW, 'STAFF_PROOF_REQUIRED'],
  }),
  revert: staffEndpoint({
    method: 'DELETE',
    path: '/releases/{releaseId}/publication',
    staff: 'content.publish',
    summary: 'Take a release back as one: what is to come becomes working copies again, what is live ends now',
    params: one,
    response: z.object({
      kept: z
        .array(z.object({ slug: Slug, scope: Scope }))
        .meta({ description: 'Layers in which something newer is live: it stays' }),
    }),
    errors: [...NOT_NOW, 'STAFF_PROOF_REQUIRED'],
  }),
  timeline: staffEndpoint({
    method: 'GET',
    path: '/content-timeline',
    staff: 'content.read',
    summary: 'Everything that begins or ends by the clock from now on',
    response: z.object({
      rows: z.array(
        z.object({
          at: Moment,
          what: z.enum(['begins', 'ends']),
          slug: Slug,
          scope: Scope,
          releaseId: z.string().optional(),
          release: z.string().optional(),
        }),
      ),
    }),
  }),
  comings: staffEndpoint({
    method: 'GET',
    path: '/shop-comings',
    staff: 'content.read',
    summary:
      'Every moment at which the shop looks different by the clock: content, releases, and what else one may see',
    response: z.object({
      rows: z.array(
        z.object({
          at: Moment,
          what: z.enum(['begins', 'ends']),
          kind: z.enum(['content', 'release', 'prices', 'promotion', 'launch']),
          name: z.string(),
        }),
      ),
    }),
  }),
}
