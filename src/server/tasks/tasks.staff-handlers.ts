import type { tasks } from '#contract/staff/jobs/tasks.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { taskFile } from './task-file.service.ts'
import { ownTasks, readTask, stopTask } from './tasks.service.ts'

export const taskHandlers: StaffHandlers<typeof tasks> = {
  list: (desk, { query }) => ownTasks(desk, query),
  read: (desk, { params }) => readTask(desk, params.taskId),
  stop: (desk, { params }) => stopTask(desk, params.taskId),
  file: (desk, { params }) => taskFile(desk, params.taskId),
}
