import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PROGRAMS } from '#domain/promotions/spend.ts'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { BasketId, ConsumerId, Email, OrderNumber } from '../../fields.ts'
import { Currency, Money } from '../../products/price.entities.ts'
import { CONVERSATION_KINDS, CONVERSATION_STATES } from '../conversations/conversation-words.ts'
import { COUPON_STATES, CREDIT_KINDS, CREDIT_STATES, CUSTOMER_ACTIONS, KEPT_REASONS } from './customer-words.ts'
import { personal, secret } from '../../hidden.ts'
import { Moment } from '../people/staff.entities.ts'

const person = z.string().optional().meta(personal)

export const CustomerRow = z
  .object({
    id: ConsumerId,
    site: z.enum(SITE_IDS),
    name: person,
    email: Email.meta({ ...Email.meta(), ...personal }),
    phone: person,
    account: z.boolean().meta({ description: 'Has a password; others left only an address' }),
    since: Moment,
  })
  .meta({ id: 'CustomerRow' })

export const EventGuest = z
  .object({
    id: ConsumerId,
    site: z.enum(SITE_IDS),
    name: z.string().meta(personal),
    email: Email.meta({ ...Email.meta(), ...personal }),
    phone: person,
    plusOne: person,
    days: z.array(z.iso.date()),
    registeredAt: Moment,
  })
  .meta({ id: 'EventGuest', description: 'Somebody who comes to an event, and whom they bring' })

const CreditEntry = z
  .object({
    id: z.string(),
    amount: z.int(),
    reason: z.string(),
    state: z.enum(CREDIT_STATES),
    askedBy: z.string(),
    askedAt: Moment,
    decidedBy: z.string().optional(),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'CreditEntry', description: 'Value that staff gave or took' })

export const Correction = CreditEntry.extend({ kind: z.enum(CREDIT_KINDS), currency: Currency }).meta({
  id: 'Correction',
  description: 'What staff gave a person or a card, took or were refused',
})

/** What a coupon is called, by language. */
export const CouponNames = z.record(z.string(), z.string()).meta({ examples: [{ en: '10 off' }] })

export const PointsEntry = z
  .object({
    id: z.string(),
    at: Moment,
    points: z.int(),
    balance: z.int().meta({ description: 'After it' }),
    reason: z.string(),
    cause: z.string(),
    correction: CreditEntry.pick({ reason: true, askedBy: true, decidedBy: true })
      .optional()
      .meta({ description: 'Where staff gave or took them' }),
  })
  .meta({ id: 'PointsEntry' })

export const Consent = z.object({
  channel: z.enum(['email', 'sms']),
  type: z.string(),
  recipient: z.string().meta(personal),
  optin: z.boolean(),
  confirmed: z.boolean(),
  at: Moment,
})

export const OrderInShort = z
  .object({ number: OrderNumber, status: z.enum(ORDER_STATUSES), placedAt: Moment, total: Money, currency: Currency })
  .meta({ id: 'OrderInShort' })

export const ConversationInShort = z
  .object({ id: z.string(), kind: z.enum(CONVERSATION_KINDS), status: z.enum(CONVERSATION_STATES), openedAt: Moment })
  .meta({ id: 'ConversationInShort' })

export const Customer = CustomerRow.extend({
  locale: z.enum(LOCALES),
  emailConfirmed: z.boolean(),
  locked: z.boolean().meta({ description: 'Too many wrong passwords' }),
  birthDate: person,
  postalCode: person,
  memberNumber: z.string().optional().meta({ description: 'The code friends use' }),
  membership: z.enum(['none', 'waiting', 'member']),
  points: z.int(),
  vouchers: z.array(
    z.object({
      code: z.string().meta(secret),
      promotion: z.string(),
      names: CouponNames,
      uses: z.int(),
      state: z.enum(COUPON_STATES),
      orders: z.array(OrderNumber).meta({ description: 'That used it' }),
      endsAt: Moment.optional(),
    }),
  ),
  moreVouchers: z.boolean().meta({ description: 'There are older ones than these' }),
  programs: z.array(z.enum(PROGRAMS)).meta({ description: 'What somebody was seen to belong to' }),
  carts: z
    .array(z.object({ basketId: BasketId, site: z.enum(SITE_IDS), units: z.int() }))
    .meta({ description: 'What they would buy, by shop' }),
  consents: z.array(Consent).meta({ description: 'As they stand' }),
  duplicates: z
    .array(CustomerRow)
    .meta({ description: 'Others with the same telephone number, or name and birth date' }),
  actions: z.array(z.enum(CUSTOMER_ACTIONS)),
}).meta({ id: 'Customer' })

/** What stays after an erasure, and why. */
export const Kept = z
  .object({ what: z.string(), count: z.int(), why: z.enum(KEPT_REASONS) })
  .meta({ id: 'KeptAfterErasure' })

export const HandedOut = z
  .object({
    data: z.record(z.string(), z.unknown()),
    unread: z
      .array(OrderNumber)
      .describe('Orders that are there and cannot be read by this version: they are not in the data'),
  })
  .meta({ id: 'HandedOutData' })

export const Guest = z
  .object({
    email: Email.meta({ ...Email.meta(), ...personal }),
    orders: z.array(OrderNumber),
    messages: z.int(),
    letters: z.int(),
  })
  .meta({ id: 'GuestData', description: 'What is kept under an address that no account has' })
