import { afterAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop({ CAPTURE: 'shipment', DEMO: 'true', FULFILMENT: 'manual' })
const { standIn, boot, ordered } = await stripeOrders(shop)

afterAll(() => standIn.stop())

it('takes all of reserved money with the first size, though another one is still to leave', async () => {
  await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 10, sizeOf: boot })
  const { orderNumber: number, intent, total, items } = await ordered(given.guest(shop), 'parts')
  await runJobs(shop)
  const [service, warehouse] = [await staffMember(shop, 'service'), await staffMember(shop, 'warehouse')]
  const { shipments } = await service.call('orders.read', { params: { number } })
  await warehouse.call('orders.moveShipment', {
    params: { number, shipmentId: shipments[0]?.shipmentId ?? '' },
    body: { to: 'shipped', carrier: 'Ridge Post', trackingNumber: 'RP1' },
  })
  const body = { itemId: items[0]?.id ?? '', qty: 1, sku: 'BOOT-10', reason: 'Too small' }
  await service.call('orders.exchange', { params: { number }, body })
  expect(intent.amount_received).toBe(0)
  await runJobs(shop)
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
})
