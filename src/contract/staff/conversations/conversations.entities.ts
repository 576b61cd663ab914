import { z } from 'zod'
import { LANGUAGES, LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { line, OrderNumber, paragraph } from '../../fields.ts'
import { CONVERSATION_ACTIONS, CONVERSATION_KINDS, CONVERSATION_STATES, ENTRY_KINDS } from './conversation-words.ts'
import { personal } from '../../hidden.ts'
import { Moment } from '../people/staff.entities.ts'

export const ConversationId = z
  .string()
  .regex(/^(?:CASE|MAIL|Q)-[A-Z0-9]{1,20}$/)
  .meta({ description: 'The number of a case, or of a question', examples: ['CASE-7M2KQX'] })

const person = z.string().optional().meta(personal)

export const ConversationRow = z
  .object({
    id: ConversationId,
    kind: z.enum(CONVERSATION_KINDS),
    site: z.enum(SITE_IDS),
    locale: z.enum(LOCALES),
    status: z.enum(CONVERSATION_STATES),
    owner: z.string().optional().meta({ description: 'Who sees to it' }),
    mine: z.boolean(),
    subject: z.string().optional(),
    orderNumber: OrderNumber.optional(),
    name: person,
    text: person.meta({ description: 'How it begins; only for who may see persons', ...personal }),
    openedAt: Moment,
    movedAt: Moment.meta({ description: 'When somebody wrote or answered last' }),
    firstAnswerAt: Moment.optional(),
  })
  .meta({ id: 'ConversationRow' })

const Entry = z.object({
  kind: z.enum(ENTRY_KINDS),
  at: Moment,
  who: person,
  subject: z.string().optional().meta(personal),
  text: z.string().meta(personal),
})

export const Conversation = ConversationRow.extend({
  email: person,
  phone: person,
  customerId: z.string().optional(),
  product: z.object({ id: z.string(), name: z.string() }).optional(),
  facts: z.array(z.object({ name: z.enum(['category', 'sku', 'bought', 'organisation']), value: z.string() })),
  public: z.boolean().meta({ description: 'An answer to it is seen by everyone' }),
  entries: z.array(Entry).meta({ description: 'What was written, oldest first' }),
  actions: z.array(z.enum(CONVERSATION_ACTIONS)),
}).meta({ id: 'Conversation' })

export const TextBlock = z
  .object({
    id: z
      .string()
      .regex(/^txb_[0-9a-z]{4,40}$/)
      .meta({ examples: ['txb_4kd92m'] }),
    language: z.enum(LANGUAGES),
    title: line(80).meta({ examples: ['Parcel is late'] }),
    text: paragraph(4000).meta({ description: '{name}, {number} and {order} are filled in' }),
  })
  .meta({ id: 'TextBlock' })

export const ConversationFigures = z
  .object({
    days: z.int(),
    received: z.int(),
    answered: z.int().meta({ description: 'Of those, how many have an answer' }),
    withinDay: z.int().meta({ description: 'Answered within 24 hours' }),
    medianMinutes: z.int().optional().meta({ description: 'Until the first answer' }),
    slowMinutes: z.int().optional().meta({ description: 'Nine of ten were quicker' }),
    oldestOpen: Moment.optional(),
  })
  .meta({ id: 'ConversationFigures' })

export const OwnerWish = z.enum(['me', 'nobody'])
