import type { z } from 'zod'
import type { PHONE_ORDER_STATES } from '#contract/staff/orders/phone-order-words.ts'
import type { phoneOrders } from '#contract/staff/orders/phone-orders.ts'
import { PAYMENT_LINK_DAYS } from '#domain/cart/payment-link.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { SITES, siteOfLocale } from '#domain/sites/sites.ts'
import { checkedShippingAddress } from '../cart/checked-address.ts'
import { openCustomer } from '../consumer/customer-desk.service.ts'
import { changeCart, closeCart, createCart, present, priced } from '../cart/cart.service.ts'
import { EMPTY_CART } from '../cart/cart-state.ts'
import { setShippingMethod } from '../cart/delivery.service.ts'
import { addLine } from '../cart/item.service.ts'
import { hashOfSecret, newId, newSecret } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { maySeePersons } from '../orders/seeing-persons.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { customerShop } from './customer-shop.ts'
import * as queries from './phone-orders.queries.ts'
import type { PhoneOrder } from './phone-orders.queries.ts'

type State = (typeof PHONE_ORDER_STATES)[number]
type Wish = z.output<typeof phoneOrders.change.body>
type NewWish = z.output<typeof phoneOrders.create.body>
type Shown = z.output<typeof phoneOrders.read.response>

const LINK_MS = PAYMENT_LINK_DAYS * 24 * 60 * 60 * 1000

function stateOf({ order_number, revoked_at, opened_at, sent_at, expires_at }: PhoneOrder, now: Date): State {
  if (order_number !== null) return 'paid'
  if (revoked_at) return 'revoked'
  if (opened_at) return 'opened'
  if (expires_at && expires_at <= now) return 'expired'
  return sent_at ? 'sent' : 'draft'
}

async function open(desk: Desk, id: string, permission: 'orders.read' | 'orders.write', lock = false) {
  const found = await queries.findPhoneOrder(desk.db, id, lock)
  if (!found || !desk.staff.grants.can('orders.read', found.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (!desk.staff.grants.can(permission, found.site)) throw new StoreError('STAFF_FORBIDDEN', { permission })
  const owner = { ownerId: found.owner_id, memberId: found.consumer_id ?? undefined }
  return { found, state: stateOf(found, desk.now), shop: customerShop(desk, found.locale, owner) }
}

const OPEN: readonly State[] = ['draft', 'sent', 'opened', 'expired']
/** Once its buyer has it, it is his cart: he may be paying, and what he does with it is not for staff to see. */
const CHANGEABLE: readonly State[] = ['draft', 'sent', 'expired']

export async function listPhoneOrders(desk: Desk, { site, after, limit }: z.output<typeof phoneOrders.list.query>) {
  const { grants } = desk.staff
  const sites = site === undefined ? grants.sitesFor('orders.read') : grants.can('orders.read', site) ? [site] : []
  const [at = '', id] = after?.split('~') ?? []
  const place = id === undefined ? undefined : { createdAt: new Date(at), id }
  const { rows, next } = await queries.listPhoneOrders(desk.db, { sites, after: place, limit }, desk.log)
  desk.record({ type: 'cart', id: 'phone' })
  return {
    rows: rows.map(row => shownRow(desk, row)),
    ...(next && { next: `${next.createdAt.toISOString()}~${next.id}` }),
  }
}

function shownRow(desk: Desk, row: PhoneOrder): z.output<typeof phoneOrders.list.response>['rows'][number] {
  const { id, site, created_at, staff_name, units, email, expires_at, opened_at, order_number, consumer_id } = row
  return {
    id,
    site,
    state: stateOf(row, desk.now),
    createdAt: created_at.toISOString(),
    by: staff_name,
    ...(!opened_at && { pieces: units }),
    ...(email !== null && maySeePersons(desk)(site) && { email }),
    ...(consumer_id !== null && desk.staff.grants.can('customers.read', site) && { customerId: consumer_id }),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(order_number !== null && { orderNumber: order_number }),
  }
}

export async function readPhoneOrder(desk: Desk, id: string): Promise<Shown> {
  const { found, state, shop } = await open(desk, id, 'orders.read')
  desk.record({ type: 'cart', id: found.cart_id })
  const writes = desk.staff.grants.can('orders.write', found.site)
  const cart = found.closed || found.opened_at ? undefined : present(shop, await priced(shop, found.cart_id))
  const shipment = cart?.shippingMethods[0]
  const { sent_at, opened_at } = found
  return {
    ...shownRow(desk, found),
    cartId: found.cart_id,
    locale: found.locale,
    currency: SITES[found.site].currency,
    ...(sent_at && { sentAt: sent_at.toISOString() }),
    ...(opened_at && { openedAt: opened_at.toISOString() }),
    ...(cart?.shippingAddress && maySeePersons(desk)(found.site) && { address: cart.shippingAddress }),
    lines: (cart?.items ?? []).map(({ id: itemId, sku, name, color, size, qty, price }) => ({
      itemId,
      sku,
      name,
      detail: [color, size].filter(Boolean).join(' · '),
      qty,
      amount: price.rowTotal,
    })),
    ...(cart && { totals: cart.totals }),
    orderPromotions: cart?.orderPromotions ?? [],
    ...(shipment && { delivery: shipment.code }),
    deliveries: (shipment?.applicableShippingMethods ?? [])
      .filter(({ code }) => SHIPPING_METHODS[code].needsAddress)
      .map(({ code, label, price }) => ({ code, name: label, price })),
    mayChange: writes && !found.closed && CHANGEABLE.includes(state),
    maySend: writes && !found.closed && OPEN.includes(state),
    mayRevoke: writes && !found.closed && CHANGEABLE.includes(state),
  }
}

export async function createPhoneOrder(desk: Desk, { customerId, ...wish }: NewWish): Promise<{ id: string }> {
  const site = siteOfLocale(wish.locale)
  if (!desk.staff.grants.can('orders.write', site.id))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'orders.write' })
  const member = customerId === undefined ? undefined : await openCustomer(desk, customerId, 'customers.read')
  const shop = customerShop(desk, wish.locale, { ownerId: newId('gst'), memberId: customerId })
  const { id: cart_id } = await createCart(shop, { ...EMPTY_CART, byPhone: true })
  await fill(shop, cart_id, wish, member?.email)
  const id = newId('pho')
  const { id: staff_id, name: staff_name } = desk.staff
  const consumer_id = customerId ?? null
  const row = {
    id,
    site: site.id,
    locale: wish.locale,
    cart_id,
    consumer_id,
    staff_id,
    staff_name,
    created_at: desk.now,
  }
  await queries.insertPhoneOrder(desk.db, row)
  const changes = [{ field: 'items', after: wish.items }, ...(member ? [{ field: 'customer', after: customerId }] : [])]
  desk.record({ type: 'cart', id: cart_id, changes })
  return { id }
}

