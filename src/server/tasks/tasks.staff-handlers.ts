import type { tasks } from '#contract/staff/tasks.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { taskFile } from './task-file.service.ts'
import { ownTasks, readTask, stopTask } from './tasks.service.ts'

export const taskHandlers: StaffHandlers<typeof tasks> = {
  list: async desk => ({ tasks: await ownTasks(desk) }),
  read: (desk, { params }) => readTask(desk, params.taskId),
  stop: (desk, { params }) => stopTask(desk, params.taskId),
  file: (desk, { params }) => taskFile(desk, params.taskId),
}
