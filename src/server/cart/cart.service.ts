import type { Cart } from '#contract/cart/cart.entities.ts'
import { CART_COOKIE } from '#domain/sites/cookies.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { inTransaction, retrying } from '../db/transaction.ts'
import { owns } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { EMPTY_CART, without, withoutOwner, type CartState } from './cart-state.ts'
import * as queries from './cart.queries.ts'
import type { StoredCart } from './cart.queries.ts'
import { newId } from './ids.ts'
import { presentCart } from './present-cart.ts'
import { priceCart, unitsIn, type PricedCart } from './price-cart.ts'
import { releaseBeyond, releaseUnwanted } from './reservation.queries.ts'
import { fitReservations, hasReservations, reservedBy } from './reserved-lines.ts'
import type { SettledLine } from './settle-lines.ts'

export type { PricedCart } from './price-cart.ts'
export { rememberWritten, type StoredCart } from './cart.queries.ts'

/** Carts belong to a guest or a consumer; an associate fills the one of the guest in front of him. */
export function ownerOf({ shopper }: Shop): string {
  if (shopper.kind === 'anonymous') throw new StoreError('INVALID_CUSTOMER')
  return shopper.id
}

/** The shopper's own open cart. `lock` keeps others from writing it until the transaction ends. */
export async function getCart(shop: Shop, basketId: string, lock?: 'lock'): Promise<StoredCart> {
  const owner = ownerOf(shop)
  const locked = lock === 'lock'
  const cart =
    basketId === CURRENT_CART
      ? await queries.findOpenCart(shop.db, owner, shop.site.id, locked)
      : await queries.findCart(shop.db, basketId, locked)
  if (!cart) throw new StoreError('CART_NOT_FOUND')
  if (!owns(shop, cart.ownerId)) throw new StoreError('INVALID_CUSTOMER')
  if (cart.closedBy !== undefined || cart.site !== shop.site.id) throw new StoreError('CART_NOT_FOUND')
  return cart
}

/** The cart with every amount, without changing it. */
export async function priced(shop: Shop, basketId: string, lock?: 'lock'): Promise<PricedCart> {
  return priceCart(shop, await getCart(shop, basketId, lock))
}

export type CartChange = {
  change: (state: CartState, cart: StoredCart) => CartState
  /** Looks at the result before it is kept; throws to keep the cart as it was. */
  verify?: (priced: PricedCart) => void
  /** Keeps it together with more than the cart. False when someone else wrote the cart since it was read. */
  keep?: (shop: Shop, cart: StoredCart, priced: PricedCart) => Promise<boolean>
}

/**
 * The only way to write a cart. Reads it, changes it, prices it, and keeps it if nobody else wrote it meanwhile;
 * otherwise does it again behind a lock, so that no change is ever lost or done twice.
 */
export async function changeCart(shop: Shop, basketId: string, change: CartChange): Promise<PricedCart> {
  if (!shop.db.isTransaction) {
    const cart = await getCart(shop, basketId)
    const kept = await retrying(() => tryChange(shop, cart, change))
    if (kept) return kept
  }
  return inTransaction(shop, async inside => {
    const kept = await tryChange(inside, await getCart(inside, basketId, 'lock'), change)
    if (!kept) throw new StoreError('CART_NOT_FOUND')
    return kept
  })
}

async function tryChange(
  shop: Shop,
  cart: StoredCart,
  { change, verify, keep = keepCart }: CartChange,
): Promise<PricedCart | undefined> {
  const state = fitReservations(cart.state, without(change(cart.state, cart), 'notices'))
  const result = await priceCart(shop, { ...cart, state }, cart.state.lines)
  verify?.(result)
  if (!(await keep(shop, cart, result))) return undefined
  rememberCount(shop, result)
  return { ...result, revision: cart.revision + 1 }
}

