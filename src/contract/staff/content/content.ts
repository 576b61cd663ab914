import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/content-kinds.ts'
import { TARGETS } from '#domain/content/translations.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { TO_PATH } from '#domain/redirects/redirect-rules.ts'
import { ContentQuery, ListedContent } from './content-list.entities.ts'
import { Body, SeenLayer, ToldLayer, WorkingLayer } from './working-layer.entities.ts'
import { MustAsk, Problem, Scope, Seen, Slug, Warning } from './content-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment, pageOf, Planned } from '../people/staff.entities.ts'

const object = z.object({ slug: Slug })

const Letter = z
  .object({
    placeholders: z.array(z.object({ name: z.string(), sample: z.string() })),
    button: z.boolean(),
    account: z
      .boolean()
      .meta({ description: 'About accounts: somebody else than who wrote it approves or publishes it' }),
  })
  .meta({
    id: 'LetterFacts',
    description: 'Of a letter: what is filled in when it is sent, and whether it has a button',
  })

const Difference = z.object({
  scope: Scope,
  path: z.array(z.string()),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

const LeadTo = z.object({
  leadTo: z
    .string()
    .max(300)
    .regex(TO_PATH)
    .optional()
    .meta({ description: 'Where its address leads from now on', examples: ['/help'] }),
})

export const content = {
  list: staffEndpoint({
    method: 'GET',
    path: '/content',
    staff: 'content.read',
    summary: 'List everything that editors write, with what is live, scheduled and begun in each layer',
    query: ContentQuery,
    response: pageOf(ListedContent),
    errors: ['INVALID_INPUT'],
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/content',
    staff: 'content.write',
    summary: 'Begin something new, empty or like something else; nobody sees it until it is published',
    body: z.object({
      slug: Slug,
      language: z.enum(LANGUAGES).meta({ description: 'The language of the title' }),
      title: z.string().trim().min(1).max(200),
      like: Slug.optional().meta({ description: 'What it is a copy of' }),
    }),
    response: z.object({ slug: Slug }),
    errors: ['INVALID_INPUT', 'STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  targets: staffEndpoint({
    method: 'GET',
    path: '/content-targets',
    staff: 'content.read',
    summary: 'Find pages, categories and products that content can lead to or show',
    query: z.object({
      q: z.string().trim().max(80).default(''),
      kind: z.enum(['page', 'category', 'product']).optional(),
      ids: z
        .string()
        .max(1000)
        .transform(text => text.split(',').filter(id => id !== ''))
        .optional()
        .meta({ description: 'Only these, with commas between them' }),
      language: z.enum(LANGUAGES).default('en'),
    }),
    response: z.object({
      rows: z.array(
        z.object({
          kind: z.enum(['page', 'category', 'product']),
          id: z.string(),
          title: z.string(),
          url: z.string().meta({ description: 'As content says it: right in every locale' }),
        }),
      ),
    }),
  }),
  link: staffEndpoint({
    method: 'GET',
    path: '/content-link',
    staff: 'content.read',
    summary: 'Whether a link of content leads somewhere',
    query: z.object({ url: z.string().min(1).max(2000) }),
    response: z.object({ leads: z.enum(['somewhere', 'nowhere', 'outside']) }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/content/{slug}',
    slashesIn: ['slug'],
    staff: 'content.read',
    summary: 'Read the working copy of an object with all its layers and their versions',
    params: object,
    response: z.object({
      slug: Slug,
      kind: z.enum(CONTENT_KINDS),
      layers: z.array(WorkingLayer),
      letter: Letter.optional(),
      mayWrite: z.array(Scope).meta({ description: 'Layers that are shown only where one may write' }),
      mayPublish: z.array(Scope),
      seenByTwo: z.array(Scope).meta({ description: 'Layers that nobody publishes who alone wrote them' }),
      mustAsk: MustAsk,
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  save: staffEndpoint({
    method: 'PUT',
    path: '/content-working/{slug}',
    slashesIn: ['slug'],
    staff: 'content.translate',
    recordsItself: true,
    mostBytes: 2_000_000,
    anySigns: true,
    summary: 'Keep the working copy; where somebody saved meanwhile, nothing is kept and theirs is told',
    params: object,
    body: z.object({
      layers: z
        .array(z.object({ ...SeenLayer.shape, body: Body }))
        .min(1)
        .max(20),
      opened: z
        .boolean()
        .default(false)
        .meta({ description: 'It was read before: where it was renamed or deleted since, it is not begun anew' }),
    }),
    response: z.object({
      saved: z.boolean(),
      layers: z.array(ToldLayer),
    }),
    errors: ['STAFF_FORBIDDEN', 'STAFF_NOT_FOUND'],
  }),
  here: staffEndpoint({
    method: 'PUT',
    path: '/content-presence/{slug}',
    slashesIn: ['slug'],
    staff: 'content.read',
    recordsItself: true,
    unrecorded: 'Who is here is forgotten within a minute, and changes nothing.',
    byItself: true,
    summary:
      'Say that one has an object open and which part of it, or no more; answers who else has it open, and what they wrote',
    params: object,
    body: z.object({
      item: z.string().max(100).optional().meta({ description: 'The section that is chosen' }),
      leaving: z.boolean().default(false),
      has: z
        .array(SeenLayer)
        .max(20)
        .optional()
        .meta({ description: 'What one has of it: asks for what is other by now' }),
    }),
    response: z.object({
      others: z.array(z.object({ name: z.string(), item: z.string().optional() })),
      layers: z.array(ToldLayer).meta({ description: 'Layers that are not as they were seen' }),
    }),
  }),
  discard: staffEndpoint({
    method: 'DELETE',
    path: '/content-working/{slug}',
    slashesIn: ['slug'],
    staff: 'content.write',
    summary: 'Throw the working copy away: what is live is the beginning again',
    params: object,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  check: staffEndpoint({
    method: 'GET',
    path: '/content-check/{slug}',
    slashesIn: ['slug'],
    staff: 'content.read',
    summary: 'What publishing the working copy would change, and what is wrong with it',
    params: object,
    response: z.object({
      differences: z.array(Difference),
      problems: z.array(Problem),
      seen: Seen,
    }),
  }),
  warnings: staffEndpoint({
    method: 'GET',
    path: '/content-warnings/{slug}',
    slashesIn: ['slug'],
    staff: 'content.read',
    summary: 'What visitors would stumble over in the working copy, though it can be published',
    params: object,
    response: z.object({ warnings: z.array(Warning) }),
  }),
  publish: staffEndpoint({
    method: 'POST',
    path: '/content-versions/{slug}',
    slashesIn: ['slug'],
    staff: 'content.publish',
    summary: 'Publish the working copy, now or at a time, for ever or until a time',
    params: object,
    body: z.object({ seen: Seen, publishAt: Planned.optional(), expireAt: Planned.optional() }),
    response: z.object({
      publishAt: Moment,
      conflicts: z
        .array(Difference.extend({ scheduledFor: Moment }))
        .meta({ description: 'What a version that is scheduled for later has changed too: it keeps its own' }),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  unpublish: staffEndpoint({
    method: 'DELETE',
    path: '/content-versions/{slug}',
    slashesIn: ['slug'],
    staff: 'content.publish',
    summary: 'Take an object out of the shop, with what is scheduled of it; its versions stay',
    params: object,
    query: LeadTo,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  uses: staffEndpoint({
    method: 'GET',
    path: '/content-uses/{slug}',
    slashesIn: ['slug'],
    staff: 'content.read',
    summary: 'Where an object is used: in what others link to, what leads to it, and what it goes live with',
    params: object,
    response: z.object({
      uses: z.array(z.object({ slug: Slug, scope: Scope, state: z.enum(['live', 'scheduled', 'working']) })),
      redirects: z.array(z.string()),
      release: z.string().optional(),
    }),
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/content/{slug}',
    slashesIn: ['slug'],
    staff: 'content.publish',
    summary: 'Delete an object with all its versions; what is live elsewhere must not link to it',
    params: object,
    query: LeadTo,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  translations: staffEndpoint({
    method: 'GET',
    path: '/content-translations',
    staff: 'content.read',
    summary: 'How many texts of each object are missing in a language, or are of something the source no longer says',
    query: z.object({ language: z.enum(TARGETS) }),
    response: z.object({
      rows: z.array(
        z.object({ slug: Slug, kind: z.enum(CONTENT_KINDS), total: z.int(), missing: z.int(), stale: z.int() }),
      ),
    }),
  }),
  rename: staffEndpoint({
    method: 'POST',
    path: '/content-name/{slug}',
    slashesIn: ['slug'],
    staff: 'content.publish',
    summary: 'Give a page or an article another name; its old address leads to the new one',
    params: object,
    body: z.object({ to: Slug }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  restore: staffEndpoint({
    method: 'POST',
    path: '/content-restore/{slug}',
    slashesIn: ['slug'],
    staff: 'content.write',
    summary: 'Begin again from a version: it becomes the working copy',
    params: object,
    body: z.object({ scope: Scope, version: z.int().min(0).meta({ description: '0 is what was delivered' }) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
