import { z } from 'zod'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment, Next, pageQuery } from '../people/staff.entities.ts'
import { TASK_STATES } from './task-states.ts'

export const StaffTask = z
  .object({
    id: z.string(),
    kind: z.string().meta({ examples: ['jobs.retry'] }),
    state: z.enum(TASK_STATES),
    total: z.int(),
    done: z.int(),
    refused: z.int().meta({ description: 'Of those that are done, how many could not be' }),
    hasFile: z.boolean(),
    fileName: z.string().meta({ examples: ['history-export-tsk_4f2a.csv'] }),
    createdAt: Moment,
    endedAt: Moment.optional(),
  })
  .meta({ id: 'StaffTask', description: 'Work on many things at once' })

export const TaskId = z
  .string()
  .regex(/^tsk_[0-9a-z]{4,40}$/)
  .meta({ examples: ['tsk_4kd92m'] })
const task = z.object({ taskId: TaskId })

export const tasks = {
  list: staffEndpoint({
    method: 'GET',
    path: '/tasks',
    staff: 'anyone',
    summary: 'List your own work on many things, newest first',
    query: pageQuery(30),
    response: z.object({ tasks: z.array(StaffTask), next: Next }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/tasks/{taskId}',
    staff: 'anyone',
    summary: 'Say how far a task of yours is',
    params: task,
    response: StaffTask,
    errors: ['STAFF_NOT_FOUND'],
  }),
  stop: staffEndpoint({
    method: 'DELETE',
    path: '/tasks/{taskId}',
    staff: 'anyone',
    summary: 'Stop a task of yours; what is done stays done',
    params: task,
    response: StaffTask,
    errors: ['STAFF_NOT_FOUND'],
  }),
  file: staffEndpoint({
    method: 'GET',
    path: '/tasks/{taskId}/file',
    staff: 'anyone',
    personal: true,
    summary: 'Download what a task of yours wrote',
    description: 'Needs what its work needs: the permission, and a fresh proof where that asks for one.',
    params: task,
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_PROOF_REQUIRED'],
  }),
}
