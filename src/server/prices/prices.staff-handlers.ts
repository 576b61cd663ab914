import type { priceLists, prices } from '#contract/staff/prices/prices.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { changePrices } from './change.service.ts'
import { changeList, createList, endList, listsFor, setListRows } from './lists.service.ts'
import { seenSites, sheetFor } from './sheet.service.ts'
import { simulate } from './simulate.service.ts'

export const priceHandlers: StaffHandlers<typeof prices> = {
  sheet: (desk, { query }) => sheetFor(desk, query),
  simulate: (desk, { body }) => simulate(desk, body.rows),
  change: (desk, { body }) => changePrices(desk, body),
}

export const priceListHandlers: StaffHandlers<typeof priceLists> = {
  list: (desk, { query }) => listsFor(desk, seenSites(desk), query),
  create: (desk, { body }) => createList(desk, body),
  change: (desk, { params, body }) => changeList(desk, params.listId, body),
  setRows: (desk, { params, body }) => setListRows(desk, params.listId, body),
  async end(desk, { params }) {
    await endList(desk, params.listId)
    return { success: true }
  },
}
