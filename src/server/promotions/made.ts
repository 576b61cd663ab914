import type { z } from 'zod'
import type { promotions } from '#contract/staff/promotions.ts'
import { excludedOf, type Promotion } from '#domain/promotions/promotion.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'

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
