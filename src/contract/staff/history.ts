import { z } from 'zod'
import { staffEndpoint } from './staff-endpoint.ts'
import { Moment, pageOf, PageQuery } from './staff.entities.ts'

export const HistoryEntry = z
  .object({
    id: z.int(),
    at: Moment,
    staffId: z.string(),
    staffName: z.string(),
    call: z.string(),
    kind: z.enum(['write', 'read']),
    objectType: z.string(),
    objectId: z.string(),
    changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
    reason: z.string().optional(),
    correlationId: z.string(),
  })
  .meta({ id: 'HistoryEntry', description: 'Who changed or looked at what' })

export const history = {
  list: staffEndpoint({
    method: 'GET',
    path: '/history',
    staff: 'history.read',
    summary: 'Search who changed or looked at what, newest first',
    query: PageQuery.extend({
      staffId: z.string().max(60).optional(),
      objectType: z.string().max(40).optional(),
      objectId: z.string().max(100).optional(),
      call: z.string().max(80).optional(),
      from: Moment.optional(),
      to: Moment.optional(),
    }),
    response: pageOf(HistoryEntry),
  }),
}
