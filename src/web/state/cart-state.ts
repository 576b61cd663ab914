import { atom } from 'nanostores'
import { CallError } from '#contract/client.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import type { AddItem, UpdateItem } from '#contract/cart/cart.requests.ts'
import type { ErrorDetail, ErrorName } from '#contract/errors/errors.ts'
import type { z } from 'zod'
import { CART_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { call } from '#web/call.ts'
import { rememberSession } from '#web/session/session-state.ts'
import { visitorKind } from '#web/session/visitor-kind.ts'
import { inTurn } from './cart-queue.ts'
import { hearOtherTabs, tellOtherTabs } from './cart-tabs.ts'

const NOT_FOUND = 404
const SERVER_ERROR = 500

export type CartProblem = {
  readonly code: ErrorName | 'offline' | 'unsent' | undefined
  readonly details: Readonly<Partial<ErrorDetail>>
  /** What it is about: an item's id, the coupon field, or the cart as a whole. */
  readonly about: string
}

/** The cart as last heard of, from whichever tab. Undefined until someone asked. */
export const $cart = atom<Cart | undefined>(undefined)
/** How many changes are on their way. */
export const $saving = atom(0)
export const $cartProblem = atom<CartProblem | undefined>(undefined)

let listening = false

/** Takes a cart over if it is not older than the one at hand. */
function receiveCart(cart: Cart): void {
  const known = $cart.get()
  if (known && known.id === cart.id && known.revision > cart.revision) return
  $cart.set(cart)
  rememberSession({ cartCount: cart.totals.totalUnits })
}

/** What the server rendered; from then on this tab hears of changes in the others. */
export function openCart(cart: Cart | undefined): void {
  if (cart) receiveCart(cart)
  if (listening) return
  listening = true
  hearOtherTabs(receiveCart, () => void refreshCart())
  window.addEventListener('online', () => void comeBack())
  // A page that comes back as it was left may show what was bought or changed since.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && refreshCart()))
  window.addEventListener('pagehide', sendAll)
}

/** A stranger has no cart, and a guest whose count is gone has an empty one. */
const mayHoldSomething = () =>
  visitorKind() === 'guest' ? cookieIn(document.cookie, CART_COOKIE) !== undefined : visitorKind() !== undefined

export async function refreshCart(): Promise<void> {
  if (!$cart.get() && !mayHoldSomething()) return
  try {
    receiveCart(await call('cart.read', { params: { basketId: CURRENT_CART } }))
  } catch (error) {
    // That there is no cart is an answer; that nobody can tell is none.
    if (!(error instanceof CallError && error.status < SERVER_ERROR)) $cartProblem.set(problemOf(error, 'cart'))
    else if (error.status === NOT_FOUND) forgetItems()
  }
}

/** The cart was bought elsewhere, or has expired. */
function forgetItems(): void {
  const known = $cart.get()
  if (known) $cart.set({ ...known, items: [] })
  rememberSession({ cartCount: 0 })
}

/** A change of the cart: gets the cart at hand, since its ids may be new after a recovery. */
export type CartWrite = (cart: Cart | undefined) => Promise<Cart>

/** The door to the cart: one change after the other, so that answers never overtake each other. Throws what was refused. */
async function writeCart(write: CartWrite): Promise<Cart> {
  $saving.set($saving.get() + 1)
  try {
    return await inTurn(async () => {
      const cart = await withRecovery(write)
      receiveCart(cart)
      tellOtherTabs(cart)
      $cartProblem.set(undefined)
      return cart
    })
  } finally {
    $saving.set($saving.get() - 1)
  }
}

/** A change whose refusal is told beside what it is about: false then. */
export async function changeCart(write: CartWrite, about = 'cart'): Promise<boolean> {
  try {
    await writeCart(write)
    return true
  } catch (error) {
    $cartProblem.set(problemOf(error, about))
    return false
  }
}

async function withRecovery(write: CartWrite): Promise<Cart> {
  try {
    return await write($cart.get())
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code !== 'INVALID_CUSTOMER' && error.code !== 'CART_NOT_FOUND') throw error
    const { recreated, startOver } = await import('./cart-recovery.ts')
    const isLost = error.code === 'CART_NOT_FOUND'
    const fresh = isLost ? await recreated($cart.get()) : await startOver(error)
    $cart.set(fresh)
    if (!isLost) throw error
    return write(fresh)
  }
}

