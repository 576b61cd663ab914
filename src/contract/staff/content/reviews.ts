import { z } from 'zod'
import { Scope, Seen, Slug } from './content-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment, Next, pageQuery } from '../people/staff.entities.ts'

const note = z.string().trim().max(1000)
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

export const Review = z
  .object({
    id: z.string(),
    slug: Slug.optional(),
    releaseId: z.string().optional(),
    name: z.string().meta({ description: 'Of the object or the release' }),
    state: z.enum(['asked', 'approved', 'returned']),
    scopes: z.array(Scope),
    note: z.string(),
    askedBy: z.string(),
    askedAt: Moment,
    decidedBy: z.string().optional(),
    decidedAt: Moment.optional(),
    answer: z.string().optional(),
    changedSince: z.boolean().meta({ description: 'Something else is written there now than what was asked about' }),
    own: z.boolean().meta({ description: 'Asked by who reads this' }),
  })
  .meta({ id: 'ContentReview' })

export const reviews = {
  list: staffEndpoint({
    method: 'GET',
    path: '/content-reviews',
    staff: 'content.read',
    summary: 'List what waits for a second pair of eyes, and what was decided and is not live yet',
    query: pageQuery(100).extend({
      slug: Slug.optional().meta({ description: 'Only that of this object' }),
      only: z.enum(['returned']).optional().meta({ description: 'Only what was given back to who reads this' }),
    }),
    response: z.object({ rows: z.array(Review), next: Next }),
  }),
  ask: staffEndpoint({
    method: 'POST',
    path: '/content-reviews',
    staff: 'content.translate',
    summary: 'Ask others to look at a working copy, or at a release, as it is now',
    body: z
      .object({ slug: Slug.optional(), releaseId: z.string().max(40).optional(), seen: Seen, note: note.default('') })
      .refine(({ slug, releaseId }) => (slug === undefined) !== (releaseId === undefined), {
        message: 'names either an object or a release',
      })
      .meta({ examples: [{ slug: 'help/returns', seen: '9f2c41', note: 'New opening hours of the desk' }] }),
    response: z.object({ id: z.string() }),
    errors: NOT_NOW,
  }),
  decide: staffEndpoint({
    method: 'POST',
    path: '/content-reviews/{reviewId}/decision',
    staff: 'content.publish',
    summary: 'Approve exactly what was seen, or give it back with a note',
    params: z.object({ reviewId: z.string().max(40) }),
    body: z
      .object({ decision: z.enum(['approved', 'returned']), seen: Seen, note: note.default('') })
      .refine(({ decision, note: said }) => decision === 'approved' || said !== '', {
        message: 'says why it is given back',
        path: ['note'],
      }),
    response: Done,
    errors: NOT_NOW,
  }),
}
