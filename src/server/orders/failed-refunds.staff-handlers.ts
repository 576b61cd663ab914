import type { refunds } from '#contract/staff/orders/refunds.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { failedRefunds, settleRefund } from './failed-refunds.service.ts'

export const refundHandlers: StaffHandlers<typeof refunds> = {
  list: failedRefunds,
  settle: (desk, { body }) => settleRefund(desk, body),
}
