import type { home, lookup, views } from '#contract/staff/desk.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { lookUp, removeView, savedViews, saveView, whatWaits } from './desk.service.ts'

export const homeHandlers: StaffHandlers<typeof home> = { read: whatWaits }

export const lookupHandlers: StaffHandlers<typeof lookup> = {
  find: async (desk, { query }) => ({ found: await lookUp(desk, query.q) }),
}

export const viewHandlers: StaffHandlers<typeof views> = {
  list: async (desk, { query }) => ({ views: await savedViews(desk, query.room) }),
  save: (desk, { body }) => saveView(desk, body),
  async remove(desk, { params }) {
    await removeView(desk, params.viewId)
    return { success: true }
  },
}
