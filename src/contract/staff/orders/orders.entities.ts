import { z } from 'zod'
import { TRACKING_STATUSES } from '#domain/delivery/tracking.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { Address } from '../../address/address.entities.ts'
import { AppliedPromotion } from '../../cart/cart-item.entities.ts'
import { CartContact, Totals } from '../../cart/cart.entities.ts'
import { ItemId, OrderNumber } from '../../fields.ts'
import { PaymentInstrument } from '../../payment/payment.entities.ts'
import { Currency, Money } from '../../products/price.entities.ts'
import { personal } from '../../hidden.ts'
import { LABEL_STATES, LABEL_VOIDINGS, ORDER_ACTIONS, REFUND_KINDS, STORY_KINDS } from './order-words.ts'
import { items } from './refund-wish.ts'
import { Moment } from '../people/staff.entities.ts'

const Status = z.enum(ORDER_STATUSES)

export const DeskOrderRow = z
  .object({
    number: OrderNumber,
    site: z.enum(SITE_IDS),
    status: Status,
    placedAt: Moment,
    total: Money,
    currency: Currency,
    refunded: Money,
    units: z.int(),
    firstItem: z.string(),
    held: z.boolean(),
    name: z
      .string()
      .optional()
      .meta({ description: 'Only for who may see persons', ...personal }),
    email: z.string().optional().meta(personal),
  })
  .meta({ id: 'DeskOrderRow' })

const DeskLine = z.object({
  id: ItemId,
  sku: z.string(),
  name: z.string(),
  color: z.string().optional(),
  size: z.string().optional(),
  image: z.string().optional(),
  qty: z.int(),
  cancelledQty: z.int(),
  returnedQty: z.int(),
  amount: Money.meta({ description: 'Of the whole line, with tax that comes on top' }),
  left: Money.meta({
    description: 'Of that, what is for pieces neither cancelled nor back; what is exchanged is still paid for',
  }),
  given: z.int().meta({ description: 'Pieces of it whose money went back though they stay' }),
  mayGive: z.int().meta({
    description: 'Pieces that were paid for and stay, with what came in exchange counted once',
    examples: [1],
  }),
  gift: z.boolean(),
  giftCard: z.boolean(),
  shipmentId: z.string(),
  exchangeOf: ItemId.optional().meta({ description: 'The line it came in exchange for' }),
  mayExchange: z.boolean().meta({ description: 'For another size, now' }),
  mayCancel: z.boolean().meta({ description: 'Before it is packed; another size also while it has not left' }),
  from: z
    .array(z.object({ location: z.string(), qty: z.int(), restocked: z.int() }))
    .meta({ description: 'Whose shelf the pieces came from' }),
})

export const DeskLabel = z
  .object({
    state: z.enum(LABEL_STATES),
    reason: z.string().optional().meta({ description: 'Why it is not there yet, or its money not back' }),
    voiding: z
      .enum(LABEL_VOIDINGS)
      .optional()
      .meta({ description: 'Nothing goes with it any more: how far the carrier is with giving its money back' }),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    tracking: z.enum(TRACKING_STATUSES).optional(),
  })
  .meta({ id: 'DeskLabel', description: 'What a carrier was asked for, and how far its parcel is' })

const DeskShipment = z.object({
  shipmentId: z.string(),
  code: z.string(),
  status: Status,
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  promisedDate: z.string().optional(),
  place: z.string().optional().meta({ description: 'Where it is collected' }),
  address: Address.optional(),
  contact: CartContact.optional(),
  label: DeskLabel.optional(),
  mayBuyLabel: z.boolean(),
  actions: z.array(z.enum(ORDER_ACTIONS)),
})

const StoryEntry = z
  .object({
    at: Moment,
    kind: z.enum(STORY_KINDS),
    word: z
      .string()
      .optional()
      .meta({ description: 'What happened, within its kind', examples: ['shipped'] }),
    detail: z.string().optional(),
    amount: Money.optional(),
    who: z.string().optional(),
    mailId: z.int().optional(),
    kept: z.boolean().optional().meta({ description: 'Of a mail that was written down and never sent' }),
    conversationId: z.string().optional().meta({ description: 'Only for who may open it' }),
  })
  .meta({ id: 'StoryEntry', description: 'One thing that happened to an order' })

const RefundRequest = z
  .object({
    id: z.string(),
    kind: z.enum(REFUND_KINDS),
    items: items.optional().meta({ description: 'The pieces that it is for' }),
    amount: Money,
    reason: z.string(),
    state: z.enum(['waiting', 'given', 'declined']),
    askedBy: z.string(),
    askedAt: Moment,
    mayDecide: z.boolean(),
  })
  .meta({ id: 'RefundRequest', description: 'Money that a second person decides about' })

const NoteTask = z
  .object({
    id: z.string(),
    text: z.string().meta(personal),
    by: z.string(),
    for: z.string(),
    mine: z.boolean(),
    at: Moment,
  })
  .meta({ id: 'NoteTask', description: 'A note that somebody is to see to' })

export const DeskOrder = z
  .object({
    ...DeskOrderRow.omit({ units: true, firstItem: true }).shape,
    locale: z.enum(LOCALES),
    channel: z.string(),
    guest: z.boolean().meta({ description: 'Bought without an account' }),
    customerId: z.string().optional().meta({ description: 'Only for who may open it' }),
    heldReason: z.string().optional(),
    lines: z.array(DeskLine),
    shipments: z.array(DeskShipment),
    totals: Totals,
    orderPromotions: z.array(AppliedPromotion).meta({ description: 'What took something off the order as a whole' }),
    payments: z.array(PaymentInstrument),
    billingAddress: Address.optional(),
    returns: z.array(
      z.object({
        number: z.string(),
        status: Status,
        refund: Money,
        createdAt: Moment,
        exchange: z.boolean(),
        items: z.array(z.object({ itemId: ItemId, qty: z.int() })),
        label: DeskLabel.optional(),
      }),
    ),
    taxEstimated: z
      .boolean()
      .optional()
      .meta({ description: 'The tax service was silent: the tables of the shop counted' }),
    taxWaits: z.object({ maySettle: z.boolean() }).optional().meta({
      description: 'The tax service did not take the sale, or does not say what it calls it: somebody decides',
    }),
    requests: z.array(RefundRequest),
    tasks: z.array(NoteTask),
    refundable: Money.meta({ description: 'What may still be given back' }),
    inGiftCards: Money.meta({
      description: 'Paid for gift cards that were bought: it may be given back once as much is taken off them',
    }),
    limits: z.object({ refund: Money, goodwill: Money }),
    left: z
      .object({ refund: Money, goodwill: Money })
      .meta({ description: 'What of the limits one has not given for this order yet' }),
    actions: z.array(z.enum(ORDER_ACTIONS)),
    mayPrint: z.object({ invoice: z.boolean(), parcels: z.boolean(), labels: z.boolean() }),
    next: z.enum(ORDER_ACTIONS).optional().meta({ description: 'The next sensible thing to do' }),
    story: z.array(StoryEntry),
  })
  .meta({ id: 'DeskOrder', description: 'Everything about an order, for who works with it' })
