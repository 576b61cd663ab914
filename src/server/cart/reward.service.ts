import { LOYALTY_VOUCHERS } from '#domain/loyalty/loyalty.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { without } from './cart-state.ts'
import { changeCart, getCart, type PricedCart } from './cart.service.ts'
import { customerOf } from './customer.service.ts'

/** Uses the voucher that costs that many points; 0 takes it back. The points themselves leave with the order. */
export async function applyReward(shop: Shop, basketId: string, points: number): Promise<PricedCart> {
  await getCart(shop, basketId)
  if (shop.shopper.kind !== 'consumer') throw new StoreError('REWARD_NOT_AUTHENTICATED')
  if (points === 0) return changeCart(shop, basketId, { change: state => without(state, 'reward') })
  const voucher = LOYALTY_VOUCHERS.find(one => one.points === points)
  const customer = await customerOf(shop)
  if (customer.loyaltyUnconfirmed) throw new StoreError('REWARD_LOYALTY_UNCONFIRMED')
  if (!customer.loyalty) throw new StoreError('REWARD_NON_LOYALTY')
  if (!voucher)
    throw new StoreError('INVALID_INPUT', { field: 'points', reason: 'there is no voucher for that many points' })
  if (customer.points < points) throw new StoreError('REWARD_INSUFFICIENT_BALANCE')
  return changeCart(shop, basketId, {
    change: state => ({ ...state, reward: { points, amount: voucher.amountInCurrency } }),
  })
}
