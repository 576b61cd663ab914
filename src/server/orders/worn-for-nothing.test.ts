import { expect, it } from 'vitest'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { wrongMoney } from './wrong-money.test-data.ts'

it('counts money as given that makes up for what could not be kept back of a worn piece', async () => {
  const shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'SOCK-M', price: 1500, stock: 10 })
  await promotions.promotion(shop, {
    id: 'three-socks-for-two',
    level: 'PRODUCT',
    kind: 'buy-x-get-y',
    skus: ['SOCK-M'],
    percent: 100,
    buy_qty: 2,
    get_qty: 1,
  })
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', qty: 3 })
  const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const { call } = await staffMember(shop, 'owner')
  const { shipments, lines } = await call('orders.read', { params: { number } })
  for (const { shipmentId } of shipments)
    for (const to of ['shipped', 'delivered'] as const)
      await call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: 'RP1' },
      })
  const itemId = lines[0]?.id ?? ''
  const items = [{ itemId, qty: 1, reason: 'other' }]
  const { returnNumber } = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
  // Two cost what three did: nothing comes back for the third, so nothing of that can be kept back.
  const pieces = [{ itemId, condition: 'worn' as const, refund: true, refundPercent: 50 }]
  const body = { pieces, reason: 'Worn' }
  expect(await call('returns.receive', { params: { returnNumber }, body })).toMatchObject({ refund: 0 })
  const goodwill = { kind: 'goodwill', amount: 2000, reason: 'A late parcel' } as const
  await call('orders.refund', { params: { number }, body: goodwill })
  await runJobs(shop)
  expect(await wrongMoney(shop, [number])).toEqual([])
})
