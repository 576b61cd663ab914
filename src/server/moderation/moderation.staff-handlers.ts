import type { moderation } from '#contract/staff/moderation.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { decide, readPicture, readQueue, undo } from './moderation.service.ts'

export const moderationHandlers: StaffHandlers<typeof moderation> = {
  queue: (desk, { query }) => readQueue(desk, query.kind),
  decide: (desk, { params, body }) => decide(desk, params.kind, params.id, body),
  async undo(desk, { params }) {
    await undo(desk, params.decisionId)
    return { success: true }
  },
  picture: (desk, { params }) => readPicture(desk, params.id),
}
