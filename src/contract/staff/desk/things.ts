import { z } from 'zod'
import { line } from '../../fields.ts'
import { FOUND_KINDS, THING_KINDS } from './found-kinds.ts'
import { HistoryEntry } from '../audit/history.ts'
import { staffEndpoint } from '../staff-endpoint.ts'

const Link = z.object({ kind: z.enum(FOUND_KINDS), id: z.string() })

export const Fact = z
  .object({
    name: z.string().meta({ description: 'What is told', examples: ['total'] }),
    value: z.string(),
    as: z.enum(['text', 'moment', 'money', 'word']).meta({ description: 'How to show it' }),
    currency: z.string().optional(),
    link: Link.optional(),
  })
  .meta({ id: 'Fact' })

const Row = z.object({ title: z.string(), detail: z.string().optional(), link: Link.optional() })

export const things = {
  read: staffEndpoint({
    method: 'GET',
    path: '/things/{kind}/{id}',
    staff: 'anyone',
    slashesIn: ['id'],
    summary: 'Show one member of staff, size or page: what it is, what belongs to it, and what staff did to it',
    params: z.object({ kind: z.enum(THING_KINDS), id: line(200) }),
    response: z.object({
      kind: z.enum(THING_KINDS),
      id: z.string(),
      title: z.string(),
      facts: z.array(Fact),
      lists: z.array(z.object({ name: z.string(), rows: z.array(Row) })),
      history: z.array(HistoryEntry).optional().meta({ description: 'For who may read history' }),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
