import { shopUrl } from '#domain/sites/shop-urls.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { openForStaff } from '../orders/open-for-staff.ts'
import { answerAsStaff } from '../reviews/staff-answer.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import * as queries from './conversations.queries.ts'
import type { ConversationRow, EntryKind } from './conversations.queries.ts'
import { openConversation } from './conversations.service.ts'

/** By mail to who wrote; a question publicly, and who asked hears of it from there. */
export async function reply(desk: Desk, id: string, text: string): Promise<void> {
  const conversation = await openConversation(desk, id, 'lock')
  if (conversation.kind === 'question') await answerAsStaff(desk, id.slice('Q-'.length), text)
  else await writeTo(desk, conversation, text)
  await addEntry(desk, id, 'reply', text)
  await queries.noteAnswer(desk.db, id, desk.now)
  if (conversation.owner_id === null) await own(desk, id)
  desk.record({
    type: 'conversation',
    id,
    changes: [{ field: 'status', before: conversation.status, after: 'answered' }],
  })
}

async function writeTo(desk: Desk, { id, email, locale }: ConversationRow, text: string): Promise<void> {
  if (email === null) throw notNow('noAddressLeft')
  await enqueueMail(desk.db, {
    template: 'desk-reply',
    to: email,
    locale,
    values: { caseNumber: id, text, path: shopUrl(locale, '/help/contact-us') },
  })
}

export const addEntry = ({ db, now, staff }: Desk, conversationId: string, kind: EntryKind, text: string) =>
  queries.insertEntry(db, {
    id: newId('cve'),
    conversation_id: conversationId,
    kind,
    text,
    staff_id: staff.id,
    staff_name: staff.name,
    created_at: now,
  })

export async function leaveNote(desk: Desk, id: string, text: string): Promise<void> {
  await openConversation(desk, id, 'lock')
  await addEntry(desk, id, 'note', text)
  desk.record({ type: 'conversation', id, changes: [{ field: 'note' }] })
}

const own = ({ db, staff }: Desk, id: string) =>
  queries.updateConversation(db, id, { owner_id: staff.id, owner_name: staff.name })

export async function setOwner(desk: Desk, id: string, owner: 'me' | 'nobody'): Promise<void> {
  const { owner_name } = await openConversation(desk, id, 'lock')
  if (owner === 'me') await own(desk, id)
  else await queries.updateConversation(desk.db, id, { owner_id: null, owner_name: null })
  const change = { field: 'owner', before: owner_name, after: owner === 'me' ? desk.staff.name : null }
  desk.record({ type: 'conversation', id, changes: [change] })
}

export async function setStatus(desk: Desk, id: string, status: 'open' | 'closed'): Promise<void> {
  const conversation = await openConversation(desk, id, 'lock')
  if (conversation.kind === 'question') throw notNow('closedByHiding')
  await queries.updateConversation(desk.db, id, { status })
  desk.record({ type: 'conversation', id, changes: [{ field: 'status', before: conversation.status, after: status }] })
}

export async function attachOrder(desk: Desk, id: string, orderNumber: string | undefined): Promise<void> {
  const { order_number } = await openConversation(desk, id, 'lock')
  if (orderNumber !== undefined) await openForStaff(desk, orderNumber, 'orders.read')
  await queries.updateConversation(desk.db, id, { order_number: orderNumber ?? null })
  const change = { field: 'order', before: order_number, after: orderNumber ?? null }
  desk.record({ type: 'conversation', id, changes: [change] })
}
