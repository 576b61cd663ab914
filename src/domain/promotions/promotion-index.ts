import { byPriority, isUnscoped } from './promotion.ts'
import type { Promotion, PromotionScope, ScopedLine } from './promotion.ts'

/** Promotions found by what is in a cart, so that a cart meets only those that could touch it. */
export type PromotionIndex = {
  readonly find: (id: string) => Promotion | undefined
  readonly candidates: (lines: readonly CountedLine[], coupons: Iterable<string>) => Promotion[]
  readonly giftSkus: ReadonlySet<string>
}

type CountedLine = ScopedLine & { readonly qty: number; readonly unitPrice: number }

/** A cart of less than this neither gets the promotion nor hears of it. */
const wakesAt = ({ minSubtotal, approachingPercent }: Promotion): number =>
  (minSubtotal * Math.min(100, approachingPercent)) / 100

/** A bundle is about its products, whatever else it names. */
const reachOf = ({ scope, bundleProductIds }: Promotion): PromotionScope =>
  bundleProductIds.length === 0 ? scope : { skus: [], masterIds: [], categoryIds: [], productIds: bundleProductIds }

export function indexPromotions(promotions: readonly Promotion[]): PromotionIndex {
  const byId = new Map(promotions.map(promotion => [promotion.id, promotion]))
  const automatic = promotions
    .filter(promotion => !promotion.couponOnly)
    .map(promotion => ({ promotion, wakesAt: wakesAt(promotion) }))
    .sort((a, b) => a.wakesAt - b.wakesAt)
  const unscoped = automatic.filter(({ promotion }) => isUnscoped(reachOf(promotion)))
  const bySku = groupBy(automatic, promotion => reachOf(promotion).skus)
  const byMaster = groupBy(automatic, promotion => reachOf(promotion).masterIds)
  const byProduct = groupBy(automatic, promotion => reachOf(promotion).productIds)
  const byCategory = groupBy(automatic, promotion => reachOf(promotion).categoryIds)

  function candidates(lines: readonly CountedLine[], coupons: Iterable<string>): Promotion[] {
    const found = new Set<Promotion>()
    let subtotal = 0
    for (const { unitPrice, qty } of lines) subtotal += unitPrice * qty
    const meet = (met: readonly Waking[] = []) => {
      for (const { promotion, wakesAt } of met) {
        if (wakesAt > subtotal) return
        found.add(promotion)
      }
    }
    meet(unscoped)
    if (bySku.size > 0) for (const { sku } of lines) meet(bySku.get(sku))
    if (byMaster.size > 0) for (const { masterId } of lines) meet(byMaster.get(masterId))
    if (byProduct.size > 0) for (const { productId } of lines) meet(byProduct.get(productId))
    if (byCategory.size > 0) for (const { categoryIds } of lines) for (const id of categoryIds) meet(byCategory.get(id))
    for (const id of coupons) {
      const promotion = byId.get(id)
      if (promotion) found.add(promotion)
    }
    return [...found].sort(byPriority)
  }

  return {
    find: id => byId.get(id),
    candidates,
    giftSkus: new Set(promotions.flatMap(({ giftSku }) => (giftSku === undefined ? [] : [giftSku]))),
  }
}

/** Those that wake first come first, in every list. */
type Waking = { readonly promotion: Promotion; readonly wakesAt: number }

function groupBy<K>(promotions: readonly Waking[], keysOf: (promotion: Promotion) => readonly K[]) {
  const groups = new Map<K, Waking[]>()
  for (const waking of promotions)
    for (const key of keysOf(waking.promotion)) {
      const group = groups.get(key)
      if (group) group.push(waking)
      else groups.set(key, [waking])
    }
  return groups
}

/** What shoppers call it. */
export function promotionName(index: PromotionIndex, id: string, language: string): string {
  const names = index.find(id)?.names ?? {}
  return names[language] ?? names['en'] ?? id
}
