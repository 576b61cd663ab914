import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import * as given from '../testing/given.ts'
import {
  CARDS_OF_SCHEDULES,
  FAULTS,
  faultsByOrder,
  playSchedule,
  STEPS,
  type Schedule,
} from '../testing/payment-schedule.ts'
import { putAway, settleEverything, unsettled } from '../testing/settled-payments.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

/**
 * A short hunt, the same every time, one schedule after another. `npm run test:schedules`
 * makes it many rounds of ten at once from a seed that is told, on a database with more than one connection.
 */
const LONG = Number(process.env['SCHEDULES'] ?? 0)
const isLong = LONG > 0 && inject('engine') === 'postgres'
const [AT_ONCE, ROUNDS] = isLong ? [10, LONG] : [1, 30]
const SEED = 20_261_116

const schedule: fc.Arbitrary<Schedule> = fc.record({
  card: fc.constantFrom(...CARDS_OF_SCHEDULES),
  faults: fc.array(fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 2 }), { maxLength: 8 }),
  steps: fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }),
  luck: fc.nat(),
})

/** Whatever is lost, repeated, late or done elsewhere, in whatever order: shop and provider agree in the end. */
describe.each(['placement', 'shipment'])('money taken at %s', { timeout: 600_000 }, capture => {
  let shop: TestShop
  let standIn: StripeStandIn

  beforeAll(async () => {
    shop = await testShop({ PAYMENT_TIMEOUT_MS: '50', CAPTURE: capture, LOG_LEVEL: 'silent' })
    standIn = await startStripeStandIn()
    const provider = createStripeProvider({
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_1'],
      origin: 'https://shop.test',
      timeoutMs: 30_000,
      server: standIn.server,
    })
    Object.assign(shop.services.payments, { provider })
    await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1_000_000 })
    await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 1_000_000 })
  })
  afterAll(() => standIn.stop())

  it(`is neither lost nor doubled in ${AT_ONCE * ROUNDS} schedules`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(schedule, { minLength: AT_ONCE, maxLength: AT_ONCE }), async schedules => {
        standIn.fail(faultsByOrder(standIn.books, schedules))
        const numbers = await Promise.all(schedules.map(each => playSchedule(shop, standIn, each)))
        standIn.fail(undefined)
        await settleEverything(shop, standIn)
        expect(await unsettled(shop, standIn.books, numbers)).toEqual([])
        await putAway(shop, standIn)
      }),
      { numRuns: ROUNDS, endOnFailure: true, ...(!isLong && { seed: SEED }) },
    )
  })
})
