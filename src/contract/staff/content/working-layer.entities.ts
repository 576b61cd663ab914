import { z } from 'zod'
import { Moment } from '../people/staff.entities.ts'
import { Scope } from './content-words.ts'

export const Body = z.record(z.string(), z.unknown()).meta({ description: 'A layer as it is written' })

const revision = z.int().min(0).meta({ description: 'Counts up with each save; 0 where nothing is begun' })
const base = z
  .int()
  .nullable()
  .meta({ description: 'The version it was begun from; of what nobody writes on, the one that is live' })

/** Which state of a layer somebody has before them. */
export const SeenLayer = z.object({
  scope: Scope,
  revision,
  base: base.optional().meta({ description: 'As it was read: tells what was published meanwhile and begun anew' }),
})

const Version = z.object({
  version: z.int(),
  state: z.enum(['live', 'scheduled', 'past', 'draft']),
  publishAt: Moment.optional(),
  expireAt: Moment.optional(),
  createdAt: Moment,
})

export const WorkingLayer = z
  .object({
    scope: Scope,
    body: Body,
    revision,
    base,
    by: z.string().optional().meta({ description: 'Who saved last' }),
    at: Moment.optional(),
    live: Body.optional(),
    versions: z.array(Version),
  })
  .meta({ id: 'WorkingLayer' })

export const ToldLayer = WorkingLayer.pick({ scope: true, body: true, revision: true, base: true, by: true })
