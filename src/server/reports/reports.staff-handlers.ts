import type { reports } from '#contract/staff/reports.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { deliveries, deliveriesCsv } from './deliveries.service.ts'
import { asCsv, goods, more, sales } from './reports.service.ts'

export const reportHandlers: StaffHandlers<typeof reports> = {
  sales: (desk, { query }) => sales(desk, query),
  goods: (desk, { query }) => goods(desk, query),
  more: (desk, { query }) => more(desk, query),
  deliveries: (desk, { query }) => deliveries(desk, query),
  deliveriesCsv: (desk, { query }) => deliveriesCsv(desk, query),
  csv: (desk, { query }) => asCsv(desk, query),
}
