import { afterAll, beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, ordered } = await stripeOrders(shop)
afterAll(() => standIn.stop())
beforeAll(async () => {
  await shop.database.pool.query('alter table disputes drop constraint disputes_state_check')
})

const disputed = async (orderNumber: string, id: string, state: string) =>
  shop.database.pool.query(
    `insert into disputes (id, order_number, payment_reference, amount, reason, state, opened_at, updated_at)
      select $2, order_number, reference, 1000, 'fraudulent', $3, now(), now() from payments where order_number = $1`,
    [orderNumber, id, state],
  )

it('an order is shown without a dispute of a state that only a later version knows, which is told', async () => {
  const { orderNumber, shown } = await ordered(given.guest(shop))
  await disputed(orderNumber, 'dp_later', 'pre-arbitration')
  await disputed(orderNumber, 'dp_known', 'under-review')
  expect((await shown()).disputes).toMatchObject([{ state: 'under-review' }])
  expect(shop.logged.filter(line => line.includes('dp_later'))).toHaveLength(1)
})

it('staff see such an order too', async () => {
  const { orderNumber } = await ordered(given.guest(shop))
  await disputed(orderNumber, 'dp_staff', 'pre-arbitration')
  const member = await staffMember(shop, 'service')
  const { story } = await member.call('orders.read', { params: { number: orderNumber } })
  expect(story.filter(({ kind }) => kind === 'dispute')).toHaveLength(1)
})
