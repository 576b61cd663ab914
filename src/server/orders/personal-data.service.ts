import type { Order } from '#contract/orders/order.entities.ts'
import { backgroundShop } from '../background-shop.ts'
import { transact } from '../db/transaction.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import type { Work } from '../jobs/jobs.ts'
import { forgetMail } from '../mail/personal-data.service.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'
import { present } from './order.service.ts'
import * as queries from './order-buyers.queries.ts'
import { findOrders, type PartlyRead, type StoredOrder } from './order.queries.ts'
import { isOver, withoutBuyer } from './without-buyer.ts'

const AGAIN_MS = 24 * 60 * 60 * 1000
const MOST_AT_ONCE = 200

/** Orders for whom they belong to, and the numbers of those that are there and cannot be read. */
type OwnOrders = { readonly orders: Order[]; readonly unreadOrders: string[] }

const presented = (shop: Shop, { orders, unread }: PartlyRead): OwnOrders => ({
  orders: orders.map(order => present(shop, order)),
  unreadOrders: unread,
})

/** Every order of someone, for him. */
export const ordersOf = async (shop: Shop, consumerId: string): Promise<OwnOrders> =>
  presented(shop, await queries.listAllOrders(shop.db, consumerId, shop.log))

/**
 * Takes the buyer out of his orders. What the books need stays; an order that is on its way, or may still come back,
 * keeps its address until that is over, and is found by number and email address until then.
 */
export async function forgetBuyer(shop: Shop, consumerId: string): Promise<Forgotten> {
  return forgetAll(shop, await queries.leaveOrders(shop.db, consumerId, shop.now, shop.log))
}

/** The same for who bought without an account. */
export async function forgetGuestBuyer(shop: Shop, email: string): Promise<Forgotten> {
  return forgetAll(shop, await queries.leaveGuestOrders(shop.db, email, shop.now, shop.log))
}

/** Orders whose buyer is gone already, those that keep him until they are over, and those that cannot be read until then. */
export type Forgotten = { readonly nameless: number; readonly underWay: number; readonly unreadable: number }

async function forgetAll(shop: Shop, { orders, unread }: PartlyRead): Promise<Forgotten> {
  for (const order of orders) await forgetIfOver(shop, order)
  const nameless = orders.filter(order => isOver(order, shop.now)).length
  return { nameless, underWay: orders.length - nameless, unreadable: unread.length }
}

/** In short, those of the sites whose orders one may see. */
export async function briefOrdersOf({ db, staff }: Desk, consumerId: string, page: PageAfter) {
  const found = await queries.briefOrders(db, consumerId, staff.grants.sitesFor('orders.read'), page)
  const rows = found.map(({ placed_at, ...row }) => ({ ...row, placedAt: placed_at.toISOString() }))
  return {
    rows,
    ...nextOf(
      rows.map(({ number: id }) => ({ id })),
      page,
    ),
  }
}

export const guestOrdersOf = async (shop: Shop, email: string): Promise<OwnOrders> =>
  presented(shop, await queries.guestOrders(shop.db, email, shop.log))

const lookAgain = ({ db, now }: Shop, number: string) =>
  queries.lookAgain(db, number, new Date(now.getTime() + AGAIN_MS))

async function forgetIfOver(shop: Shop, order: StoredOrder): Promise<void> {
  if (!isOver(order, shop.now)) return lookAgain(shop, order.number)
  await queries.wipeBuyer(shop.db, order, withoutBuyer(order.document))
  await forgetMail(shop, order.email, order.number)
}

/** A routine: looks again at the orders of those who left. One that cannot be read waits, and keeps none else waiting. */
export const forgetBuyersWhoLeft: Work = async services => {
  const shop = backgroundShop(services, 'en-us')
  for (let seen = 0; seen < MOST_AT_ONCE; seen++) {
    const more = await transact(shop.db, async db => {
      const number = await queries.takeOrderToForget(db, shop.now)
      if (number === undefined) return false
      const inside = { ...shop, db }
      const [order] = await findOrders(db, [number], shop.log)
      await (order ? forgetIfOver(inside, order) : lookAgain(inside, number))
      return true
    })
    if (!more) break
  }
}
