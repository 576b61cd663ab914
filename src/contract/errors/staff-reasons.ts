import type { Texts } from '#domain/sites/texts.ts'
import { ASSET_REASONS } from './reasons.assets.ts'
import { CONTENT_REASONS } from './reasons.content.ts'
import { CUSTOMER_REASONS } from './reasons.customers.ts'
import { KEY_REASONS } from './reasons.keys.ts'
import { ORDER_REASONS } from './reasons.orders.ts'
import { REDIRECT_REASONS } from './reasons.redirects.ts'
import { RETURN_REASONS } from './reasons.returns.ts'
import { STOCK_REASONS } from './reasons.stock.ts'
import { TRADE_REASONS } from './reasons.trade.ts'

/** Why something is not done for the staff now, as a sentence that ends the one of the refusal. */
export const STAFF_REASONS = {
  ...CONTENT_REASONS,
  ...REDIRECT_REASONS,
  ...ORDER_REASONS,
  ...RETURN_REASONS,
  ...STOCK_REASONS,
  ...TRADE_REASONS,
  ...CUSTOMER_REASONS,
  ...ASSET_REASONS,
  ...KEY_REASONS,
} as const satisfies Texts

export type StaffReason = keyof typeof STAFF_REASONS