export async function changePhoneOrder(desk: Desk, id: string, wish: Wish): Promise<void> {
  const { found, state, shop } = await open(desk, id, 'orders.write', true)
  if (found.closed || !CHANGEABLE.includes(state)) throw notNow('buyerHasIt')
  if (wish.locale !== found.locale) throw notNow('otherLocale')
  await fill(shop, found.cart_id, wish, found.consumer_id === null ? undefined : (found.email ?? undefined))
  desk.record({ type: 'cart', id: found.cart_id, changes: [{ field: 'items', after: wish.items }] })
}

/** By the same rules as if the buyer did it himself. A member's link goes to the address of his account, whatever he says. */
async function fill(
  shop: Shop,
  basketId: string,
  { items, address, delivery }: Wish,
  linkTo = address.recipientContactEmail,
): Promise<void> {
  const shippingAddress = checkedShippingAddress(shop, address)
  const billingAddress = { ...shippingAddress, approachType: 'B' as const }
  await changeCart(shop, basketId, {
    change: state => ({ ...state, lines: [], shippingAddress, billingAddress, linkTo }),
  })
  for (const { sku, qty } of items) await addLine(shop, { basketId, sku, qty })
  if (delivery !== undefined) await setShippingMethod(shop, { basketId, code: delivery })
}

/** Whoever has the link has the cart: it goes to the address the order was made for, and nowhere else. */
export async function sendLink(desk: Desk, id: string): Promise<void> {
  const { found, state } = await open(desk, id, 'orders.write', true)
  if (found.closed || !OPEN.includes(state) || found.email === null) throw notNow('orderedOrTakenBack')
  const token = newSecret()
  const expires_at = new Date(desk.now.getTime() + LINK_MS)
  await queries.noteSent(desk.db, id, { link_hash: hashOfSecret(token), sent_at: desk.now, expires_at })
  await enqueueMail(desk.db, {
    template: 'payment-link',
    to: found.email,
    locale: found.locale,
    values: { path: shopUrl(found.locale, '/payment-link', { token }), days: PAYMENT_LINK_DAYS },
  })
  desk.record({ type: 'cart', id: found.cart_id, changes: [{ field: 'link', after: expires_at.toISOString() }] })
}

export async function revokePhoneOrder(desk: Desk, id: string): Promise<void> {
  const { found, state, shop } = await open(desk, id, 'orders.write', true)
  if (state === 'opened') throw notNow('mayBePaying')
  if (found.closed || !CHANGEABLE.includes(state)) throw notNow('orderedOrTakenBack')
  await queries.noteRevoked(desk.db, id, desk.now)
  await closeCart(shop, found.cart_id, id)
  desk.record({ type: 'cart', id: found.cart_id, changes: [{ field: 'revoked', after: true }] })
}