/** Writes the cart if nobody else did; pieces it held or had set aside and no longer wants are free at once. */
async function keepCart(shop: Shop, cart: StoredCart, priced: PricedCart): Promise<boolean> {
  const setAside = hasReservations(cart.state)
  const wantsLess = cart.state.lines.some(({ id, qty }) => qty > (lineOf(priced, id)?.qty ?? 0))
  if (!setAside && !wantsLess) return queries.saveCart(shop.db, cart, priced.state)
  const fitted = fitReservations(cart.state, priced.state)
  return inTransaction(shop, async ({ db }) => {
    const saved = await queries.saveCart(db, cart, fitted)
    if (saved && setAside) await releaseBeyond(db, cart.id, reservedBy(fitted))
    if (saved && wantsLess) await releaseUnwanted(db, cart.id, [...priced.lines.map(pieceOf), ...priced.bonuses])
    return saved
  })
}

const lineOf = ({ state }: PricedCart, id: string) => state.lines.find(line => line.id === id)

const pieceOf = ({ line, sellable }: SettledLine) => ({ sellable, qty: line.qty })

/** Reads a cart; what had to be fitted to the stock meanwhile is kept. */
export async function readCart(shop: Shop, basketId: string): Promise<PricedCart> {
  const cart = await getCart(shop, basketId)
  const result = await priceCart(shop, cart)
  rememberCount(shop, result)
  if (!result.settled) return result
  const kept = await keepCart(shop, cart, result)
  return kept ? { ...result, revision: cart.revision + 1 } : result
}

export async function createCart(
  shop: Shop,
  state: CartState = EMPTY_CART,
  verify?: (priced: PricedCart) => void,
): Promise<PricedCart> {
  const cart = { id: newId('bsk'), ownerId: ownerOf(shop), site: shop.site.id, revision: 0, closedBy: undefined, state }
  const result = await priceCart(shop, cart)
  verify?.(result)
  await queries.insertCart(shop.db, { ...cart, state: result.state })
  rememberCount(shop, result)
  return result
}

/** The shopper's cart, made when there is none: one, also for two who ask at once. */
export async function currentCart(shop: Shop): Promise<string> {
  const owner = ownerOf(shop)
  const known = await queries.findOpenCart(shop.db, owner, shop.site.id)
  if (known) return known.id
  return inTransaction(shop, async inside => {
    await queries.waitForOthers(inside.db, owner)
    const made = await queries.findOpenCart(inside.db, owner, shop.site.id)
    return made?.id ?? (await createCart(inside)).id
  })
}

/** From now on it is the cart of whoever asks, and the one used last. */
export const takeOverCart = (shop: Shop, basketId: string): Promise<void> =>
  queries.giveCart(shop.db, basketId, ownerOf(shop))

/** What a former owner brought along is not for the next one: how he pays, what he saves, and where he lives. */
export const forgetOwner = (shop: Shop, basketId: string): Promise<PricedCart> =>
  changeCart(shop, basketId, { change: withoutOwner })

/** Ends a cart: false when it was ended before. */
export async function closeCart(shop: Shop, basketId: string, orderNumber: string): Promise<boolean> {
  const closed = await queries.closeCart(shop.db, basketId, orderNumber)
  if (closed) forgetCount(shop)
  return closed
}

/** What was in the cart is ordered: the badge shows nothing any more. */
export const forgetCount = (shop: Shop): void => setCount(shop, 0)

/** The cart as an answer, and as a part of one. */
export const answer = presentCart
export const present = (shop: Shop, cart: PricedCart): Cart => presentCart(shop, cart).value

const MONTH_S = 30 * 24 * 60 * 60

/** The badge in the header and the page cache read the count without asking for the cart. */
function rememberCount(shop: Shop, cart: Pick<PricedCart, 'state' | 'bonuses'>) {
  const units = unitsIn(cart)
  if ((shop.request.cookies[CART_COOKIE] ?? '0') !== String(units)) setCount(shop, units)
}

const setCount = (shop: Shop, units: number) =>
  units === 0
    ? shop.reply.clearCookie(CART_COOKIE)
    : shop.reply.setCookie(CART_COOKIE, String(units), { maxAge: MONTH_S })
