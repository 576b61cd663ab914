import type { home, lookup, views } from '#contract/staff/desk/desk.ts'
import type { things } from '#contract/staff/desk/things.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { lookUp, readThing, whatWaits } from './desk.service.ts'
import { removeView, savedViews, saveView } from './views.service.ts'

export const homeHandlers: StaffHandlers<typeof home> = { read: (desk, { query }) => whatWaits(desk, query.site) }

export const lookupHandlers: StaffHandlers<typeof lookup> = {
  find: async (desk, { query }) => ({ found: await lookUp(desk, query.q, query.site) }),
}

export const thingHandlers: StaffHandlers<typeof things> = {
  read: (desk, { params }) => readThing(desk, params.kind, params.id),
}

export const viewHandlers: StaffHandlers<typeof views> = {
  list: async (desk, { query }) => ({ views: await savedViews(desk, query.room) }),
  save: (desk, { body }) => saveView(desk, body),
  async remove(desk, { params }) {
    await removeView(desk, params.viewId)
    return { success: true }
  },
}
