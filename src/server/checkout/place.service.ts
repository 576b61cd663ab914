import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '#contract/orders/order.entities.ts'
import { flashEntry } from '#contract/cart/flash.ts'
import { flashMessage } from '#contract/cart/flash-texts.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { getCart, ownerOf, priced, type PricedCart, type StoredCart } from '../cart/cart.service.ts'
import { priceCart as priceStored } from '../cart/price-cart.ts'
import { inTransaction, retrying } from '../db/transaction.ts'
import { countOrder } from '../experiments/exposures.service.ts'
import { claim, claimsNothing, referenceOf } from '../orders/ledgers.service.ts'
import * as orders from '../orders/order.service.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import * as payments from '../payment/attempts.service.ts'
import { customerOf } from '../payment/customers.service.ts'
import { ProviderUnavailable, type Device, type NeededAction } from '../payment/payment-provider.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { billedTo, chargeOf, draftOrder, type Charge, type PlaceOrderInput } from './begin-order.ts'
import { abandon, fail, finish, giveUp, refusalOf, stand } from './finish-order.ts'
import { dropUsedUp } from './instruments.service.ts'
import { mended } from './mend.service.ts'
import { requirePlaceable, requirePromised, requireSeen } from './placeable.ts'
import { holdOf, naming } from './prepare.service.ts'
import { leaseOf, settle } from './settle.service.ts'
import { lookBack, openOrder, wasRefused, type Before, type NewOrder } from './steps.queries.ts'

/** Where a request stands after it has looked, under the lock of the cart. */
type Begun =
  | { next: 'show'; order: StoredOrder }
  | { next: 'act'; order: StoredOrder; payment: payments.StoredPayment }
  | { next: 'wait'; order: StoredOrder }
  | { next: 'settle'; order: StoredOrder; payment: payments.StoredPayment }
  | { next: 'charge'; order: StoredOrder; charge: Charge; device: Device | undefined }

const WAIT_MS = 40

/** Places the order of a cart, once: whoever asks again, at once or later, gets the same order. */
export function placeOrder(shop: Shop, input: PlaceOrderInput): Promise<Order> {
  const key = `${ownerOf(shop)} ${input.cartId}`
  const { placing } = shop.services
  const running = placing.get(key)
  if (running) return running
  const started = requireProof(shop, input)
    .then(() => place(shop, input))
    .finally(() => placing.delete(key))
  placing.set(key, started)
  return started
}

/**
 * A proof is good for one card: whoever asks again for a cart that was tried before need not bring another, unless a bank
 * has refused since. Stolen cards are not tried by the hundred behind one.
 */
async function requireProof(shop: Shop, { cartId, recaptcha_response }: PlaceOrderInput): Promise<void> {
  if (!shop.services.config.CAPTCHA) return
  const { tried } = await lookBack(shop.db, cartId)
  if (!tried || (await wasRefused(shop.db, cartId))) await verifyCaptcha(shop, recaptcha_response, 'order')
}

async function place(shop: Shop, input: PlaceOrderInput): Promise<Order> {
  if (shop.services.taxes) await askTaxAhead(shop, input.cartId)
  const deadline = Date.now() + 2 * leaseOf(shop.services)
  for (;;) {
    const begun = await begin({ ...shop, now: shop.services.clock() }, input).catch(async (error: unknown) => {
      throw await mended(shop, input, error)
    })
    if (begun.next === 'show') return orders.present(shop, begun.order)
    if (begun.next === 'act') return withAction(shop, begun.order, begun.payment.providerId, begun.payment.action)
    if (begun.next === 'charge') return charge(shop, begun)
    if (begun.next === 'settle') await settle(shop, begun.payment)
    else await wait(WAIT_MS)
    if (Date.now() > deadline) throw new StoreError('TRANSACTION_IN_PROGRESS')
  }
}

/** What the tax service says is known by then: nobody is asked while the cart is locked. */
async function askTaxAhead(shop: Shop, cartId: string): Promise<void> {
  try {
    await priced(shop, cartId)
  } catch (error) {
    // What is wrong with the cart, or that it is ordered already, is said where it is looked at.
    if (!(error instanceof StoreError)) throw error
  }
}

