import type { moderation } from '#contract/staff/moderation/moderation.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { addWords, listWords, removeWord } from './words.service.ts'
import { decide, findContributions, readPicture, readQueue, undo } from './moderation.service.ts'

export const moderationHandlers: StaffHandlers<typeof moderation> = {
  queue: (desk, { query }) => readQueue(desk, query.kind),
  find: (desk, { query }) => findContributions(desk, query.q, query.kind),
  decide: (desk, { params, body }) => decide(desk, params.kind, params.id, body),
  async undo(desk, { params }) {
    await undo(desk, params.decisionId)
    return { success: true }
  },
  words: (desk, { query }) => listWords(desk, query.language),
  async addWords(desk, { body }) {
    await addWords(desk, body.language, body.words)
    return { success: true }
  },
  async removeWord(desk, { params }) {
    await removeWord(desk, params.language, params.word)
    return { success: true }
  },
  picture: (desk, { params }) => readPicture(desk, params.id),
}
