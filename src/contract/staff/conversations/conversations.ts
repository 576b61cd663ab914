import { z } from 'zod'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { Email, line, looseLine, OrderNumber, paragraph } from '../../fields.ts'
import { CONVERSATION_KINDS, CONVERSATION_STATES } from './conversation-words.ts'
import {
  Conversation,
  ConversationFigures,
  ConversationId,
  ConversationRow,
  OwnerWish,
  TextBlock,
} from './conversations.entities.ts'
import { personal } from '../../hidden.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { SpacedPage } from '../cursors.ts'
import { Done, pageOf } from '../people/staff.entities.ts'

const one = z.object({ id: ConversationId })
const block = z.object({ blockId: TextBlock.shape.id })
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

export const conversations = {
  list: staffEndpoint({
    method: 'GET',
    path: '/conversations',
    staff: 'conversations.read',
    personal: true,
    summary: 'List what people wrote: open ones first come, first served, others newest first',
    query: SpacedPage.extend({
      status: z.enum(CONVERSATION_STATES).optional(),
      kind: z.enum(CONVERSATION_KINDS).optional(),
      site: z.enum(SITE_IDS).optional(),
      mine: z.enum(['true']).optional(),
      order: OrderNumber.optional(),
      q: line(254).optional().meta({ description: 'A number, or an email address' }),
    }),
    response: pageOf(ConversationRow).extend({ counts: z.record(z.enum(CONVERSATION_STATES), z.int()) }),
  }),
  figures: staffEndpoint({
    method: 'GET',
    path: '/conversations/figures',
    staff: 'conversations.read',
    summary: 'Say how long people wait for a first answer',
    query: z.object({
      site: z.enum(SITE_IDS).optional(),
      days: z.coerce.number().int().min(1).max(365).default(30),
    }),
    response: ConversationFigures,
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/conversations/{id}',
    staff: 'conversations.read',
    personal: true,
    summary: 'Show one conversation with all that was written',
    params: one,
    response: Conversation,
    errors: ['STAFF_NOT_FOUND'],
  }),
  reply: staffEndpoint({
    method: 'POST',
    path: '/conversations/{id}/replies',
    staff: 'conversations.write',
    summary: 'Answer: by mail, or to a question publicly as staff',
    params: one,
    body: z.object({ text: paragraph(4000).meta(personal) }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  note: staffEndpoint({
    method: 'POST',
    path: '/conversations/{id}/notes',
    staff: 'conversations.write',
    summary: 'Leave a note for colleagues',
    params: one,
    body: z.object({ text: paragraph(4000).meta(personal) }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  own: staffEndpoint({
    method: 'PUT',
    path: '/conversations/{id}/owner',
    staff: 'conversations.write',
    summary: 'Take it, or let it go',
    params: one,
    body: z.object({ owner: OwnerWish }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  colleagues: staffEndpoint({
    method: 'GET',
    path: '/conversations/{id}/colleagues',
    staff: 'conversations.write',
    summary: 'Say who else may see to it',
    params: one,
    response: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  handOver: staffEndpoint({
    method: 'POST',
    path: '/conversations/{id}/hand-over',
    staff: 'conversations.write',
    summary: 'Give it to a colleague with a word; they get a mail',
    params: one,
    body: z.object({ to: z.string().max(60), word: paragraph(2000).meta(personal) }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  setStatus: staffEndpoint({
    method: 'PUT',
    path: '/conversations/{id}/status',
    staff: 'conversations.write',
    summary: 'Close it, or open it again',
    params: one,
    body: z.object({ status: z.enum(['open', 'closed']) }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  attach: staffEndpoint({
    method: 'PUT',
    path: '/conversations/{id}/order',
    staff: 'conversations.write',
    summary: 'Say which order it is about; without one, about none',
    params: one,
    body: z.object({ orderNumber: OrderNumber.optional() }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  receive: staffEndpoint({
    method: 'POST',
    path: '/conversations/mails',
    staff: 'conversations.write',
    summary: 'Hand in a mail that came back: it joins the conversation its subject names, or opens one',
    body: z.object({
      messageId: line(200).meta({ description: 'The same mail is taken once', examples: ['<abc@mail.test>'] }),
      from: Email.meta({ ...Email.meta(), ...personal }),
      name: looseLine(120).optional().meta(personal),
      subject: looseLine(300).default('').meta(personal),
      text: paragraph(20_000).meta(personal),
      locale: z.enum(LOCALES).optional(),
    }),
    response: z.object({ id: ConversationId }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  blocks: staffEndpoint({
    method: 'GET',
    path: '/text-blocks',
    staff: 'conversations.read',
    summary: 'List texts that answers are put together from',
    response: z.object({ blocks: z.array(TextBlock) }),
  }),
  saveBlock: staffEndpoint({
    method: 'POST',
    path: '/text-blocks',
    staff: 'conversations.write',
    summary: 'Write a text for answers; with its id, change it',
    body: TextBlock.omit({ id: true }).extend({ id: TextBlock.shape.id.optional() }),
    response: TextBlock,
    errors: ['STAFF_NOT_FOUND'],
  }),
  removeBlock: staffEndpoint({
    method: 'DELETE',
    path: '/text-blocks/{blockId}',
    staff: 'conversations.write',
    summary: 'Take a text for answers away',
    params: block,
    response: Done,
    errors: ['STAFF_NOT_FOUND'],
  }),
}
