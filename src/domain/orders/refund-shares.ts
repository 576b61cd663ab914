import { prorate, sumOf } from '../money/money.ts'

/** Which of the instruments that paid an order gets a refund first. */
export const REFUND_ORDERS = ['shares', 'cards-first', 'gift-cards-first'] as const
export type RefundOrder = (typeof REFUND_ORDERS)[number]

/** What each instrument paid and has not got back. */
export type Refundable = { readonly cards: readonly number[]; readonly giftCards: readonly number[] }

/** Splits a refund among cards, then gift cards; never more to one than it paid. */
export function refundShares(order: RefundOrder, amount: number, { cards, giftCards }: Refundable): number[] {
  const all = [...cards, ...giftCards]
  if (order === 'shares') return prorate(Math.min(amount, sumOf(all)), all)
  if (order === 'cards-first') return inTurn(amount, all)
  const shares = inTurn(amount, [...giftCards, ...cards])
  return [...shares.slice(giftCards.length), ...shares.slice(0, giftCards.length)]
}

function inTurn(amount: number, most: readonly number[]): number[] {
  let open = amount
  return most.map(left => {
    const share = Math.min(open, left)
    open -= share
    return share
  })
}
