import type { z } from 'zod'
import type { PrepareOrder } from '#contract/cart/cart.requests.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { changeCart, type PricedCart } from '../cart/cart.service.ts'
import { EMPTY_CART, type CartState } from '../cart/cart-state.ts'
import { keepOneCartHeld } from '../cart/one-cart-held.service.ts'
import type { Shop } from '../shop.ts'
import { requirePlaceable, requireSeen, wantedOf } from './placeable.ts'
import { keepPrepared, lookBack, TooFewPieces, type Hold } from './steps.queries.ts'

export const holdUntil = (now: Date): Date => new Date(now.getTime() + TIMINGS.stockHold)

export const holdOf = (cart: PricedCart, now: Date): Hold => ({ wanted: wantedOf(cart), now, until: holdUntil(now) })

/** Prices the cart anew and holds its pieces for a while. Doing it again renews the hold. */
export async function prepareOrder(
  shop: Shop,
  { basketId, expectedTotal, recaptcha_response }: Wish,
): Promise<PricedCart> {
  await requireVisitor(shop, recaptcha_response)
  let before: CartState = EMPTY_CART
  return changeCart(shop, basketId, {
    change: state => {
      before = state
      return { ...state, holdExpiresAt: holdUntil(shop.now).toISOString() }
    },
    verify: priced => requirePlaceable(shop, before, priced),
    keep: async (inside, stored, priced) => {
      const { db } = inside
      await keepOneCartHeld(inside, stored.id)
      const { total, taxes } = priced.totals
      const cart = { ...stored, state: priced.state }
      if (expectedTotal !== undefined) requireSeen(priced, expectedTotal, (await lookBack(db, cart.id)).seen)
      return naming(priced, keepPrepared(db, cart, holdOf(priced, shop.now), { total, tax: taxes.amount }))
    },
  })
}

type Wish = z.output<typeof PrepareOrder>

/** Says which item of the cart it is that someone else took. */
export async function naming<T>({ lines }: PricedCart, holding: Promise<T>): Promise<T> {
  try {
    return await holding
  } catch (error) {
    if (!(error instanceof TooFewPieces)) throw error
    const line = lines.find(({ sellable }) => sellable.key === error.skuKey)?.line
    throw new TooFewPieces(error.skuKey, line && { itemId: line.id, sku: line.sku })
  }
}
