import { TIMINGS } from '#domain/timings.ts'
import { changeCart, type PricedCart } from '../cart/cart.service.ts'
import { EMPTY_CART, type CartState } from '../cart/cart-state.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findPrepared, holdStock, savePrepared } from './holds.store.ts'
import { requirePlaceable, requireSeen, wantedOf } from './placeable.ts'

export const holdUntil = (now: Date): Date => new Date(now.getTime() + TIMINGS.stockHold)

/** Prices the cart anew and holds its pieces for a while. Doing it again renews the hold. */
export function prepareOrder(shop: Shop, basketId: string, expectedTotal: number | undefined): Promise<PricedCart> {
  const until = holdUntil(shop.now)
  return inTransaction(shop, async inside => {
    let before: CartState = EMPTY_CART
    const cart = await changeCart(inside, basketId, {
      change: state => {
        before = state
        return { ...state, holdExpiresAt: until.toISOString() }
      },
      verify: priced => requirePlaceable(inside, before, priced),
    })
    const prepared = expectedTotal === undefined ? undefined : await findPrepared(inside.db, cart.id)
    if (expectedTotal !== undefined) requireSeen(cart, expectedTotal, prepared)
    await holdOrRefuse(inside, cart, until)
    await savePrepared(inside.db, cart.id, { total: cart.totals.total, tax: cart.totals.taxes.amount }, inside.now)
    return cart
  })
}

/** Someone else may have taken the last piece since the cart was priced. */
export async function holdOrRefuse(shop: Shop, cart: PricedCart, until: Date): Promise<void> {
  const wanted = wantedOf(cart)
  if (wanted.length === 0) return
  const [missing] = await holdStock(shop.db, cart.id, shop.site.id, wanted, { now: shop.now, until })
  if (missing === undefined) return
  const line = cart.lines.find(({ sellable }) => sellable.key === missing)
  throw new StoreError('ITEM_NO_LONGER_AVAILABLE', line ? { itemId: line.line.id, sku: line.line.sku } : {})
}
