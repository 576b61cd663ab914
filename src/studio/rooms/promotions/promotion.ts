import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Shown = OutputOf<StaffEndpointOf<'promotions.read'>>
export type Made = Shown['made']

export const NEW: Made = {
  names: {},
  callouts: {},
  level: 'ORDER',
  kind: 'percentage',
  sites: [],
  couponOnly: false,
  audience: [],
  percent: 10,
  scope: { skus: [], productIds: [], masterIds: [], categoryIds: [] },
  excluded: { productIds: [], masterIds: [], categoryIds: [] },
  minSubtotal: 0,
  minQty: 0,
  bundleProductIds: [],
  giftQty: 1,
  shippingCodes: ['standard'],
  priority: 0,
  exclusivity: 'none',
  approachingPercent: 60,
}

export const TOUCHED = ['promotions.list', 'promotions.read', 'promotions.batches', 'history.list'] as const
