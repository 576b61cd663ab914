import { expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { person } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { seeded, workAtRandom } from '../testing/staff-actions.ts'
import type { Customer, Work } from '../testing/staff-work.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const ACTIONS = 1000
const SEED = 27
/** Paid beside a card, so that what goes back is parted. */
const giftCard = (each: number) => ({ number: `600000000000000887${each}`, code: '11111111' })

it.runIf(inject('engine') === 'postgres')(
  'keeps the money right whatever several members of staff do to the same orders, people and cards at once',
  async () => {
    const shop = await testShop({ DEMO: 'true', RATE_LIMITS: 'false', FULFILMENT: 'manual' })
    const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', price: 12_000, stock: 10_000 })
    await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 40, sizeOf })
    const sales: Work['sales'] = []
    const customers: Customer[] = []
    const cards: string[] = []
    for (let each = 0; each < 6; each++) {
      const robin = await person(shop, { loyalty: true, phone: `+1303555010${each}` })
      customers.push(robin)
      const cartId = await cartToOrder(robin, { sku: 'BOOT-9', qty: 3 })
      if (each % 2 === 0) {
        const { number: giftCardNumber, code: giftCardCode } = giftCard(each)
        await promotions.giftCard(shop, { ...giftCard(each), balance: 10_000 })
        cards.push(giftCardNumber)
        const body = { payment_method_id: 'GIFT_CARD', giftCardNumber, giftCardCode } as const
        await robin.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
      }
      const { orderNumber } = await robin.call('cart.placeOrder', { headers: {}, body: { cartId } })
      sales.push({ number: orderNumber, buyer: robin })
    }
    const jobs = () => runJobs(shop)
    await jobs()
    const workers = await Promise.all(
      ['owner', 'owner', 'service', 'service', 'service', 'warehouse'].map(
        async role => (await staffMember(shop, role)).call,
      ),
    )
    // What has arrived can come back from the first moment on, however the rest goes.
    const [owner] = workers
    for (const buyer of customers) {
      const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
      const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
      await jobs()
      for (const { shipmentId } of (await owner?.('orders.read', { params: { number } }))?.shipments ?? [])
        for (const to of ['processing', 'shipped', 'delivered'] as const)
          await owner?.('orders.moveShipment', {
            params: { number, shipmentId },
            body: { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` },
          })
      sales.push({ number, buyer })
    }
    const linkTo = async (email: string) =>
      /payment-link\?token=([\w-]+)/.exec((await mailTo(shop, email))[0]?.body ?? '')?.[1]
    const random = seeded(SEED)
    const done = await workAtRandom({
      workers,
      actions: ACTIONS,
      customers,
      cards,
      sku: 'BOOT-9',
      sales,
      links: [],
      linkTo,
      jobs,
      random,
    })
    await jobs()
    expect(await findViolations(shop.database.pool)).toEqual([])
    // What never happened proves nothing.
    expect(Object.entries(done).filter(([, told]) => told.done === 0)).toEqual([])
  },
  // A thousand actions, one after the other, each with its letters and its books.
  8 * inject('patience'),
)
