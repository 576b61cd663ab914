import { z } from 'zod'
import { FROM_PATH, LONGEST_ADDRESS, TO_PATH } from '#domain/redirects/redirect-rules.ts'
import { Scope } from './content-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment, pageOf, PageQuery } from '../people/staff.entities.ts'

const Rule = z.object({
  scope: Scope,
  from: z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(FROM_PATH)
    .meta({ description: 'A path behind the locale; /* at its end is all that follows', examples: ['/old/*'] }),
  to: z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(TO_PATH)
    .meta({ description: 'A path of the same shop', examples: ['/new/*'] }),
})
const REDIRECT_SORTS = ['from', 'most', 'fewest'] as const
const one = z.object({ redirectId: z.string().max(40) })
const ERRORS = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

export const redirects = {
  list: staffEndpoint({
    method: 'GET',
    path: '/redirects',
    staff: 'content.read',
    summary: 'List addresses that lead elsewhere, and how often they were followed',
    query: PageQuery.extend({
      after: z
        .string()
        .max(LONGEST_ADDRESS + 20)
        .optional(),
      q: z.string().trim().max(80).optional().meta({ description: 'In either address' }),
      sort: z
        .enum(REDIRECT_SORTS)
        .default('from')
        .meta({ description: 'By address, or those first that were followed most, or fewest, times' }),
    }),
    response: pageOf(
      Rule.extend({
        id: z.string(),
        madeBy: z.string(),
        createdAt: Moment,
        hits: z.int(),
        lastHitAt: Moment.optional(),
      }),
    ),
    errors: ['INVALID_INPUT'],
  }),
  add: staffEndpoint({
    method: 'POST',
    path: '/redirects',
    staff: 'content.publish',
    summary: 'Let an address lead elsewhere, where nothing else answers it; chains and loops are refused',
    body: Rule,
    response: z.object({ id: z.string() }),
    errors: ['STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  change: staffEndpoint({
    method: 'PUT',
    path: '/redirects/{redirectId}',
    staff: 'content.publish',
    summary: 'Change a redirect',
    params: one,
    body: Rule,
    response: Done,
    errors: ERRORS,
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/redirects/{redirectId}',
    staff: 'content.publish',
    summary: 'Remove a redirect',
    params: one,
    response: Done,
    errors: ERRORS,
  }),
  file: staffEndpoint({
    method: 'GET',
    path: '/redirects-file',
    staff: 'content.read',
    summary: 'All redirects as a file with commas',
    response: z.object({ csv: z.string() }),
  }),
  takeIn: staffEndpoint({
    method: 'POST',
    path: '/redirects-file',
    staff: 'content.publish',
    mostBytes: 1_000_000,
    anySigns: true,
    summary:
      'Take redirects in from a file with commas: scope, from, to. All of them, or none with what is wrong by line',
    body: z.object({ csv: z.string().max(500_000) }),
    response: z.object({
      added: z.int(),
      problems: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
}
