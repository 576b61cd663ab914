import type { conversations } from '#contract/staff/conversations/conversations.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { attachOrder, leaveNote, reply, setOwner, setStatus } from './answer.service.ts'
import { readBlocks, removeBlock, saveBlock } from './blocks.service.ts'
import { figuresOf, listForDesk, readForDesk } from './conversations.service.ts'
import { colleaguesFor, handOver } from './hand-over.service.ts'
import { receiveMail } from './incoming.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const conversationHandlers: StaffHandlers<typeof conversations> = {
  list: (desk, { query }) => listForDesk(desk, query),
  figures: (desk, { query }) => figuresOf(desk, query),
  read: (desk, { params }) => readForDesk(desk, params.id),
  reply: (desk, { params, body }) => done(reply(desk, params.id, body.text)),
  note: (desk, { params, body }) => done(leaveNote(desk, params.id, body.text)),
  own: (desk, { params, body }) => done(setOwner(desk, params.id, body.owner)),
  colleagues: (desk, { params }) => colleaguesFor(desk, params.id),
  handOver: (desk, { params, body }) => done(handOver(desk, params.id, body)),
  setStatus: (desk, { params, body }) => done(setStatus(desk, params.id, body.status)),
  attach: (desk, { params, body }) => done(attachOrder(desk, params.id, body.orderNumber)),
  receive: (desk, { body }) => receiveMail(desk, body),
  blocks: async desk => ({ blocks: await readBlocks(desk) }),
  saveBlock: (desk, { body }) => saveBlock(desk, body),
  removeBlock: (desk, { params }) => done(removeBlock(desk, params.blockId)),
}
