import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Shop } from '../shop.ts'
import type { Coupon } from './promotion.queries.ts'
import * as queries from './promotion.queries.ts'

export type Limit = { subject: string; limit: number; error: 'PROMO_LIMIT_EXCEEDED' | 'PROMO_ALREADY_REDEEMED' }

/** What uses are counted of: all of them, or those of one customer. */
const countedOf = (what: 'promotion' | 'coupon', id: string, customer?: string): string =>
  customer === undefined ? `${what}:${id}` : `${what}:${id} ${customer}`

export const digestsOf = (shop: Shop, customers: readonly string[]): Promise<string[]> =>
  Promise.all(customers.map(customer => shop.services.promotions.digestOf(shop.db, customer)))

/** Everything that is counted when a promotion is used, with or without a coupon. */
export function limitsOf(
  { id, maxUses, maxUsesPerCustomer }: Promotion,
  coupon: Pick<Coupon, 'code' | 'max_uses_per_customer'> | undefined,
  digests: readonly string[],
): Limit[] {
  const perCoupon = coupon?.max_uses_per_customer ?? undefined
  const inAll = maxUses === undefined ? [] : [{ subject: countedOf('promotion', id), limit: maxUses }]
  const perCustomer = digests.flatMap(digest => [
    ...(maxUsesPerCustomer === undefined
      ? []
      : [{ subject: countedOf('promotion', id, digest), limit: maxUsesPerCustomer }]),
    ...(perCoupon === undefined || !coupon
      ? []
      : [{ subject: countedOf('coupon', coupon.code, digest), limit: perCoupon }]),
  ])
  return [
    ...inAll.map(one => ({ ...one, error: 'PROMO_LIMIT_EXCEEDED' as const })),
    ...perCustomer.map(one => ({ ...one, error: 'PROMO_ALREADY_REDEEMED' as const })),
  ]
}

/** Of promotions that apply by themselves, those whose uses are gone. Asks nobody when none of them has a limit. */
export async function usedUp(
  shop: Shop,
  offers: readonly Promotion[],
  customers: readonly string[],
): Promise<ReadonlySet<string>> {
  const limited = offers.filter(
    ({ couponOnly, maxUses, maxUsesPerCustomer }) =>
      !couponOnly && (maxUses !== undefined || maxUsesPerCustomer !== undefined),
  )
  if (limited.length === 0) return new Set()
  const digests = await digestsOf(shop, customers)
  const limits = limited.flatMap(offer =>
    limitsOf(offer, undefined, digests).map(limit => ({ ...limit, id: offer.id })),
  )
  const uses = await queries.readUses(
    shop.db,
    limits.map(({ subject }) => subject),
  )
  return new Set(limits.flatMap(({ id, subject, limit }) => ((uses.get(subject) ?? 0) >= limit ? [id] : [])))
}
