import { z } from 'zod'
import { failsAs } from '../errors/errors.ts'
import {
  ConsumerId,
  Email,
  ItemId,
  line,
  looseLine,
  OrderNumber,
  paragraph,
  Phone,
  Qty,
  Sku,
  Timestamp,
} from '../fields.ts'
import { Gender } from './consumer.entities.ts'
import { WAYS_BACK } from '../orders/refund.entities.ts'

export const LoyaltyTokenRequest = z
  .strictObject({
    usid: line(128)
      .optional()
      .meta({ description: 'The visit', examples: ['usid_6m2x'] }),
    referralCode: line(64)
      .optional()
      .meta({ examples: ['ROBIN-7K'] }),
  })
  .meta({ id: 'LoyaltyTokenRequest' })

export const OrderQuery = z.strictObject({ orderNumber: OrderNumber })

const guestEmail = Email.optional().meta({
  description: 'Of the order, when a guest asks',
  examples: ['member@cairn.test'],
})

export const InvoiceRequest = z.strictObject({ email: guestEmail }).meta({ id: 'InvoiceRequest' })

export const PurchaseHistoryRequest = z
  .strictObject({
    start: z.int().min(0).max(100_000).default(0),
    count: z.int().min(1).max(50).default(10),
    from: z.iso
      .date()
      .optional()
      .meta({ examples: ['2026-01-01'] }),
    to: z.iso
      .date()
      .optional()
      .meta({ examples: ['2026-12-31'] }),
  })
  .meta({ id: 'PurchaseHistoryRequest', description: 'Newest first' })

const items = z
  .array(z.strictObject({ itemId: ItemId, qty: Qty.default(1) }))
  .min(1)
  .max(200)

export const ReturnRequest = z
  .strictObject({
    items: z
      .array(
        z.strictObject({ itemId: ItemId, qty: Qty.default(1), reason: line(60).meta({ examples: ['too small'] }) }),
      )
      .min(1)
      .max(200),
    comment: paragraph(1000)
      .optional()
      .meta({ examples: ['Half a size up would fit.'] }),
    email: guestEmail,
  })
  .meta({ id: 'ReturnRequest' })

export const TrackOrderRequest = z
  .strictObject({ orderNumber: OrderNumber, email: Email })
  .meta({ id: 'TrackOrderRequest' })

export const CancelOrderRequest = z
  .strictObject({
    items: items.optional().meta({ description: 'The whole order without it' }),
    reason: line(200)
      .optional()
      .meta({ examples: ['Ordered the wrong size'] }),
    email: guestEmail,
  })
  .meta({ id: 'CancelOrderRequest' })

export const RefundPreviewRequest = z
  .strictObject({
    way: z.enum(WAYS_BACK),
    items: items.optional().meta({ description: 'All that can go this way without it' }),
    email: guestEmail,
  })
  .meta({ id: 'RefundPreviewRequest' })

export const ResendGiftCardRequest = z
  .strictObject({ orderNumber: OrderNumber, itemId: ItemId, email: guestEmail })
  .meta({ id: 'ResendGiftCardRequest' })

export const UserDataRequest = z
  .strictObject({
    consumerId: ConsumerId,
    email: Email,
    action: z.enum(['export', 'delete']).default('export'),
  })
  .meta({ id: 'UserDataRequest', description: 'Both must be those of the signed-in consumer' })

export const UserData = z
  .object({
    requestId: z.string().meta({ examples: ['udr_71'] }),
    status: z.enum(['ready', 'scheduled', 'deleted']),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'All we know, of an export', examples: [{}] }),
  })
  .meta({ id: 'UserData' })

const topic = z.enum(['orders', 'promotions', 'backInStock', 'loyalty', 'events'])

export const Notifications = z
  .object({ notifications: z.array(z.object({ channel: z.enum(['email', 'sms']), topic, optin: z.boolean() })) })
  .meta({ id: 'Notifications' })

export const NotificationUpdate = z
  .strictObject({
    notifications: z
      .array(z.strictObject({ channel: z.enum(['email', 'sms']), topic, optin: z.boolean() }))
      .min(1)
      .max(20),
  })
  .meta({ id: 'NotificationUpdate', description: 'What is left out stays as it is' })

export const EventRegistration = z
  .strictObject({
    eventId: line(64).meta({ examples: ['ridge-day-2026'] }),
    email: Email,
    firstName: line(60).meta({ examples: ['Robin'] }),
    lastName: line(60).meta({ examples: ['Hale'] }),
    gender: Gender.optional(),
    phoneNumber: Phone.optional(),
    attendingDays: z
      .string()
      .max(4100)
      .regex(/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*$/)
      .meta({ description: 'Joined with commas', examples: ['2026-06-12,2026-06-13'] }),
    eventTermsAccepted: z.literal(true),
    plusOne: looseLine(60)
      .optional()
      .meta({ description: 'The name of a guest; empty for none', examples: ['Ash'] }),
    registrationTimestamp: Timestamp,
  })
  .meta({ id: 'EventRegistration' })

export const WarrantyCase = z
  .strictObject({
    requestType: z.enum(['warranty', 'repair', 'question'], failsAs('MISSING_REQUEST_TYPE')),
    organisation: line(60, failsAs('MISSING_ORGANISATION')).meta({
      description: 'The shop it was bought from',
      examples: ['cairn-us'],
    }),
    payload: z.strictObject(
      {
        firstName: line(60).meta({ examples: ['Robin'] }),
        lastName: line(60).meta({ examples: ['Hale'] }),
        email: Email,
        phone: Phone.optional(),
        orderNumber: OrderNumber.optional(),
        sku: Sku.optional(),
        purchaseDate: z.iso
          .date()
          .optional()
          .meta({ examples: ['2026-01-10'] }),
        description: paragraph(4000).meta({ examples: ['The sole came off after two hikes.'] }),
      },
      failsAs('MISSING_PAYLOAD'),
    ),
  })
  .meta({ id: 'WarrantyCase', description: 'Not shown in the specification: a support case about a product' })

export const SupportCase = z
  .object({
    caseNumber: z.string().meta({ examples: ['CASE-7M2K'] }),
    status: z.enum(['open', 'answered', 'closed']),
  })
  .meta({ id: 'SupportCase' })
