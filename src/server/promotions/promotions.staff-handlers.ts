import type { promotions } from '#contract/staff/promotions/promotions.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { whyOf } from '../why/why.service.ts'
import { attemptCart } from './attempt-cart.service.ts'
import { attempt } from './attempt.service.ts'
import { couponBatches, couponFile, makeCoupons, revokeCoupons } from './coupon-batches.service.ts'
import { goodsFor } from './goods.service.ts'
import { promotionsFor, savePromotion, showPromotion, startPromotion, stopPromotion } from './promotion-desk.service.ts'
import { startReplay } from './replay.service.ts'

export const promotionHandlers: StaffHandlers<typeof promotions> = {
  goods: (desk, { query }) => goodsFor(desk, query),
  list: (desk, { query }) => promotionsFor(desk, query),
  read: (desk, { params }) => showPromotion(desk, params.promotionId),
  save: (desk, { params, body }) => savePromotion(desk, params.promotionId, body),
  start: (desk, { params, body }) => startPromotion(desk, params.promotionId, body.seen),
  stop: (desk, { params }) => stopPromotion(desk, params.promotionId),
  attempt: (desk, { body }) => attempt(desk, body),
  cartOf: (desk, { params }) => attemptCart(desk, params.number),
  whyOf: (desk, { params }) => whyOf(desk, params.number),
  replay: (desk, { params }) => startReplay(desk, params.promotionId),
  batches: (desk, { params, query }) => couponBatches(desk, params.promotionId, query),
  makeCoupons: (desk, { params, body }) => makeCoupons(desk, params.promotionId, body),
  revokeCoupons: (desk, { params }) => revokeCoupons(desk, params.promotionId, params.batchId),
  couponFile: (desk, { params }) => couponFile(desk, params.promotionId, params.batchId),
}
