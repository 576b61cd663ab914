import { afterAll, expect, it } from 'vitest'
import { backgroundShop } from '../background-shop.ts'
import { findLivePayment } from '../payment/attempts.service.ts'
import { takePart } from '../payment/captures.service.ts'
import * as given from '../testing/given.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'
import { captureWhatLapses } from './capture.service.ts'
import { findOrder } from './order.service.ts'
import { carryOutLateRefunds, oweRefund } from './refund.service.ts'

const shop = await testShop({ CAPTURE: 'shipment' })
const { standIn, ordered, sums, runJobsAgain } = await stripeOrders(shop)
afterAll(() => standIn.stop())

const ROUTINE = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
const SIX_DAYS_MS = (6 * 24 + 1) * 60 * 60 * 1000

/** Stripe keeps a refusal under its key: asked too early, a good refund would be refused for ever. */
it('asks for more than was taken so far only once that is taken', async () => {
  const { orderNumber, intent, total } = await ordered(given.guest(shop), 'parts', 2)
  const inside = backgroundShop(shop.services, 'en-us')
  const [payment, order] = [await findLivePayment(inside, orderNumber), await findOrder(inside, orderNumber)]
  if (!payment || !order) throw new Error('nothing is reserved')
  await takePart(inside, payment, { amount: Math.floor(total / 2), last: false })
  const owed = Math.floor((total * 3) / 4)
  await shop.database.pool.query('update orders set refunded = $2 where number = $1', [orderNumber, owed])
  await oweRefund(inside, order, owed, `${orderNumber} given 1`)
  await runJobsAgain()
  expect(standIn.requests).not.toContain('POST /v1/refunds')
  shop.advance(SIX_DAYS_MS)
  await captureWhatLapses(shop.services, ROUTINE)
  await carryOutLateRefunds(shop.services, ROUTINE)
  await runJobsAgain()
  expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
})
