import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { call } from '#web/call.ts'
import { changeCart } from './cart-state.ts'

export const applyCoupon = (couponCode: string): Promise<boolean> =>
  changeCart(() => call('cart.applyCoupon', { body: { basketId: CURRENT_CART, couponCode } }), 'coupon')

export const removeCoupon = (couponCode: string): Promise<boolean> =>
  changeCart(() => call('cart.removeCoupon', { body: { basketId: CURRENT_CART, couponCode } }), 'coupon')

export const applyReward = (points: number): Promise<boolean> =>
  changeCart(() => call('cart.applyReward', { params: { basketId: CURRENT_CART }, body: { points } }), 'reward')
