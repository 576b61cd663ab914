import type { stores } from '#contract/staff/stores/stores.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { addAssociate, changeAssociate, resetPin } from '../identity/associate-desk.service.ts'
import { changePoint, changeStore, findPoints, listForDesk, openStore, readForDesk } from './store-desk.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const staffStoreHandlers: StaffHandlers<typeof stores> = {
  list: (desk, { query }) => listForDesk(desk, query.site),
  read: (desk, { params }) => readForDesk(desk, params.storeId),
  change: (desk, { params, body }) => done(changeStore(desk, params.storeId, body)),
  addAssociate: async (desk, { params, body }) =>
    addAssociate(desk, await openStore(desk, params.storeId, 'stores.write'), body),
  changeAssociate: async (desk, { params, body }) =>
    done(changeAssociate(desk, await openStore(desk, params.storeId, 'stores.write'), params.employeeId, body)),
  resetPin: async (desk, { params }) =>
    resetPin(desk, await openStore(desk, params.storeId, 'stores.write'), params.employeeId),
  points: (desk, { query }) => findPoints(desk, query),
  changePoint: (desk, { params, body }) => done(changePoint(desk, params.id, body)),
}
