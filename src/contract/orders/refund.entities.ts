import { z } from 'zod'
import { ItemId, OrderNumber, Timestamp } from '../fields.ts'
import { Currency, Money } from '../products/price.entities.ts'

export const WAYS_BACK = ['cancel', 'return', 'withdrawal'] as const
export type WayBack = (typeof WAYS_BACK)[number]
/** How money went back: with pieces, or given by the shop while the buyer keeps them. */
export const REFUND_WAYS = [...WAYS_BACK, 'given'] as const

export const RefundPart = z
  .object({
    kind: z.enum(['item', 'gift', 'discount', 'delivery', 'tax', 'earlier', 'withheld', 'given']).meta({
      description:
        'Pieces at their price, a gift that goes with them, a discount that is less on the rest, delivery, tax, what an ' +
        'earlier refund left open, what is kept back for how a piece came back, or what the shop gives of its own',
    }),
    itemId: ItemId.optional(),
    qty: z.int().positive().optional(),
    name: z
      .string()
      .optional()
      .meta({ description: 'Of the item or of the promotion', examples: ['Three for two'] }),
    amount: z
      .int()
      .meta({ description: 'Minor units; less than 0 where it makes the refund smaller', examples: [-500] }),
  })
  .meta({ id: 'RefundPart', description: 'A line of how a refund comes about' })
export type RefundPart = z.output<typeof RefundPart>

export const RefundPreview = z
  .object({
    orderNumber: OrderNumber,
    refundTotal: Money,
    currency: Currency,
    parts: z.array(RefundPart).meta({ description: 'Their amounts add up to the refund' }),
  })
  .meta({
    id: 'RefundPreview',
    description: 'What goes back if items do: what was paid, less what the rest would have cost',
  })
export type RefundPreview = z.output<typeof RefundPreview>

export const OrderRefund = z
  .object({
    way: z.enum(REFUND_WAYS),
    at: Timestamp,
    refundTotal: Money,
    includedTax: Money.optional().meta({
      description: 'The tax within it, once the money went back, where prices contain it',
      examples: [583],
    }),
    parts: z.array(RefundPart),
  })
  .meta({ id: 'OrderRefund' })
