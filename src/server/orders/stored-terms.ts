import { z } from 'zod'
import { RefundPart, REFUND_WAYS } from '#contract/orders/refund.entities.ts'
import { REFUND_KINDS } from '#contract/staff/order-words.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import { PROMOTION_LEVELS } from '#domain/promotions/promotion.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-discounts.ts'

const Known = z.looseObject({
  lines: z.array(
    z.looseObject({ id: z.string(), qty: z.int(), unitPrice: z.int(), adjustments: z.array(z.unknown()) }),
  ),
  offers: z.array(
    z.looseObject({
      id: z.string(),
      level: z.enum(PROMOTION_LEVELS),
      kind: z.enum(PROMOTION_KINDS),
      scope: z.object(),
    }),
  ),
  programs: z.array(z.unknown()),
  shipments: z.array(z.looseObject({ id: z.string(), code: z.string(), lineIds: z.array(z.string()) })),
  gifts: z.array(z.object({ lineId: z.string(), promotionId: z.string() })),
})

/** Written whole by the server that placed the order: what decides is looked at, not every word of it. */
export const StoredTerms = z.custom<OrderTerms>(value => Known.safeParse(value).success)

export const StoredRefund = z.object({
  way: z.enum(REFUND_WAYS),
  at: z.string(),
  returnNumber: z.string().optional(),
  /** Under which a warehouse knows it. */
  cancellationId: z.string().optional(),
  /** In the buyer's own words; for whoever answers him. */
  reason: z.string().optional(),
  refund: z.int(),
  /** By whom, of what the shop gave of its own. */
  given: z
    .object({
      kind: z.enum(REFUND_KINDS),
      staffId: z.string(),
      /** What was waived, where no money went. */
      worth: z.int().optional(),
    })
    .optional(),
  parts: z.array(RefundPart),
})
export type StoredRefund = z.output<typeof StoredRefund>
