import type { history } from '#contract/staff/history.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { readHistory } from './audit.service.ts'

export const historyHandlers: StaffHandlers<typeof history> = {
  list: (desk, { query }) => readHistory(desk, query),
}
