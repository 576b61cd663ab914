import { z } from 'zod'
import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import { Email, line, OrderNumber } from '../../fields.ts'
import { Currency, Money } from '../../products/price.entities.ts'
import { Correction } from '../customers/customers.entities.ts'
import { personal } from '../../hidden.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { NumberedPage } from '../cursors.ts'
import { Done, Moment, pageOf, PageQuery } from '../people/staff.entities.ts'

const reason = line(300).meta({ description: 'Why, for who reads it later', examples: ['A late parcel'] })
const one = z.object({
  ref: z
    .string()
    .regex(/^[0-9a-f]{20}$/)
    .meta({ examples: ['0123456789abcdef0123'] }),
})
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const
const Credited = z.object({ state: z.enum(['given', 'waiting']) })

const StaffCard = z
  .object({
    ref: one.shape.ref.meta({ description: 'What staff know a card by: its number alone is half a key' }),
    masked: z.string().meta({ examples: ['•••• 4711'] }),
    currency: Currency,
    balance: Money,
    frozen: z.boolean(),
    madeAt: Moment,
    expiresOn: z.string().optional(),
    orderNumber: OrderNumber.optional(),
  })
  .meta({ id: 'StaffGiftCard' })

export const giftCards = {
  find: staffEndpoint({
    method: 'GET',
    path: '/gift-cards',
    staff: 'giftcards.read',
    summary:
      'Find gift cards by number, last four digits, the order they were bought with or the address staff sent them to',
    query: z.object({ q: line(64).meta(personal) }),
    response: z.object({ rows: z.array(StaffCard) }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/gift-cards/{ref}',
    staff: 'giftcards.read',
    summary: 'Show a gift card',
    params: one,
    response: StaffCard.extend({ mayChange: z.boolean() }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  ledger: staffEndpoint({
    method: 'GET',
    path: '/gift-cards/{ref}/ledger',
    staff: 'giftcards.read',
    summary: 'List every entry that made the balance of a card, newest first',
    params: one,
    query: NumberedPage,
    response: pageOf(
      z.object({
        id: z.string(),
        at: Moment,
        amount: z.int(),
        balance: z.int().meta({ description: 'After it' }),
        kind: z.enum(['issued', 'paid', 'refunded', 'corrected']),
        orderNumber: OrderNumber.optional(),
      }),
    ),
    errors: ['STAFF_NOT_FOUND'],
  }),
  corrections: staffEndpoint({
    method: 'GET',
    path: '/gift-cards/{ref}/corrections',
    staff: 'giftcards.read',
    summary: 'List what staff put on a card, took off it or were refused, newest first',
    params: one,
    query: PageQuery,
    response: pageOf(Correction),
    errors: ['STAFF_NOT_FOUND'],
  }),
  issue: staffEndpoint({
    method: 'POST',
    path: '/gift-cards',
    staff: 'giftcards.write',
    proof: true,
    paysOut: 'given',
    summary: 'Make a gift card and mail it; above one’s limit it is asked of a second person',
    body: z.object({
      email: Email.meta({ ...Email.meta(), ...personal }),
      amount: z.int().min(100).max(GIFT_CARD_MAX_AMOUNT).meta({ description: 'Minor units of the site’s currency' }),
      locale: z.enum(LOCALES),
      reason,
    }),
    response: Credited.extend({
      ref: one.shape.ref.optional().meta({ description: 'Of the new card, where it was given' }),
    }),
    errors: [...NOT_NOW],
  }),
  correct: staffEndpoint({
    method: 'POST',
    path: '/gift-cards/{ref}/corrections',
    staff: 'giftcards.write',
    proof: true,
    paysOut: 'given',
    summary: 'Put an amount on a card or take it off; above one’s limit it is asked of a second person',
    params: one,
    body: z.object({
      amount: z
        .int()
        .min(-GIFT_CARD_MAX_AMOUNT)
        .max(GIFT_CARD_MAX_AMOUNT)
        .refine(amount => amount !== 0),
      reason,
    }),
    response: Credited,
    errors: [...NOT_NOW],
  }),
  freeze: staffEndpoint({
    method: 'PUT',
    path: '/gift-cards/{ref}/frozen',
    staff: 'giftcards.write',
    proof: true,
    summary: 'Let a card pay no more, or again',
    params: one,
    body: z.object({ frozen: z.boolean(), reason }),
    response: Done,
    errors: [...NOT_NOW],
  }),
}
