import { expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { seeded, workAtRandom } from '../testing/staff-actions.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

/** `npm run bench -- studio` does a thousand, with a million orders around them. */
const ACTIONS = 160
const SEED = 27

it.runIf(inject('engine') === 'postgres')(
  'keeps the money right whatever several members of staff do to the same orders, people and cards at once',
  async () => {
    const shop = await testShop({ DEMO: 'true', RATE_LIMITS: 'false' })
    const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', price: 12_000, stock: 1000 })
    await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 20, sizeOf })
    const orders: string[] = []
    const customers: string[] = []
    for (let each = 0; each < 6; each++) {
      const robin = await person(shop)
      customers.push(robin.consumerId)
      const cartId = await cartToOrder(robin, { sku: 'BOOT-9', qty: 3 })
      orders.push((await robin.call('cart.placeOrder', { headers: {}, body: { cartId } })).orderNumber)
    }
    await runJobs(shop)
    const workers = await Promise.all(
      (['owner', 'owner', 'service', 'service', 'service'] as const).map(async may => ({
        may,
        call: (await staffMember(shop, may)).call,
      })),
    )
    const done = await workAtRandom({ workers, actions: ACTIONS, orders, customers, random: seeded(SEED) })
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
    // Each was done at least once: what never happened proves nothing.
    const idle = ['cancel', 'exchange', 'refundAmount', 'goodwill', 'points', 'issueCard'].filter(
      name => (done[name]?.done ?? 0) === 0,
    )
    expect(idle).toEqual([])
  },
)
