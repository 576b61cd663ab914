import { z } from 'zod'
import { RefundPart, REFUND_WAYS } from '#contract/orders/refund.entities.ts'
import { REFUND_KINDS } from '#contract/staff/orders/order-words.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import { PROMOTION_LEVELS } from '#domain/promotions/promotion.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-kinds.ts'

const Whole = z.looseObject({
  lines: z.array(
    z.looseObject({ id: z.string(), qty: z.int(), unitPrice: z.int(), adjustments: z.array(z.unknown()) }),
  ),
  offers: z.array(
    z.looseObject({
      id: z.string(),
      level: z.enum(PROMOTION_LEVELS),
      kind: z.string(),
      scope: z.object(),
    }),
  ),
  programs: z.array(z.unknown()),
  shipments: z.array(z.looseObject({ id: z.string(), code: z.string(), lineIds: z.array(z.string()) })),
  gifts: z.array(z.object({ lineId: z.string(), promotionId: z.string() })),
})

/**
 * Written whole by the server that placed the order: what decides is looked at, not every word of it. A promotion of a
 * kind that only a later version knows stays in them: such an order is shown, and what would have to be reckoned anew
 * waits for a server that has the rule.
 */
export const StoredTerms = z.custom<OrderTerms>(value => Whole.safeParse(value).success)

const KNOWN_KINDS: ReadonlySet<string> = new Set(PROMOTION_KINDS)

/** Kinds of promotions in them for which this server has no rule. */
export const kindsWithoutRule = (terms: OrderTerms | undefined): string[] =>
  terms?.offers.flatMap(({ kind }) => (KNOWN_KINDS.has(kind) ? [] : [kind])) ?? []

export const StoredRefund = z.object({
  way: z.enum(REFUND_WAYS),
  at: z.string(),
  returnNumber: z.string().optional(),
  /** Under which a warehouse knows it. */
  cancellationId: z.string().optional(),
  /** In the buyer's own words; for whoever answers him. */
  reason: z.string().optional(),
  refund: z.int(),
  /** The tax within it, once it went back, where prices contain it; refunds of earlier versions do not know it. */
  includedTax: z.int().optional(),
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
