import type { FlashCode } from '#contract/cart/flash.ts'
import type { ErrorName } from '#contract/errors/errors.ts'
import { balancesOf } from '../gift-cards/gift-card.service.ts'
import { couponTroubles } from '../promotions/coupon-troubles.ts'
import type { Shop } from '../shop.ts'
import { hasOpenAttempt } from './advantages.queries.ts'
import { without, type CartState } from './cart-state.ts'
import type { StoredCart } from './cart.queries.ts'
import type { Customer } from './customer.service.ts'

export type Advantages = {
  readonly state: CartState
  /** Why something left the cart, as an order that relied on it is told. */
  readonly lost: readonly ErrorName[]
}

/**
 * Takes out of a cart what was promised to it and is spent or over meanwhile: coupons, a voucher, gift cards. Asks
 * nobody for a cart that has none of them.
 */
export async function settleAdvantages(
  shop: Shop,
  { id, state }: Pick<StoredCart, 'id' | 'state'>,
  customer: Customer,
  names: readonly string[],
): Promise<Advantages> {
  const [coupons, giftCards] = await Promise.all([couponsLeft(shop, state, names), giftCardsLeft(shop, state)])
  const reward = rewardLeft(state, customer)
  const left = [coupons, reward, giftCards].filter(one => one !== undefined)
  if (left.length === 0 || (await hasOpenAttempt(shop.db, id))) return { state, lost: [] }
  const settled = left.reduce((before, { change }) => change(before), state)
  const notices = new Set([...(state.notices ?? []), ...left.map(({ notice }) => notice)])
  return { state: { ...settled, notices: [...notices] }, lost: left.map(({ error }) => error) }
}

type Loss = { notice: FlashCode; error: ErrorName; change: (state: CartState) => CartState }

async function couponsLeft(shop: Shop, { coupons }: CartState, names: readonly string[]): Promise<Loss | undefined> {
  if (coupons.length === 0) return undefined
  const troubles = await couponTroubles(
    shop,
    coupons.map(({ code }) => code),
    names,
  )
  const [error] = troubles.values()
  if (!error) return undefined
  const change = (state: CartState) => ({ ...state, coupons: coupons.filter(({ code }) => !troubles.has(code)) })
  return { notice: 'CouponTakenOut', error, change }
}

function rewardLeft({ reward }: CartState, { loyalty, points }: Customer): Loss | undefined {
  if (!reward || (loyalty && points >= reward.points)) return undefined
  return {
    notice: 'RewardTakenOut',
    error: 'REWARD_INSUFFICIENT_BALANCE',
    change: state => without(state, 'reward'),
  }
}

/** A card that gives less than it promised gives what it has; one that has nothing leaves. */
async function giftCardsLeft(shop: Shop, { payments }: CartState): Promise<Loss | undefined> {
  const cards = payments.flatMap(({ giftCard }) => giftCard ?? [])
  if (cards.length === 0) return undefined
  const balances = await balancesOf(
    shop,
    cards.map(({ number }) => number),
  )
  const balanceOf = (number: string) => balances.get(number) ?? 0
  if (cards.every(({ number, balance }) => balanceOf(number) >= balance)) return undefined
  const left = payments.flatMap(payment => {
    if (!payment.giftCard) return payment
    const balance = balanceOf(payment.giftCard.number)
    return balance > 0 ? { ...payment, giftCard: { ...payment.giftCard, balance } } : []
  })
  return { notice: 'GiftCardTakenOut', error: 'PAYMENT_NOT_ENOUGH', change: state => ({ ...state, payments: left }) }
}
