import { afterAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'
import { settleOpenPayments } from './settle.service.ts'

const shop = await testShop()
const { standIn, ordered } = await stripeOrders(shop)
afterAll(() => standIn.stop())

const CARD = { number: '6000000000000009999', code: '11111111' }

it('gives a gift card back when a bank was asked, and nothing will come of it', async () => {
  await giftCard(shop, CARD)
  const { intent } = await ordered(given.guest(shop), 'challenge', 1, CARD)
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: null })
  const seen = async () => {
    await settleOpenPayments(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
    const { rows } = await shop.database.pool.query('select state from payments')
    return rows
  }
  shop.advance(5 * 60_000)
  // Its shopper may still be at it.
  expect(await seen()).toEqual([{ state: 'action' }])
  for (let round = 0; round < 3; round++) {
    shop.advance(60 * 60_000)
    await seen()
  }
  expect(await seen()).toEqual([{ state: 'voided' }])
  const { rows } = await shop.database.pool.query('select balance from gift_cards where number = $1', [CARD.number])
  expect(rows).toEqual([{ balance: 5000 }])
})
