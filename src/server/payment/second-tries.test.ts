import { afterAll, describe, expect, it } from 'vitest'
import { captureWhatLapses } from '../orders/capture.service.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import type { Fault } from './stripe/stand-in/server.ts'

const reserving = await testShop({ CAPTURE: 'shipment' })
const taking = await testShop()
const [reserved, taken] = [await stripeOrders(reserving), await stripeOrders(taking)]
afterAll(() => Promise.all([reserved.standIn.stop(), taken.standIn.stop()]))

const ROUTINE = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
/** Not carried out, not carried out yet, or carried out and nobody heard of it. */
const FAULTS: readonly Fault[] = ['busy', '504, done later', { lost: 40 }]

type World = { shop: TestShop; standIn: typeof reserved.standIn; write: RegExp }

/** Has something done while Stripe does not take it or loses its answer, and once more: the keys that it was asked under. */
async function twice({ shop, standIn, write }: World, fault: Fault, act: () => Promise<unknown>): Promise<string[]> {
  const isMeant = (request: string) => request.startsWith('POST') && write.test(request)
  const from = standIn.requests.length
  const before = standIn.keys.length
  standIn.fail(({ method, path }) => (isMeant(`${method} ${path}`) ? fault : undefined))
  await act()
  await runJobs(shop)
  standIn.fail(undefined)
  await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
  await runJobs(shop)
  await captureWhatLapses(shop.services, ROUTINE)
  standIn.carryOutLate()
  const writes = standIn.requests.slice(from).filter(request => request.startsWith('POST'))
  return writes.flatMap((request, at) => (isMeant(request) ? (standIn.keys[before + at] ?? '') : []))
}

/** What was not carried out is asked for again, under its first key; what was, never under another. */
function expectOneKey(keys: readonly string[], fault: Fault): void {
  expect(new Set(keys).size).toBe(1)
  if (typeof fault === 'string') expect(keys.length).toBeGreaterThan(1)
}

const cancelled = (buyer: ReturnType<typeof given.guest>, orderNumber: string) => () =>
  buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })

describe.each(FAULTS)('with Stripe answering %j at first', fault => {
  it('a capture is asked for under one key, and takes the money once', async () => {
    const { orderNumber, intent, total } = await reserved.ordered(given.guest(reserving))
    const step = async () => {
      const at = [orderNumber, reserving.services.clock()]
      await reserving.database.pool.query('update orders set next_step_at = $2 where number = $1', at)
      await fulfil(reserving.services)
    }
    await step()
    await runJobs(reserving)
    const keys = await twice({ shop: reserving, standIn: reserved.standIn, write: /\/capture$/ }, fault, step)
    expectOneKey(keys, fault)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
  })

  it('a cancellation is asked for under one key, and lets go of all', async () => {
    const buyer = given.guest(reserving)
    const { orderNumber, intent } = await reserved.ordered(buyer)
    const world = { shop: reserving, standIn: reserved.standIn, write: /\/cancel$/ }
    expectOneKey(await twice(world, fault, cancelled(buyer, orderNumber)), fault)
    expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 })
  })

  it('a refund is asked for under one key, and given once', async () => {
    const buyer = given.guest(taking)
    const { orderNumber, intent, total } = await taken.ordered(buyer)
    await runJobs(taking)
    const world = { shop: taking, standIn: taken.standIn, write: /\/refunds$/ }
    expectOneKey(await twice(world, fault, cancelled(buyer, orderNumber)), fault)
    expect(await taken.sums(orderNumber, intent)).toEqual({ order: total, payment: total, provider: total })
  })

  it('a card is forgotten under one key', async () => {
    const member = await person(taking)
    const { card } = await member.call('consumer.addPaymentInstrument', {
      body: { card: { paymentToken: `ctoken_ok_${FAULTS.indexOf(fault)}` } },
    })
    const params = { paymentInstrumentId: card.paymentInstrumentId }
    const world = { shop: taking, standIn: taken.standIn, write: /\/detach$/ }
    const remove = () => member.call('consumer.removePaymentInstrument', { params })
    expectOneKey(await twice(world, fault, remove), fault)
    expect([...taken.standIn.books.methods.values()].filter(({ customer }) => customer !== null)).toEqual([])
  })
})
