import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backgroundShop } from '../background-shop.ts'
import type { Job } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { captureWhatLapses } from '../orders/capture.service.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import type { Services } from '../services.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { secondShop } from '../testing/second-shop.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findLivePayment } from './attempts.service.ts'
import { takePart } from './captures.service.ts'
import type { Fault } from './stripe/stand-in/server.ts'

const FAULTS: readonly Fault[] = ['busy', 'in use', '504, done later', { lost: 40 }, 'failure', 'failure, done']
const ROUTINE = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

type Buyer = ReturnType<typeof given.guest>
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && /\/(?:capture|cancel|refunds|detach)$/.test(path)

/** Two processes of a shop, whose leases are over: each has what the other has begun. */
async function pair(settings: Record<string, string> = {}) {
  const shop = await testShop(settings)
  const orders = await stripeOrders(shop)
  const second = await secondShop(shop)
  Object.assign(second.services.payments, { provider: shop.services.payments.provider })
  const processes = [shop.services, second.services]
  const atOnce = (each: (services: Services) => Promise<unknown>) => Promise.allSettled(processes.map(each))
  const { standIn } = orders
  const jobs = async (kind: string): Promise<Job[]> => {
    const { rows } = await shop.database.pool.query<Job>(
      'select id, kind, payload, attempts from jobs where kind = $1 and done_at is null',
      [kind],
    )
    return rows
  }
  return {
    shop,
    orders,
    processes,
    jobs,
    /** Both do it while Stripe fails each of them once, and both once more. */
    async twice(kind: string, fault: Fault) {
      let failures = 2
      standIn.fail(request => (isWrite(request) && failures-- > 0 ? fault : undefined))
      for (let round = 0; round < 3; round++) {
        for (const job of await jobs(kind)) await atOnce(services => done(services, job))
        await atOnce(services => captureWhatLapses(services, ROUTINE))
      }
      standIn.fail(undefined)
    },
  }
}
type Pair = Awaited<ReturnType<typeof pair>>

async function done(services: Services, job: Job): Promise<void> {
  await work[job.kind]?.(services, job)
}

async function leaves(shop: TestShop, orderNumber: string) {
  const at = [orderNumber, shop.services.clock()]
  await shop.database.pool.query('update orders set next_step_at = $2 where number = $1', at)
  await fulfil(shop.services)
}

const cancel = (buyer: Buyer, orderNumber: string, items?: { itemId: string; qty: number }[]) =>
  buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: { ...(items && { items }) } })

describe.runIf(inject('engine') === 'postgres')('two processes at the same step', () => {
  let [reserving, taking]: Pair[] = []
  const of = (which: Pair | undefined): Pair => {
    if (!which) throw new Error('no shop')
    return which
  }

  beforeAll(async () => {
    reserving = await pair({ CAPTURE: 'shipment' })
    taking = await pair()
  })
  afterAll(() => Promise.all([reserving, taking].map(each => each?.orders.standIn.stop())))

  describe.each(FAULTS)('with Stripe answering both %j', fault => {
    it('take money once', async () => {
      const { shop, orders, twice } = of(reserving)
      const { orderNumber, intent, total } = await orders.ordered(given.guest(shop))
      await leaves(shop, orderNumber)
      await runJobs(shop)
      await leaves(shop, orderNumber)
      await twice('capture', fault)
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
      await runJobs(shop)
    })

    it('let go of all of it', async () => {
      const { shop, orders, twice } = of(reserving)
      const buyer = given.guest(shop)
      const { orderNumber, intent } = await orders.ordered(buyer)
      await cancel(buyer, orderNumber)
      await twice('refund', fault)
      expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 })
      await runJobs(shop)
    })

    it('give a part back once', async () => {
      const { shop, orders, twice } = of(taking)
      const { orderNumber, intent, half } = await halfBack(of(taking))
      await twice('refund', fault)
      expect(await orders.sums(orderNumber, intent)).toEqual({ order: half, payment: half, provider: half })
      await runJobs(shop)
    })

    it('forget a card', async () => {
      const { shop, orders, twice } = of(taking)
      const member = await person(shop)
      const { card } = await member.call('consumer.addPaymentInstrument', {
        body: { card: { paymentToken: `ctoken_ok_${FAULTS.indexOf(fault)}` } },
      })
      const params = { paymentInstrumentId: card.paymentInstrumentId }
      await member.call('consumer.removePaymentInstrument', { params })
      await twice('forget-payer', fault)
      expect([...orders.standIn.books.methods.values()].filter(({ customer }) => customer !== null)).toEqual([])
      await runJobs(shop)
    })
  })

  describe('of which one hears late of the failure that the other goes on from', () => {
    it('give a part back once', async () => {
      const { orders, jobs } = of(taking)
      const { orderNumber, intent, half } = await halfBack(of(taking))
      const [job] = await jobs('refund')
      if (!job) throw new Error('nothing to do')
      await oneBehind(of(taking), services => done(services, job))
      expect(await orders.sums(orderNumber, intent)).toEqual({ order: half, payment: half, provider: half })
    })

    it('take a part once', async () => {
      const { shop, orders } = of(reserving)
      const { orderNumber, intent } = await orders.ordered(given.guest(shop), 'parts')
      await oneBehind(of(reserving), async services => {
        const inside = backgroundShop(services, 'en-us')
        const payment = await findLivePayment(inside, orderNumber)
        if (payment && payment.captured === 0) await takePart(inside, payment, { amount: 1000, last: false })
      })
      expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 1000 })
    })
  })
})

/** The first is on its way while the second fails and begins anew; it hears of that failure, and both go on. */
async function oneBehind({ orders: { standIn }, processes }: Pair, step: (services: Services) => Promise<void>) {
  const [first, second] = processes.map(services => () => step(services).catch(() => undefined))
  if (!first || !second) throw new Error('not two')
  // The second asks at once whether the failure is kept.
  const arrivals: (Fault | undefined)[] = ['slow', 'failure', undefined, 'slow']
  standIn.fail(request => (isWrite(request) ? arrivals.shift() : undefined))
  const arrived = async (left: number) => {
    await expect.poll(() => arrivals.length).toBe(left)
  }
  const behind = first()
  await arrived(3)
  await second()
  const again = second()
  await arrived(0)
  standIn.carryOutLate(1)
  await behind
  await first()
  standIn.carryOutLate()
  await again
  await second()
}

async function halfBack({ shop, orders }: Pair) {
  const buyer = given.guest(shop)
  const { orderNumber, intent, total, items } = await orders.ordered(buyer, 'ok', 2)
  await runJobs(shop)
  await cancel(buyer, orderNumber, [{ itemId: items[0]?.id ?? '', qty: 1 }])
  const { rows } = await shop.database.pool.query<{ refunded: number }>(
    'select refunded from orders where number = $1',
    [orderNumber],
  )
  const half = rows[0]?.refunded ?? 0
  expect(half * 2).toBeLessThanOrEqual(total)
  return { orderNumber, intent, half }
}
