import type { z } from 'zod'
import { reasonFor } from '#contract/errors/said.ts'
import type { promotions } from '#contract/staff/promotions/promotions.ts'
import { excludedOf, type Promotion } from '#domain/promotions/promotion.ts'
import { faultOf } from '#domain/promotions/promotion-faults.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { StoreError } from '../store-error.ts'

export type Made = z.output<typeof promotions.save.body>['made']

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment).getTime())
const said = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString())

/** A promotion from what staff made. */
export const promotionOf = (id: string, made: Made): Promotion => ({
  ...made,
  id,
  excluded: excludedOf(made.excluded),
  startsAt: at(made.startsAt),
  endsAt: at(made.endsAt),
  percent: made.percent,
  amount: made.amount,
  buyQty: made.buyQty ?? 0,
  getQty: made.getQty ?? 0,
  giftSku: made.giftSku,
  maxUses: made.maxUses,
  maxUsesPerCustomer: made.maxUsesPerCustomer,
})

/** Refuses what its kind cannot be, and says why. */
export function expectWhole(promotion: Promotion): void {
  const fault = faultOf(promotion)
  if (fault === undefined) return
  const reason = fault === 'level' ? 'levelOfKind' : fault === 'endsAt' ? 'overBefore' : 'kindNeeds'
  throw new StoreError('INVALID_INPUT', { field: `made.${fault}`, reason: reasonFor(reason) })
}

/** And back again. */
export function madeOf(promotion: Promotion): Made {
  const { id: _, excluded, scope, ...rest } = promotion
  return {
    ...rest,
    sites: SITE_IDS.filter(site => promotion.sites.includes(site)),
    startsAt: said(promotion.startsAt),
    endsAt: said(promotion.endsAt),
    buyQty: promotion.buyQty || undefined,
    getQty: promotion.getQty || undefined,
    audience: [...promotion.audience],
    shippingCodes: [...promotion.shippingCodes],
    bundleProductIds: [...promotion.bundleProductIds],
    scope: {
      skus: [...scope.skus],
      productIds: [...scope.productIds],
      masterIds: [...scope.masterIds],
      categoryIds: [...scope.categoryIds],
    },
    excluded: {
      productIds: [...(excluded?.productIds ?? [])],
      masterIds: [...(excluded?.masterIds ?? [])],
      categoryIds: [...(excluded?.categoryIds ?? [])],
    },
  }
}
