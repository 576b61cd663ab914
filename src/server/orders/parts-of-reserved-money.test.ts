import { afterAll, describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { unsettled } from '../testing/settled-payments.ts'
import { staffKey, staffMember } from '../testing/staff.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop({ CAPTURE: 'shipment', FULFILMENT: 'external' })
const { standIn, ordered, deliver, sums } = await stripeOrders(shop)
const warehouse: StaffCall = await staffKey(shop, await staffMember(shop, 'owner'), {
  permissions: ['orders.read', 'orders.ship'],
})
afterAll(() => standIn.stop())

/** Three pairs, taken over by the system that fulfils. */
async function threePairs(card: string) {
  const order = await ordered(given.guest(shop), card, 3)
  const params = { orderNumber: order.orderNumber }
  await warehouse('fulfilment.acknowledge', { params, body: { externalId: `SO-${order.orderNumber}` } })
  const itemId = order.items[0]?.id ?? ''
  return {
    ...order,
    async leaves(parcelId: string, qty: number) {
      await warehouse('fulfilment.send', {
        params,
        body: { parcelId, items: [{ itemId, qty }], carrier: 'Ridge Post', trackingNumber: `RP${parcelId}` },
      })
      await runJobs(shop)
    },
    async isNotThere(qty: number) {
      await warehouse('fulfilment.cancel', {
        params,
        body: { cancellationId: `C-${order.orderNumber}`, items: [{ itemId, qty }], reason: 'out-of-stock' },
      })
      await runJobs(shop)
    },
  }
}

describe('an order that leaves in two parcels', () => {
  it('is paid parcel by parcel, and nothing stays reserved after the last', async () => {
    const { orderNumber, intent, total, leaves, shown } = await threePairs('parts')
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    await leaves('A', 1)
    expect(intent.status).toBe('requires_capture')
    expect(intent.amount_received).toBe(Math.floor(total / 3))
    await leaves('B', 2)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total, amount_capturable: 0 })
    expect(await shown()).toMatchObject({ status: 'shipped', refundedTotal: 0 })
    expect(await unsettled(shop, standIn.books, [orderNumber])).toEqual([])
  })

  it('lets go of the rest when what was to leave is not there', async () => {
    const { orderNumber, intent, total, leaves, isNotThere, shown } = await threePairs('parts')
    await leaves('A', 1)
    await leaves('B', 1)
    const taken = intent.amount_received
    expect(intent.status).toBe('requires_capture')
    await isNotThere(1)
    const { refundedTotal } = await shown()
    expect(refundedTotal).toBeGreaterThan(0)
    expect(intent).toMatchObject({ amount_received: taken, amount_capturable: 0 })
    expect(taken).toBe(total - refundedTotal)
    // Let go, not given back: nothing was taken for it.
    expect(await sums(orderNumber, intent)).toEqual({ order: refundedTotal, payment: 0, provider: 0 })
    // Stripe tells that the rest is gone: what was paid for stands.
    await deliver('payment_intent.canceled')
    await runJobs(shop)
    expect(await shown()).toMatchObject({ status: 'shipped', refundedTotal })
    expect(await unsettled(shop, standIn.books, [orderNumber])).toEqual([])
  })

  it('is paid whole with the first where its card takes no parts', async () => {
    const { intent, total, leaves } = await threePairs('ok')
    await leaves('A', 1)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
    await leaves('B', 2)
    expect(intent.amount_received).toBe(total)
  })
})