async function begin(shop: Shop, input: PlaceOrderInput): Promise<Begun> {
  const begun = shop.db.isTransaction ? undefined : await beginFirst(shop, input)
  if (begun) return begun
  return inTransaction(shop, async inside => {
    const cart = await openCart(inside, input.cartId, 'lock')
    const cartId = cart?.id ?? input.cartId
    const looked = await lookBack(inside.db, cartId)
    const before = looked.tried ? await orders.findOrderOfCart(inside, cartId) : undefined
    if (before?.placedAt) {
      if (before.ownerId !== ownerOf(shop)) throw new StoreError('INVALID_CUSTOMER')
      return { next: 'show', order: before }
    }
    if (!cart) throw new StoreError('CART_NOT_FOUND')
    const open = before && (await payments.findLivePayment(inside, before.number))
    const resumed = before && open && (await resume(inside, before, open, cart))
    if (resumed) return resumed
    const drafted = await draft(inside, cart, input, { ...looked, before })
    const started = await start(inside, drafted)
    if (!started) throw new StoreError('CART_NOT_FOUND')
    return started
  })
}

/**
 * Most orders are the first of their cart, and nobody else is at it: everything is thought about without a lock, and
 * written if all is as it was read. Undefined when it is not.
 */
async function beginFirst(shop: Shop, input: PlaceOrderInput): Promise<Begun | undefined> {
  const cart = await openCart(shop, input.cartId)
  if (!cart) return undefined
  const looked = await lookBack(shop.db, cart.id)
  if (looked.tried) return undefined
  const drafted = await draft(shop, cart, input, { ...looked, before: undefined }).catch(unlessRefused)
  if (!drafted) return undefined
  if (drafted.charge && claimsNothing(drafted.order)) return retrying(() => start(shop, drafted, cart))
  return inTransaction(shop, inside => start(inside, drafted, cart))
}

/** Somebody else may have ordered this very cart meanwhile: only what is refused behind the lock is certain. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof StoreError)) throw error
}

/** Undefined when it is closed, perhaps by the order that is asked for. */
async function openCart(shop: Shop, cartId: string, lock?: 'lock'): Promise<StoredCart | undefined> {
  try {
    return await getCart(shop, cartId, lock)
  } catch (error) {
    if (error instanceof StoreError && error.code === 'CART_NOT_FOUND') return undefined
    throw error
  }
}

/** An attempt is under way already: by another request, by one that died, or by a shopper at his bank. */
async function resume(
  shop: Shop,
  order: StoredOrder,
  payment: payments.StoredPayment,
  cart: StoredCart,
): Promise<Begun | undefined> {
  if (payment.state === 'opening') {
    const fresh = shop.now.getTime() - payment.updatedAt.getTime() < leaseOf(shop.services)
    return fresh ? { next: 'wait', order } : { next: 'settle', order, payment }
  }
  if (payment.state !== 'action' || !payment.action || payment.action.expiresAt <= shop.now)
    return { next: 'settle', order, payment }
  const same = order.document.cartRevision === cart.revision && order.ownerId === ownerOf(shop)
  if (same) return { next: 'act', order, payment }
  await abandon(shop, order, payment.reference)
  return undefined
}

type Draft = NewOrder & { cart: PricedCart; charge: Charge | undefined; device: Device | undefined }

/** The order that a cart becomes, if it may. Nothing is written yet. */
async function draft(
  shop: Shop,
  stored: StoredCart,
  input: PlaceOrderInput,
  { seen, device, before }: Before & { before: StoredOrder | undefined },
): Promise<Draft> {
  const cart = await priceStored(shop, billedTo(stored, input.billingAddress))
  requirePlaceable(shop, stored.state, cart)
  requirePromised(cart)
  requireSeen(cart, input.expectedTotal, seen)
  const charge = chargeOf(shop, cart, input.paymentMethod)
  const order = await draftOrder(shop, cart, input, before)
  const payment = charge && {
    reference: referenceOf(order),
    provider: shop.services.payments.provider.name,
    method: charge.method,
    amount: charge.amount,
  }
  return { cart, order, charge, payment, device, hold: holdOf(cart, shop.now) }
}

