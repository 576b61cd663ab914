import type { ShippingMethodCode } from '../delivery/delivery.ts'
import type { PromotionKind } from './promotion-kinds.ts'
import type { Membership } from './spend.ts'

export const PROMOTION_LEVELS = ['ORDER', 'PRODUCT', 'SHIPPING'] as const
export type PromotionLevel = (typeof PROMOTION_LEVELS)[number]

export const EXCLUSIVITIES = ['none', 'level', 'all'] as const
type Exclusivity = (typeof EXCLUSIVITIES)[number]

export const AUDIENCES = ['registered', 'loyalty', 'employee', 'athlete', 'IPA', 'WRANX'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What a promotion counts and discounts; all lists empty means everything but gift cards. */
export type PromotionScope = {
  readonly skus: readonly string[]
  readonly productIds: readonly string[]
  readonly masterIds: readonly string[]
  readonly categoryIds: readonly number[]
}

/** What a promotion leaves out, whatever else it is about. */
export type Excluded = Omit<PromotionScope, 'skus'>

export type Promotion = {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly callouts: Readonly<Record<string, string>>
  readonly level: PromotionLevel
  readonly kind: PromotionKind
  /** Empty means every site. */
  readonly sites: readonly string[]
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
  readonly couponOnly: boolean
  /** Empty means everyone. */
  readonly audience: readonly Audience[]
  readonly percent: number | undefined
  /** Minor units: what is taken off, the fixed price of a piece, or the price of a bundle. */
  readonly amount: number | undefined
  readonly scope: PromotionScope
  readonly excluded?: Excluded | undefined
  readonly minSubtotal: number
  readonly minQty: number
  readonly buyQty: number
  readonly getQty: number
  readonly bundleProductIds: readonly string[]
  readonly giftSku: string | undefined
  readonly giftQty: number
  readonly shippingCodes: readonly ShippingMethodCode[]
  readonly priority: number
  readonly exclusivity: Exclusivity
  readonly maxUses: number | undefined
  readonly maxUsesPerCustomer: number | undefined
  /** Said from this share of `minSubtotal` on. */
  readonly approachingPercent: number
}

/** Who buys, when and where, as far as promotions care. */
export type PromotionSetting = {
  readonly site: string
  readonly now: number
  readonly audience: ReadonlySet<Audience>
  /** Promotions whose coupon the shopper gave. */
  readonly couponPromotions: ReadonlySet<string>
}

export const audienceOf = (facts: {
  registered: boolean
  loyalty: boolean
  programs: readonly Membership[]
}): Set<Audience> =>
  new Set([
    ...(facts.registered ? ['registered' as const] : []),
    ...(facts.loyalty ? ['loyalty' as const] : []),
    ...facts.programs.map(({ name }) => name),
  ])

export function isRunning(promotion: Promotion, { site, now }: Pick<PromotionSetting, 'site' | 'now'>): boolean {
  if (promotion.startsAt !== undefined && now < promotion.startsAt) return false
  if (promotion.endsAt !== undefined && now >= promotion.endsAt) return false
  return promotion.sites.length === 0 || promotion.sites.includes(site)
}

export function isOffered(promotion: Promotion, setting: PromotionSetting): boolean {
  if (promotion.couponOnly && !setting.couponPromotions.has(promotion.id)) return false
  if (promotion.audience.length > 0 && !promotion.audience.some(one => setting.audience.has(one))) return false
  return isRunning(promotion, setting)
}

export type ScopedLine = {
  readonly sku: string
  readonly productId: string
  readonly masterId: string
  readonly categoryIds: readonly number[]
}

export const isUnscoped = ({ skus, productIds, masterIds, categoryIds }: PromotionScope): boolean =>
  skus.length === 0 && productIds.length === 0 && masterIds.length === 0 && categoryIds.length === 0

const isExcluded = ({ productIds, masterIds, categoryIds }: Excluded, line: ScopedLine): boolean =>
  productIds.includes(line.productId) ||
  masterIds.includes(line.masterId) ||
  categoryIds.some(id => line.categoryIds.includes(id))

/** Nothing where nothing is left out. */
export const excludedOf = (excluded: Excluded): Excluded | undefined =>
  isUnscoped({ ...excluded, skus: [] }) ? undefined : excluded

export function inScope({ scope, bundleProductIds, excluded }: Promotion, line: ScopedLine): boolean {
  if (excluded && isExcluded(excluded, line)) return false
  if (bundleProductIds.length > 0) return bundleProductIds.includes(line.productId)
  if (isUnscoped(scope)) return true
  return (
    scope.skus.includes(line.sku) ||
    scope.productIds.includes(line.productId) ||
    scope.masterIds.includes(line.masterId) ||
    scope.categoryIds.some(id => line.categoryIds.includes(id))
  )
}

/** The order in which promotions are tried; never depends on the order in which they were read. */
export const byPriority = (a: Promotion, b: Promotion): number =>
  b.priority - a.priority || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
