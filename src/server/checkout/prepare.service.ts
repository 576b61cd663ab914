import type { z } from 'zod'
import type { PrepareOrder } from '#contract/cart/cart.requests.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { changeCart, ownerOf, rememberWritten, type PricedCart, type StoredCart } from '../cart/cart.service.ts'
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
      const cart = { ...stored, state: priced.state }
      if (expectedTotal !== undefined) requireSeen(priced, expectedTotal, (await lookBack(inside.db, cart.id)).seen)
      return naming(priced, keepHeld(inside, cart, priced))
    },
  })
}

/** Whoever holds pieces in another cart lets go of those first. */
async function keepHeld(shop: Shop, cart: StoredCart, priced: PricedCart): Promise<boolean> {
  const hold = holdOf(priced, shop.now)
  const { total, taxes } = priced.totals
  const seen = { total, tax: taxes.amount }
  const keep = (owner?: string) => keepPrepared(shop.db, cart, { hold, seen, owner })
  let version = await keep(ownerOf(shop))
  if (version === null) {
    await keepOneCartHeld(shop, cart.id)
    version = await keep()
  }
  if (version) rememberWritten(cart.id, version, cart.state)
  return Boolean(version)
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
