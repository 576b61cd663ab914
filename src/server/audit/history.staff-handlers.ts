import type { history } from '#contract/staff/audit/history.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { exportHistory } from './export.service.ts'
import { readHistory } from './audit.service.ts'

export const historyHandlers: StaffHandlers<typeof history> = {
  export: (desk, { body }) => exportHistory(desk, body),
  list: (desk, { query }) => readHistory(desk, query),
}
