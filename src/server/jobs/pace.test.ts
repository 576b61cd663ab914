import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as given from '../testing/given.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { startJobs } from './start-jobs.ts'
import { routines } from './work.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

const shops = {
  atOnce: await testShop(),
  asParcelsLeave: await testShop({ CAPTURE: 'shipment' }),
}
const atOnce = await stripeOrders(shops.atOnce)
const asParcelsLeave = await stripeOrders(shops.asParcelsLeave)
afterAll(() => Promise.all([atOnce.standIn.stop(), asParcelsLeave.standIn.stop()]))

/** A process that does nothing but this routine for so long, and comes to its end. */
async function runsFor(shop: TestShop, kind: string, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stop = startJobs(
    shop.services,
    {},
    routines.filter(routine => routine.kind === kind),
  )
  vi.advanceTimersByTime(milliseconds)
  await stop()
  vi.useRealTimers()
}

describe('a shop that runs by itself', () => {
  it('hears after ten minutes what no webhook told it', async () => {
    const { standIn, ordered, refund } = atOnce
    const { intent, shown } = await ordered(given.guest(shops.atOnce))
    refund(intent.id, 700)
    const asked = () => standIn.requests.filter(each => each === 'GET /v1/events').length
    const kind = 'fetch missed news of payments'
    await runsFor(shops.atOnce, kind, 10 * MINUTE_MS - 1)
    expect(asked()).toBe(0)
    await runsFor(shops.atOnce, kind, 10 * MINUTE_MS)
    expect(asked()).toBe(1)
    expect(await shown()).toMatchObject({ refundedTotal: 700 })
  })

  it('takes reserved money within ten minutes of the last day on which its bank holds it', async () => {
    const { standIn, ordered } = asParcelsLeave
    const { intent, total } = await ordered(given.guest(shops.asParcelsLeave))
    const later = (milliseconds: number) => {
      shops.asParcelsLeave.advance(milliseconds)
      standIn.advance(milliseconds)
    }
    const kind = 'watch reserved money'
    later(6 * DAY_MS - MINUTE_MS)
    await runsFor(shops.asParcelsLeave, kind, 10 * MINUTE_MS)
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    later(2 * MINUTE_MS)
    await runsFor(shops.asParcelsLeave, kind, 10 * MINUTE_MS - 1)
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    await runsFor(shops.asParcelsLeave, kind, 10 * MINUTE_MS)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
  })
})
