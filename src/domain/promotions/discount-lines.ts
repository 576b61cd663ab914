import { discountRule } from './discount-rule.ts'
import { firstById, prorate, sumOf } from '../money/money.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import { adjustmentOn } from '../cart/price-adjustments.ts'
import type { Adjustment } from '../cart/price-adjustments.ts'
import { inScope, isUnscoped } from './promotion.ts'
import type { Promotion, PromotionLevel, ScopedLine } from './promotion.ts'
import { isReached, orderDiscounts, productDiscounts } from './promotion-discounts.ts'
import { bestProgram, withCredit } from './spend.ts'
import type { Membership } from './spend.ts'

export type TotalsLine = ScopedLine & {
  readonly id: string
  readonly qty: number
  readonly unitPrice: number
  readonly isGiftCard: boolean
  readonly taxClass?: TaxClass | undefined
  readonly adjustments: readonly { readonly id: string; readonly adjustment: Adjustment }[]
}

export type DiscountInput = {
  readonly lines: readonly TotalsLine[]
  /** Promotions that could touch this cart and are offered to this shopper, by priority. */
  readonly offers: readonly Promotion[]
  readonly loyalty: boolean
  /** That the shopper belongs to. */
  readonly programs: readonly Membership[]
  readonly reward: { readonly points: number; readonly amount: number } | undefined
}

/** Which rule took off how much. */
export type Discount = { readonly rule: string; readonly amount: number }

export type PricedLine = {
  readonly id: string
  readonly isGiftCard: boolean
  readonly amount: number
  readonly rowTotal: number
  readonly discounts: readonly Discount[]
}

export type ReachedPromotion = {
  readonly promotionId: string
  readonly level: PromotionLevel
  readonly amount: number
}

/** A line while discounts are taken off it one after another. */
type Working = TotalsLine & { left: number; discounts: readonly Discount[]; touched: boolean; locked: boolean }

const NONE: readonly Discount[] = []

export function discountLines(input: DiscountInput) {
  const lines = input.lines.map(working)
  // A gift card is money: whatever takes something off sees only the others.
  const goods = lines.filter(line => !line.isGiftCard)
  const programs = withCredit(input.programs)
  const offers = programs.length > 0 ? input.offers.filter(offer => !offer.couponOnly) : input.offers
  const reached: ReachedPromotion[] = []
  const missed: Promotion[] = []
  let closed = false

  function tryLevel(level: PromotionLevel) {
    let alone = false
    for (const offer of offers) {
      if (offer.level !== level || closed) continue
      const scoped = scopeOf(offer, goods)
      if (!isMet(offer, scoped)) {
        if (scoped.length > 0) missed.push(offer)
        continue
      }
      if (offer.exclusivity === 'all' && reached.length > 0) continue
      if (level === 'ORDER' && (alone || (offer.exclusivity === 'level' && reached.some(one => one.level === level))))
        continue
      const amount = level === 'PRODUCT' ? takeOffLines(offer, scoped) : takeOffOrder(offer, scoped)
      if (!isReached(offer, amount)) continue
      reached.push({ promotionId: offer.id, level, amount })
      if (offer.exclusivity === 'level') alone = true
      if (offer.exclusivity === 'all') closed = true
    }
  }

  tryLevel('PRODUCT')
  adjust(goods)
  const worth = leftOf(goods)
  const program = bestProgram(programs, worth)
  if (program) shareOut(goods, program.discount, discountRule('program', program.name))
  tryLevel('ORDER')
  if (input.reward)
    shareOut(goods, Math.min(input.reward.amount, leftOf(goods)), discountRule('reward', input.reward.points))
  return {
    lines: lines.map(({ id, isGiftCard, left, unitPrice, qty, discounts }): PricedLine => ({
      id,
      isGiftCard,
      amount: unitPrice * qty,
      rowTotal: left,
      discounts,
    })),
    reached,
    shippingOffers: closed
      ? []
      : offers.filter(offer => offer.level === 'SHIPPING' && isMet(offer, scopeOf(offer, goods))),
    program: program && { ...program, limited: program.covered < worth },
    approaching: closed ? [] : approachingOf([...missed, ...offers.filter(({ level }) => level === 'SHIPPING')], goods),
  }
}

/** Field by field: carts may have hundreds of lines, and copying an object without naming its fields takes longer. */
const working = (line: TotalsLine): Working => ({
  id: line.id,
  sku: line.sku,
  productId: line.productId,
  masterId: line.masterId,
  categoryIds: line.categoryIds,
  qty: line.qty,
  unitPrice: line.unitPrice,
  isGiftCard: line.isGiftCard,
  adjustments: line.adjustments,
  left: line.unitPrice * line.qty,
  discounts: NONE,
  touched: false,
  locked: false,
})

function leftOf(lines: readonly Working[]): number {
  let sum = 0
  for (const line of lines) sum += line.left
  return sum
}

const scopeOf = (offer: Promotion, goods: readonly Working[]) =>
  isUnscoped(offer.scope) && offer.bundleProductIds.length === 0 && !offer.excluded
    ? goods
    : goods.filter(line => inScope(offer, line))

const isMet = ({ minSubtotal, minQty }: Promotion, lines: readonly Working[]) =>
  lines.length > 0 && leftOf(lines) >= minSubtotal && qtyOf(lines) >= minQty

function qtyOf(lines: readonly Working[]): number {
  let sum = 0
  for (const { qty } of lines) sum += qty
  return sum
}

function takeOff(line: Working, rule: string, amount: number) {
  if (amount === 0) return
  line.left -= amount
  line.discounts = [...line.discounts, { rule, amount }]
}

function takeOffLines(offer: Promotion, scoped: readonly Working[]): number {
  const open = scoped.filter(line => !line.locked && !(offer.exclusivity === 'level' && line.touched))
  const off = productDiscounts(offer, open)
  open.forEach((line, index) => {
    const amount = off[index] ?? 0
    takeOff(line, discountRule('promotion', offer.id), amount)
    if (amount === 0) return
    line.touched = true
    line.locked = offer.exclusivity !== 'none'
  })
  return sumOf(off)
}

function takeOffOrder(offer: Promotion, scoped: readonly Working[]): number {
  const off = orderDiscounts(offer, scoped)
  scoped.forEach((line, index) => takeOff(line, discountRule('promotion', offer.id), off[index] ?? 0))
  return sumOf(off)
}

function adjust(lines: readonly Working[]) {
  for (const line of lines)
    for (const { id, adjustment } of line.adjustments)
      takeOff(line, discountRule('adjustment', id), adjustmentOn(line.left, adjustment))
}

function shareOut(lines: readonly Working[], amount: number, rule: string) {
  if (amount === 0) return
  const shares = prorate(
    amount,
    lines.map(({ left }) => left),
    firstById(lines),
  )
  lines.forEach((line, index) => takeOff(line, rule, shares[index] ?? 0))
}

function approachingOf(missed: readonly Promotion[], goods: readonly Working[]) {
  return missed.flatMap(offer => {
    const have = leftOf(scopeOf(offer, goods))
    const near = offer.minSubtotal > 0 && have < offer.minSubtotal
    if (!near || have * 100 < offer.minSubtotal * offer.approachingPercent) return []
    return [{ promotionId: offer.id, remaining: offer.minSubtotal - have }]
  })
}
