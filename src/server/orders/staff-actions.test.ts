import { expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { HOME, KEMPTEN } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { brokenLimits } from '../testing/kept-limits.ts'
import { wrongMoney } from './wrong-money.test-data.ts'
import { person } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { seeded, workAtRandom } from '../testing/staff-actions.ts'
import { cartOf } from '../testing/staff-actions-value.ts'
import type { Customer, Work } from '../testing/staff-work.ts'
import { staffMember } from '../testing/staff.ts'
import { toldApart } from '../testing/told-apart.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const SEED = Number(process.env['STAFF_ACTIONS_SEED'] ?? 27)
/** Paid beside a card, so that what goes back is parted. */
const giftCard = (each: number) => ({ number: `600000000000000887${each}`, code: '11111111' })
const SKUS = ['BOOT-9', 'POLE-1', 'SOCK-M']

/** Goods that are cheaper together, some of them with a gift. */
async function givenGoods(shop: TestShop) {
  const prices = (price: number) => ({ US: price, DE: price })
  const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', prices: prices(12_000), stock: 10_000 })
  await given.product(shop, { sku: 'BOOT-10', size: '10', prices: prices(12_000), stock: 40, sizeOf })
  await given.product(shop, { sku: 'POLE-1', prices: prices(5000), stock: 10_000 })
  await given.product(shop, { sku: 'SOCK-M', prices: prices(1500), stock: 10_000 })
  await given.product(shop, { sku: 'LACE-1', prices: prices(500), stock: 10_000 })
  await promotions.promotion(shop, { id: 'fifth-from-300', percent: 20, min_subtotal: 30_000 })
  await promotions.promotion(shop, {
    id: 'three-socks-for-two',
    level: 'PRODUCT',
    kind: 'buy-x-get-y',
    skus: ['SOCK-M'],
    percent: 100,
    buy_qty: 2,
    get_qty: 1,
  })
  await promotions.promotion(shop, { id: 'laces', kind: 'gift', gift_sku: 'LACE-1', min_subtotal: 25_000 })
}

it.runIf(inject('engine') === 'postgres').each([
  { CAPTURE: 'placement', actions: 1000 },
  { CAPTURE: 'shipment', actions: 300 },
])(
  'keeps the money right, everybody within his limits, and desk, buyers and reports of one word, whatever several members of staff do to the same orders, people and cards at once: $actions actions, taken with $CAPTURE',
  async ({ CAPTURE, actions }) => {
    const shop = await testShop({ DEMO: 'true', RATE_LIMITS: 'false', FULFILMENT: 'manual', CAPTURE })
    await givenGoods(shop)
    const random = seeded(SEED)
    const sales: Work['sales'] = []
    const customers: Customer[] = []
    const cards: string[] = []
    const placed = async (buyer: Customer, cartId: string) => {
      const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
      sales.push({ number, buyer })
      return number
    }
    for (let each = 0; each < 6; each++) {
      const abroad = each % 2 === 1
      const form = { loyalty: true, phone: `+1303555010${each}` }
      const robin = await person(shop, form, abroad ? { 'x-locale': 'de-de' } : {})
      const buyer = { ...robin, home: abroad ? KEMPTEN : HOME }
      customers.push(buyer)
      const cartId = await cartOf({ skus: SKUS, random }, buyer)
      if (!abroad) {
        const { number: giftCardNumber, code: giftCardCode } = giftCard(each)
        await promotions.giftCard(shop, { ...giftCard(each), balance: 10_000 })
        cards.push(giftCardNumber)
        const body = { payment_method_id: 'GIFT_CARD', giftCardNumber, giftCardCode } as const
        await buyer.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
      }
      await placed(buyer, cartId)
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
      const number = await placed(buyer, await cartOf({ skus: SKUS, random }, buyer))
      await jobs()
      for (const { shipmentId } of (await owner?.('orders.read', { params: { number } }))?.shipments ?? [])
        for (const to of ['processing', 'shipped', 'delivered'] as const)
          await owner?.('orders.moveShipment', {
            params: { number, shipmentId },
            body: { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` },
          })
    }
    const linkTo = async (email: string) =>
      /payment-link\?token=([\w-]+)/.exec((await mailTo(shop, email))[0]?.body ?? '')?.[1]
    const done = await workAtRandom({
      workers,
      actions,
      customers,
      cards,
      skus: SKUS,
      sales,
      links: [],
      linkTo,
      jobs,
      random,
    })
    await jobs()
    expect(await findViolations(shop.database.pool)).toEqual([])
    expect(await brokenLimits(shop.database.pool)).toEqual([])
    expect(
      await wrongMoney(
        shop,
        sales.map(({ number }) => number),
      ),
    ).toEqual([])
    expect(owner && (await toldApart(shop, owner, sales))).toEqual([])
    expect(Object.entries(done).filter(([, told]) => told.done === 0)).toEqual([])
  },
  // A thousand actions, one after the other, each with its letters and its books.
  8 * inject('patience'),
)
