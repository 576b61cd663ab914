import type { reports } from '#contract/staff/reports.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { deliveries } from './deliveries.service.ts'
import { fileOf } from './files.service.ts'
import { goods, more, sales } from './reports.service.ts'

export const reportHandlers: StaffHandlers<typeof reports> = {
  sales: (desk, { query }) => sales(desk, query),
  goods: (desk, { query }) => goods(desk, query),
  more: (desk, { query }) => more(desk, query),
  deliveries: (desk, { query }) => deliveries(desk, query),
  file: (desk, { params, query }) => fileOf(desk, params.table, query),
}
