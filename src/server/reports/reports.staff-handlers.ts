import type { reports } from '#contract/staff/reports/reports.ts'
import { dbToRead } from '../db/db-to-read.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import type { Desk } from '../staff/staff.ts'
import { deliveries } from './deliveries.service.ts'
import { fileOf } from './files.service.ts'
import { goods, more, sales } from './reports.service.ts'

export const reportHandlers: StaffHandlers<typeof reports> = {
  sales: async (desk, { query }) => sales(await reading(desk), query),
  goods: async (desk, { query }) => goods(await reading(desk), query),
  more: async (desk, { query }) => more(await reading(desk), query),
  deliveries: async (desk, { query }) => deliveries(await reading(desk), query),
  file: async (desk, { params, query }) => fileOf(await reading(desk), params.table, query),
}

const reading = async (desk: Desk): Promise<Desk> => ({ ...desk, db: await dbToRead(desk.services.database) })
