import { z } from 'zod'
import { CONTENT_KINDS, CONTENT_SORTS, LAYER_STATES } from '#domain/content/content-kinds.ts'
import { Scope, Slug } from './content-words.ts'
import { SpacedPage } from '../cursors.ts'
import { Moment } from '../people/staff.entities.ts'

const State = z.object({
  scope: Scope,
  live: z.boolean(),
  scheduledFor: Moment.optional().meta({ description: 'When the next version goes live' }),
  endsAt: Moment.optional(),
  working: z.boolean().meta({ description: 'Somebody has begun something that is not published' }),
})

export const ListedContent = z.object({
  slug: Slug,
  kind: z.enum(CONTENT_KINDS),
  title: z.string().optional(),
  layers: z.array(State),
  changedAt: Moment.optional(),
})

export const ContentQuery = SpacedPage.extend({
  q: z.string().trim().max(80).optional().meta({ description: 'In its name or its title' }),
  kind: z.enum(CONTENT_KINDS).optional(),
  state: z.enum(LAYER_STATES).optional().meta({ description: 'What at least one of its layers is' }),
  sort: z
    .enum(CONTENT_SORTS)
    .default('name')
    .meta({ description: 'By name, or what changed last or longest ago first' }),
})
