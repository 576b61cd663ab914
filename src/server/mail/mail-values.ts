import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { LOCALES } from '#domain/sites/sites.ts'

const Line = z.object({
  name: z.string(),
  detail: z.string().default(''),
  qty: z.int(),
  amount: z.int().optional(),
  /** The address of its picture in the shop. */
  picture: z.string().optional(),
})
export type MailLine = z.output<typeof Line>

const Part = z.object({
  kind: z.enum(['discount', 'delivery', 'tax', 'earlier', 'withheld', 'given']),
  name: z.string(),
  amount: z.int(),
})
/** A refund and what beside the pieces made it. */
const refund = { parts: z.array(Part).default([]), refund: z.int(), includedTax: z.int().optional() }

const review = z.object({ name: z.string(), who: z.string(), path: z.string() })

const order = { orderNumber: z.string(), lines: z.array(Line), currency: z.enum(CURRENCIES) }
const message = <Name extends string, Values extends z.ZodType>(template: Name, values: Values) =>
  z.object({ template: z.literal(template), to: z.string(), locale: z.enum(LOCALES), values })

/** Everything the shop writes to people. A job of kind 'mail' carries one of these. */
export const Mail = z.discriminatedUnion('template', [
  message(
    'order-placed',
    z.object({
      ...order,
      subtotal: z.int(),
      discount: z.int(),
      /** What took something off the order as a whole; letters that an earlier version asked for know none. */
      promotions: z
        .array(z.object({ promotionId: z.string(), promotionName: z.string(), discount: z.int() }))
        .default([]),
      shipping: z.int(),
      tax: z.int(),
      taxIncluded: z.boolean(),
      taxes: z.array(z.object({ label: z.string(), percent: z.number(), amount: z.int() })).default([]),
      total: z.int(),
      deliverTo: z.array(z.string()),
      /** The day by which all of it is there; what is sent by mail has none. */
      arrival: z.object({ on: z.string(), collected: z.boolean() }).optional(),
    }),
  ),
  message(
    'staff-invitation',
    z.object({ path: z.string(), days: z.int(), by: z.string().default('Cairn'), place: z.string().default('Cairn') }),
  ),
  message('order-shipped', z.object({ ...order, carrier: z.string(), trackingNumber: z.string() })),
  message('order-ready', z.object({ ...order, store: z.string() })),
  message('order-delayed', z.object({ ...order, expectedOn: z.string() })),
  message('order-cancelled', z.object({ ...order, ...refund })),
  message('order-unsent', z.object({ ...order, ...refund })),
  message('payment-lapsed', z.object({ ...order, ...refund })),
  message('return-created', z.object({ ...order, returnNumber: z.string(), ...refund })),
  message('return-refunded', z.object({ ...order, ...refund })),
  message('return-refused', z.object({ ...order, ...refund, reason: z.string() })),
  message('refund-given', z.object({ ...order, ...refund })),
  message('order-address-changed', z.object({ ...order, deliverTo: z.array(z.string()) })),
  message('payment-link', z.object({ path: z.string(), days: z.int() })),
  message('order-exchanged', z.object(order)),
  message('exchange-return', z.object({ ...order, returnNumber: z.string() })),
  message('withdrawal-received', z.object({ ...order, receivedAt: z.string(), ...refund })),
  message(
    'gift-card',
    z.object({
      number: z.string(),
      code: z.string(),
      amount: z.int(),
      currency: z.enum(CURRENCIES),
      recipientName: z.string().optional(),
      senderName: z.string().optional(),
      message: z.string().optional(),
      expiresOn: z.string().optional(),
    }),
  ),
  message(
    'coupon-given',
    z.object({
      code: z.string(),
      amount: z.int(),
      currency: z.enum(CURRENCIES),
      endsOn: z.string(),
      path: z.string(),
    }),
  ),
  message('password-reset', z.object({ path: z.string(), minutes: z.int() })),
  message('password-changed', z.object({ path: z.string() })),
  message('email-changed', z.object({ path: z.string() })),
  message('email-confirm', z.object({ path: z.string() })),
  message('email-confirm-new', z.object({ path: z.string() })),
  message('email-change-asked', z.object({ path: z.string() })),
  message('staff-ways-changed', z.object({ path: z.string() })),
  message('staff-way-added', z.object({ path: z.string(), way: z.string() })),
  message('staff-key-ends', z.object({ path: z.string(), key: z.string(), endsAt: z.string() })),
  message('passkey-added', z.object({ path: z.string() })),
  message('passkey-removed', z.object({ path: z.string() })),
  message('data-exported', z.object({ path: z.string() })),
  message('account-deleted', z.object({ path: z.string() })),
  message('subscription-confirm', z.object({ path: z.string() })),
  message('subscription-leave', z.object({ path: z.string() })),
  message('loyalty-confirm', z.object({ path: z.string(), firstName: z.string().default('') })),
  message('back-in-stock', z.object({ product: z.string(), path: z.string() })),
  message('question-answered', z.object({ product: z.string(), question: z.string(), path: z.string() })),
  message('favorites-shared', z.object({ path: z.string() })),
  message('contribution-hidden', z.object({ text: z.string(), reason: z.string() })),
  message('desk-reply', z.object({ caseNumber: z.string(), text: z.string(), path: z.string() })),
  message('review-asked', review),
  message('review-approved', review),
  message('review-returned', review),
  message('desk-hand-over', z.object({ number: z.string(), who: z.string(), path: z.string() })),
  message('desk-news', z.object({ caseNumber: z.string(), path: z.string() })),
  message(
    'weekly-report',
    z.object({
      from: z.string(),
      to: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      path: z.string(),
    }),
  ),
  message('contact-received', z.object({ caseNumber: z.string(), firstName: z.string() })),
])
export type Mail = z.output<typeof Mail>
export type MailTemplate = Mail['template']
export type MailInput = z.input<typeof Mail>
