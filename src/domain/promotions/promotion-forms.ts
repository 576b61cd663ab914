import type { Promotion, PromotionLevel } from './promotion.ts'
import type { PromotionKind } from './promotion-discounts.ts'

/** Fields that only some kinds have. */
export type KindField = 'percent' | 'amount' | 'buyQty' | 'getQty' | 'bundleProductIds' | 'giftSku'

type Form = {
  /** On which it means something. */
  readonly levels: readonly [PromotionLevel, ...PromotionLevel[]]
  readonly needs: readonly KindField[]
  /** One of them, not both. */
  readonly either?: readonly KindField[]
}

/** What each kind is made of: what a form asks, and what may be stored. */
export const PROMOTION_FORMS: Readonly<Record<PromotionKind, Form>> = {
  percentage: { levels: ['ORDER', 'PRODUCT', 'SHIPPING'], needs: ['percent'] },
  amount: { levels: ['ORDER', 'PRODUCT', 'SHIPPING'], needs: ['amount'] },
  'fixed-price': { levels: ['PRODUCT', 'SHIPPING'], needs: ['amount'] },
  'buy-x-get-y': { levels: ['PRODUCT'], needs: ['buyQty', 'getQty', 'percent'] },
  bundle: { levels: ['PRODUCT'], needs: ['bundleProductIds'], either: ['amount', 'percent'] },
  'free-shipping': { levels: ['SHIPPING'], needs: [] },
  gift: { levels: ['ORDER', 'PRODUCT'], needs: ['giftSku'] },
}

type Made = Pick<Promotion, 'kind' | 'level' | 'startsAt' | 'endsAt' | KindField>

const isSaid = (made: Made, field: KindField): boolean => {
  const value = made[field]
  return typeof value === 'object' ? value.length > 1 : typeof value === 'number' ? value > 0 : value !== undefined
}

/** What is missing from a promotion, or does not fit its kind. */
export function faultOf(made: Made): KindField | 'level' | 'endsAt' | undefined {
  const { levels, needs, either = [] } = PROMOTION_FORMS[made.kind]
  if (!levels.includes(made.level)) return 'level'
  if (made.endsAt !== undefined && made.endsAt <= (made.startsAt ?? -Infinity)) return 'endsAt'
  const missing = needs.find(field => !isSaid(made, field))
  if (missing) return missing
  return either.length > 0 && either.filter(field => isSaid(made, field)).length !== 1 ? either[0] : undefined
}