function problemOf(error: unknown, about: string): CartProblem {
  if (error instanceof CallError) return { code: error.code, details: error.details, about }
  // A fetch that never reached the shop fails with a TypeError.
  if (error instanceof TypeError) return { code: 'unsent', details: {}, about }
  throw error
}

/** Into the cart used last; a first piece makes the cart. Throws what was refused, to be told beside what was wanted. */
export async function addToCart(items: readonly Omit<z.input<typeof AddItem>, 'basketId'>[]): Promise<void> {
  for (const item of items) await writeCart(() => call('cart.addItem', { body: { basketId: CURRENT_CART, ...item } }))
}

export const updateItem = (itemId: string, change: Omit<z.input<typeof UpdateItem>, 'itemId'>): Promise<boolean> =>
  changeItem(itemId, id =>
    call('cart.updateItem', { params: { basketId: CURRENT_CART }, body: { itemId: id, ...change } }),
  )

export const removeItem = (itemId: string): Promise<boolean> =>
  changeItem(itemId, id => call('cart.removeItem', { body: { basketId: CURRENT_CART, itemId: id } }))

/** A change of one item. */
export function changeItem(itemId: string, write: (itemId: string) => Promise<Cart>): Promise<boolean> {
  const idIn = following(itemId)
  return changeCart(cart => write(idIn(cart)), itemId)
}

/** Finds an item of the cart at hand again in another: after a recovery it has another id. */
function following(itemId: string): (cart: Cart | undefined) => string {
  const sku = $cart.get()?.items.find(({ id }) => id === itemId)?.sku
  return cart =>
    cart?.items.some(({ id }) => id === itemId) ? itemId : (cart?.items.find(item => item.sku === sku)?.id ?? itemId)
}

/** Quantities that were asked for and are not confirmed yet; what the shopper sees in the meantime. */
export const $wanted = atom<Readonly<Record<string, number>>>({})
/** What is on its way, by item. */
const sending = new Map<string, number | undefined>()

/** Quick clicks: what is shown follows at once; of what piled up during one request only the last is sent. */
export function setQuantity(itemId: string, qty: number): void {
  $wanted.set({ ...$wanted.get(), [itemId]: qty })
  void sendQuantity(itemId)
}

async function sendQuantity(itemId: string): Promise<void> {
  if (sending.has(itemId)) return
  sending.set(itemId, undefined)
  const idIn = following(itemId)
  for (let qty = $wanted.get()[itemId]; qty !== undefined; qty = $wanted.get()[itemId]) {
    const sent = qty
    sending.set(itemId, sent)
    const kept = await changeCart(cart => callQuantity(idIn(cart), sent), itemId)
    const problem = $cartProblem.get()
    if (!kept && problem?.code === 'unsent') {
      // It stays wanted, and is sent when the network is back.
      $cartProblem.set({ ...problem, code: 'offline' })
      break
    }
    if (!kept || $wanted.get()[itemId] === sent) forgetWanted(itemId)
  }
  sending.delete(itemId)
}

const callQuantity = (itemId: string, qty: number) =>
  call('cart.updateItem', { params: { basketId: CURRENT_CART }, body: { itemId, qty } })

/** The page is left: what waits for an answer will not get it here, so everything leaves now. */
function sendAll(): void {
  for (const [itemId, qty] of Object.entries($wanted.get()))
    if (sending.get(itemId) !== qty) void callQuantity(itemId, qty)
}

function forgetWanted(itemId: string) {
  const rest = { ...$wanted.get() }
  delete rest[itemId]
  $wanted.set(rest)
}

async function comeBack(): Promise<void> {
  await refreshCart()
  $cartProblem.set(undefined)
  for (const itemId of Object.keys($wanted.get())) void sendQuantity(itemId)
}
