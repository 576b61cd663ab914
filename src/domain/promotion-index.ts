import { byPriority, isUnscoped } from './promotion.ts'
import type { Promotion, ScopedLine } from './promotion.ts'

/** Promotions found by what is in a cart, so that a cart meets only those that could touch it. */
export type PromotionIndex = {
  readonly find: (id: string) => Promotion | undefined
  readonly candidates: (lines: readonly ScopedLine[], coupons: Iterable<string>) => Promotion[]
  readonly giftSkus: ReadonlySet<string>
}

export function indexPromotions(promotions: readonly Promotion[]): PromotionIndex {
  const byId = new Map(promotions.map(promotion => [promotion.id, promotion]))
  const automatic = promotions.filter(promotion => !promotion.couponOnly)
  const always = automatic.filter(promotion => isUnscoped(promotion.scope) && promotion.bundleProductIds.length === 0)
  const bySku = groupBy(automatic, ({ scope }) => scope.skus)
  const byMaster = groupBy(automatic, ({ scope }) => scope.masterIds)
  const byProduct = groupBy(automatic, ({ scope, bundleProductIds }) => [...scope.productIds, ...bundleProductIds])
  const byCategory = groupBy(automatic, ({ scope }) => scope.categoryIds)

  function candidates(lines: readonly ScopedLine[], coupons: Iterable<string>): Promotion[] {
    const found = new Set(always)
    const meet = (met: readonly Promotion[] | undefined) => met?.forEach(promotion => found.add(promotion))
    for (const line of lines) {
      meet(bySku.get(line.sku))
      meet(byMaster.get(line.masterId))
      meet(byProduct.get(line.productId))
      if (byCategory.size > 0) for (const id of line.categoryIds) meet(byCategory.get(id))
    }
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

function groupBy<K>(promotions: readonly Promotion[], keysOf: (promotion: Promotion) => readonly K[]) {
  const groups = new Map<K, Promotion[]>()
  for (const promotion of promotions)
    for (const key of keysOf(promotion)) {
      const group = groups.get(key)
      if (group) group.push(promotion)
      else groups.set(key, [promotion])
    }
  return groups
}
