import { expect } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder, HOME, KEMPTEN, type Buyer } from './given-checkout.ts'
import * as given from './given.ts'
import { runJobs } from './run-jobs.ts'
import { staffMember } from './staff.ts'
import { testShop } from './test-shop.ts'

export type Wish = {
  sku?: string
  qty?: number
  email?: string
  besides?: Record<string, number>
  inGermany?: boolean
  buyer?: Buyer
  coupon?: string
}

/** A shop with boots in three sizes, somebody at its desk and somebody in its warehouse. */
export async function exchangeDesk() {
  const shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 100, sizeOf })
  await given.product(shop, { sku: 'BOOT-11', size: '11', stock: 1, sizeOf })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 100 })
  const people = { service: await staffMember(shop, 'service'), warehouse: await staffMember(shop, 'warehouse') }
  const read = (number: string) => people.service.call('orders.read', { params: { number } })
  type Ordered = Awaited<ReturnType<typeof ordered>>

  async function ordered({
    sku = 'BOOT-9',
    qty = 1,
    email = 'robin@cairn.test',
    besides = {},
    inGermany = false,
    buyer = given.guest(shop, inGermany ? { 'x-locale': 'de-de' } : {}),
    coupon,
  }: Wish = {}) {
    const address = { ...(inGermany ? KEMPTEN : HOME), recipientContactEmail: email }
    const cartId = await cartToOrder(buyer, { sku, qty, address })
    for (const [other, pieces] of Object.entries(besides))
      await buyer.call('cart.addItem', { body: { basketId: cartId, sku: other, qty: pieces } })
    if (coupon !== undefined)
      await buyer.call('cart.applyCoupon', { query: {}, body: { basketId: cartId, couponCode: coupon } })
    const { orderNumber: number, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const itemId = (await read(number)).lines[0]?.id ?? ''
    return { buyer, number, itemId, total: totals.total, delivery: totals.shipping }
  }

  return {
    shop,
    /** Who works there, signed in anew after the time of a session. */
    people,
    read,
    ordered,
    /** A shipment that has not left does. */
    async leaves(number: string) {
      const { shipments } = await read(number)
      const shipmentId = shipments.find(({ status }) => status === 'created' || status === 'paid')?.shipmentId ?? ''
      const body = { to: 'shipped', carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` } as const
      await people.warehouse.call('orders.moveShipment', { params: { number, shipmentId }, body })
      return shipmentId
    },
    async arrives(number: string) {
      for (const { shipmentId, status } of (await read(number)).shipments)
        if (status !== 'delivered')
          for (const to of ['shipped', 'delivered'] as const)
            await people.warehouse.call('orders.moveShipment', {
              params: { number, shipmentId },
              body: { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` },
            })
    },
    exchange: (number: string, itemId: string, sku: string, qty = 1) =>
      people.service.call('orders.exchange', {
        params: { number },
        body: { itemId, qty, sku, reason: 'Too small' },
      }),
    seen: ({ buyer, number }: Pick<Ordered, 'buyer' | 'number'>) =>
      buyer.call('consumer.purchase', { params: { orderId: number } }),
    async onHand(sku: string): Promise<number> {
      const { rows } = await shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock s join skus k on k.key = s.sku_key where k.sku = $1',
        [sku],
      )
      return rows[0]?.on_hand ?? 0
    },
    async booksAreRight() {
      await runJobs(shop)
      expect(await findViolations(shop.database.pool)).toEqual([])
    },
  }
}
