import type { Shop } from '../shop.ts'
import { everyCouponFor } from './desk-coupons.queries.ts'

/** Every coupon that is for this person alone. */
export const couponsKeptFor = ({ db }: Shop, consumerId: string) => everyCouponFor(db, consumerId)