/** Opens the order. Undefined when it stands already; with `first`, when that cart is not as it was read. */
async function start(shop: Shop, drafted: Draft, first?: StoredCart): Promise<Begun | undefined> {
  const { cart, order, charge, device } = drafted
  if (!(await naming(cart, openOrder(shop.db, drafted, first)))) return undefined
  await claim(shop, order)
  await countOrder(shop, order.number)
  if (charge) return { next: 'charge', order, charge, device }
  await stand(shop, order, undefined)
  return { next: 'show', order: { ...order, status: 'paid', placedAt: shop.now, paidAt: shop.now } }
}

async function charge(shop: Shop, { order, charge, device }: Extract<Begun, { next: 'charge' }>): Promise<Order> {
  const { method, token, amount, saves } = charge
  const asked = await payments.authorise(shop, {
    reference: referenceOf(order),
    amount,
    currency: order.currency,
    method,
    token,
    returnUrl: shopUrl(order.locale, '/checkout/return', { order: order.number }),
    customer: await payerOf(shop, order, charge),
    saves,
    device,
  })
  try {
    return await conclude({ ...shop, now: shop.services.clock() }, order, asked)
  } finally {
    if (typeof asked === 'object' && asked.state === 'declined') await dropUsedUp(shop, order.cartId, token)
  }
}

/** Who keeps a card, or pays with one that he keeps, must be known to the provider. Nobody else is told to it. */
async function payerOf(shop: Shop, { consumerId }: StoredOrder, { saves, kept }: Charge): Promise<string | undefined> {
  if (consumerId === undefined || !(saves || kept)) return undefined
  try {
    return await customerOf(shop, consumerId)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

/** Acts on what the provider said. */
export async function conclude(shop: Shop, order: StoredOrder, outcome: payments.Asked): Promise<Order> {
  // Nobody can tell yet: the attempt stays as it is, and the reconciler asks on.
  if (outcome === 'no answer') throw new StoreError('TRANSACTION_IN_PROGRESS')
  if (outcome === 'not known' || outcome.state === 'unconfirmed') {
    await giveUp(shop, order, referenceOf(order))
    throw new StoreError('PAYMENT_ERROR', { reason: 'unknown' })
  }
  if (outcome.state === 'processing') throw new StoreError('TRANSACTION_IN_PROGRESS')
  if (outcome.state === 'declined') {
    await fail(shop, order, outcome)
    noteSecurityEvent(shop, 'card-refused')
    throw refusalOf(outcome.reason)
  }
  if (outcome.state === 'action') {
    await payments.noteAction(shop, outcome.reference, outcome)
    return withAction(shop, order, outcome.paymentId, outcome.action)
  }
  const finished = await finish(shop, order, outcome)
  return orders.present(shop, finished ?? (await placedOrder(shop, order)))
}

/** Another request may be the one that places it: then this one waits for it. */
async function placedOrder(shop: Shop, { number }: StoredOrder): Promise<StoredOrder> {
  const deadline = Date.now() + leaseOf(shop.services)
  for (;;) {
    const order = await orders.findOrder(shop, number)
    if (order?.placedAt) return order
    if (!(await payments.findLivePayment(shop, number))) throw new StoreError('PAYMENT_ERROR', { reason: 'unknown' })
    if (Date.now() > deadline) throw new StoreError('TRANSACTION_IN_PROGRESS')
    await wait(WAIT_MS)
  }
}

function withAction(
  shop: Shop,
  order: StoredOrder,
  transactionId: string | undefined,
  action: NeededAction | undefined,
): Order {
  const code = 'PaymentNotAuthorized'
  return {
    ...orders.present(shop, order),
    flash: [{ ...flashEntry(code), code, message: flashMessage(code, shop.language) }],
    ...(action && {
      action: {
        type: action.type,
        url: action.url,
        transactionId: transactionId ?? '',
        expiresAt: action.expiresAt.toISOString(),
      },
    }),
  }
}
