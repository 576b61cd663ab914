import { z } from 'zod'
import { staffEndpoint } from '../staff-endpoint.ts'
import { HISTORY_KINDS } from './history-kinds.ts'
import { FILE_FORMATS } from '../jobs/task-states.ts'
import { NumberedPage } from '../cursors.ts'
import { Moment, pageOf, StaffOrder } from '../people/staff.entities.ts'
import { StaffTask } from '../jobs/tasks.ts'

const HistoryKind = z.enum(HISTORY_KINDS)

export const HistoryEntry = z
  .object({
    id: z.int(),
    at: Moment,
    staffId: z.string(),
    staffName: z.string(),
    call: z.string(),
    kind: HistoryKind,
    objectType: z.string(),
    objectId: z.string(),
    objectName: z.string().optional().meta({ description: 'What is sold under it, in the language of whoever asks' }),
    changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
    reason: z.string().optional(),
    correlationId: z.string(),
  })
  .meta({ id: 'HistoryEntry', description: 'Who changed or looked at what' })

export const HistoryQuery = z.object({
  staffId: z.string().max(60).optional(),
  kind: HistoryKind.optional(),
  objectType: z.string().max(40).optional(),
  objectId: z.string().max(200).optional(),
  call: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'A call, or a group of calls', examples: ['keys'] }),
  from: Moment.optional(),
  to: Moment.optional(),
})

export const history = {
  list: staffEndpoint({
    method: 'GET',
    path: '/history',
    staff: 'history.read',
    summary: 'Search who changed or looked at what, newest first',
    query: NumberedPage.extend({ ...HistoryQuery.shape, order: StaffOrder }),
    response: pageOf(HistoryEntry),
  }),
  export: staffEndpoint({
    method: 'POST',
    path: '/history/export',
    staff: 'history.read',
    proof: true,
    summary: 'Write all of a search into a file',
    body: HistoryQuery.extend({ format: z.enum(FILE_FORMATS) }),
    response: StaffTask,
  }),
}
