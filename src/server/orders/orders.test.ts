import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { Order, PurchaseHistory, ReturnLabel } from '#contract/orders/order.entities.ts'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, HOME, payWith, type Buyer } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { backgroundShop } from '../background-shop.ts'
import { fulfil } from './fulfilment.service.ts'
import { findOrder } from './order.service.ts'
import { invoicePdf } from './pdf/invoice.ts'

let shop: TestShop
const DAY_MS = 24 * 60 * 60 * 1000

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 1000 })
  await given.product(shop, { sku: 'BOOT-DE', prices: { DE: 12_000 }, stock: 1000 })
})

const routine = () => fulfil(shop.services)
/** Lets the demo's warehouse work until the order has arrived. */
async function deliver() {
  shop.advance(31 * 60 * 1000)
  for (let step = 0; step < 4; step++) {
    await routine()
    shop.advance(11 * 60 * 1000)
  }
  await runJobs(shop)
}

const consumer = async () => given.signedIn(shop, await promotions.consumer(shop))

async function ordered(buyer: Buyer, items: { sku: string; qty?: number }[], email = 'robin@cairn.test') {
  const [first, ...rest] = items
  const cartId = await cartToOrder(buyer, {
    sku: first?.sku ?? '',
    qty: first?.qty ?? 1,
    address: { ...HOME, recipientContactEmail: email },
  })
  for (const { sku, qty = 1 } of rest) await buyer.call('cart.addItem', { body: { basketId: cartId, sku, qty } })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return order
}
const cancel = (buyer: Buyer, orderNumber: string, body: object = {}) =>
  buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })
const stockOf = async (sku: string) => {
  const { rows } = await shop.database.pool.query<{ on_hand: number; held: number }>(
    'select on_hand, held from stock s join skus k on k.key = s.sku_key where k.sku = $1',
    [sku],
  )
  return rows[0]
}
const refundedOf = async (number: string) => {
  const { rows } = await shop.database.pool.query<{ refunded: number }>(
    'select sum(refunded)::int as refunded from simulator_payments where reference like $1',
    [`${number}-%`],
  )
  return rows[0]?.refunded
}

describe('reading orders', () => {
  it('shows a consumer his own, newest first, and nobody another’s', async () => {
    const robin = await consumer()
    const [first, second] = [await ordered(robin, [{ sku: 'SOCK-M' }]), await ordered(robin, [{ sku: 'BOOT-9' }])]
    const history = await robin.call('consumer.purchaseHistory', { body: { count: 10 } })
    expect(PurchaseHistory.parse(history)).toMatchObject({
      total: 2,
      orders: [{ orderNumber: second.orderNumber }, { orderNumber: first.orderNumber, totalUnits: 1 }],
    })
    const params = { orderId: first.orderNumber }
    expect(Order.parse(await robin.call('consumer.purchase', { params }))).toMatchObject({ status: 'paid' })
    const ash = await consumer()
    await expect(ash.call('consumer.purchase', { params })).rejects.toMatchObject({ errorId: 'OHS4004' })
    await expect(shop.call('consumer.purchase', { params })).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(shop.call('consumer.purchaseHistory', { body: {} })).rejects.toMatchObject({ errorId: 'AUT432' })
  })

  it('finds a guest’s order by number and email address', async () => {
    const { orderNumber } = await ordered(given.guest(shop), [{ sku: 'SOCK-M' }])
    const track = (number: string, email: string) =>
      shop.newVisitor().call('consumer.trackOrder', { body: { orderNumber: number, email } })
    expect(await track(orderNumber, 'ROBIN@cairn.test')).toMatchObject({ orderNumber })
    await expect(track(orderNumber, 'ash@cairn.test')).rejects.toMatchObject({ errorId: 'ORD400' })
    await expect(track('CRN-NONE-NONE-0000', 'robin@cairn.test')).rejects.toMatchObject({ errorId: 'ORD409' })
  })

  it('gives the invoice as a PDF to whoever knows the email address', async () => {
    const { orderNumber } = await ordered(given.guest(shop), [{ sku: 'SOCK-M', qty: 2 }])
    const invoice = (email: string) =>
      shop.newVisitor().call('consumer.invoice', { query: { orderNumber }, body: { email } })
    const document = await PDFDocument.load(await invoice('robin@cairn.test'))
    expect(document.getTitle()).toBe(`Invoice ${orderNumber}`)
    await expect(invoice('x@cairn.test')).rejects.toMatchObject({ errorId: 'ORD400' })
  })

  it('writes every line of a long order on its invoice', async () => {
    const { orderNumber } = await ordered(given.guest(shop), [{ sku: 'SOCK-M' }])
    const order = await findOrder(backgroundShop(shop.services, 'en-us'), orderNumber)
    if (!order) throw new Error('the order was just placed')
    const lines = Array.from({ length: 60 }, () => order.document.lines).flat()
    const long = await PDFDocument.load(await invoicePdf({ ...order, document: { ...order.document, lines } }))
    expect(long.getPageCount()).toBe(3)
    expect((await PDFDocument.load(await invoicePdf(order))).getPageCount()).toBe(1)
  })

  it('writes to the buyer once', async () => {
    const { orderNumber } = await ordered(given.guest(shop), [{ sku: 'BOOT-9' }], 'mail@cairn.test')
    const messages = await mailTo(shop, 'mail@cairn.test')
    expect(messages.map(({ template }) => template)).toEqual(['order-placed'])
    expect(messages[0]?.body).toMatch(new RegExp(`\nArrives by \\w+, \\w+ \\d+\n[^]*/en-us/orders/${orderNumber}`))
  })
})

describe('cancelling', () => {
  it('gives back one piece and its share of the money, then the rest', async () => {
    const buyer = given.guest(shop)
    const before = await stockOf('BOOT-9')
    const order = await ordered(buyer, [{ sku: 'BOOT-9', qty: 3 }])
    const itemId = order.items[0]?.id ?? ''
    const partly = await cancel(buyer, order.orderNumber, { items: [{ itemId, qty: 1 }] })
    expect(Order.parse(partly)).toMatchObject({ status: 'paid', refundedTotal: 12_348, items: [{ cancelledQty: 1 }] })
    await runJobs(shop)
    expect(await refundedOf(order.orderNumber)).toBe(12_348)
    const whole = await cancel(buyer, order.orderNumber)
    expect(whole).toMatchObject({ status: 'cancelled', refundedTotal: order.totals.total, cancellable: false })
    await runJobs(shop)
    expect(await refundedOf(order.orderNumber)).toBe(order.totals.total)
    expect(await stockOf('BOOT-9')).toEqual(before)
    await expect(cancel(buyer, order.orderNumber)).rejects.toMatchObject({ errorId: 'ORD404' })
  })

  it('is for the buyer, for items of the order, and in time', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await ordered(buyer, [{ sku: 'SOCK-M' }])
    await expect(cancel(given.guest(shop), orderNumber)).rejects.toMatchObject({ errorId: 'OHS4004' })
    await expect(cancel(shop, orderNumber, { email: 'x@cairn.test' })).rejects.toMatchObject({ errorId: 'ORD400' })
    const items = [{ itemId: 'itm_none', qty: 1 }]
    await expect(cancel(buyer, orderNumber, { items })).rejects.toMatchObject({ errorId: 'PLP400' })
    shop.advance(31 * 60 * 1000)
    await expect(cancel(buyer, orderNumber)).rejects.toMatchObject({ errorId: 'ORD404' })
  })

  it('fills every ledger again that the order drew on', async () => {
    const card = { number: '6000000000000007701', code: '12345678' }
    await promotions.giftCard(shop, { ...card, balance: 3000 })
    await promotions.promotion(shop, { id: 'once' }, { code: 'ONLYONCE', max_uses: 1 })
    const member = given.signedIn(shop, await promotions.consumer(shop, { loyalty: true, points: 200 }))
    const basketId = await cartToOrder(member, { sku: 'BOOT-9' })
    await member.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'ONLYONCE' } })
    await member.call('cart.applyReward', { params: { basketId }, body: { points: 200 } })
    await member.call('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code },
    })
    await payWith(member, basketId, CARDS.good)
    const ledgers = async () => {
      const { rows } = await shop.database.pool.query(
        `select (select balance from gift_cards where number = $1) as balance,
          (select uses from coupons where code = 'ONLYONCE') as uses,
          (select sum(points)::int from loyalty_points where consumer_id = $2) as points`,
        [card.number, member.id],
      )
      return rows[0]
    }
    const before = await ledgers()
    expect(before).toEqual({ balance: 3000, uses: 0, points: 200 })
    const { orderNumber, totals } = await member.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    expect(await ledgers()).toEqual({ balance: 0, uses: 1, points: 0 })
    await runJobs(shop)
    expect((await ledgers()).points).toBe(0)
    await cancel(member, orderNumber)
    await runJobs(shop)
    expect(await ledgers()).toEqual(before)
    expect(await refundedOf(orderNumber)).toBe(totals.total - 3000)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('fulfilment and returns', () => {
  it('moves an order to its buyer, who hears of it', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await ordered(buyer, [{ sku: 'BOOT-9' }], 'parcel@cairn.test')
    await deliver()
    const order = await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
    expect(Order.parse(order)).toMatchObject({ status: 'delivered', shipments: [{ carrier: 'Ridge Post' }] })
    expect(order.shipments[0]?.timeline.map(({ status }) => status)).toEqual([
      'created',
      'processing',
      'shipped',
      'delivered',
    ])
    const templates = (await mailTo(shop, 'parcel@cairn.test')).map(({ template }) => template)
    expect(templates).toEqual(['order-shipped', 'order-placed'])
  })

  it('goes on with the other orders when one cannot be read', async () => {
    const buyer = await consumer()
    const [broken, sound] = [await ordered(buyer, [{ sku: 'BOOT-9' }]), await ordered(buyer, [{ sku: 'BOOT-9' }])]
    const write = (change: string) =>
      shop.database.pool.query(`update orders set document = ${change} where number = $1`, [broken.orderNumber])
    const statusOf = async ({ orderNumber }: typeof sound) =>
      (await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).status
    await write(`document - 'lines' || jsonb_build_object('kept', document->'lines')`)
    shop.advance(31 * 60 * 1000)
    await routine()
    expect(await statusOf(sound)).toBe('processing')
    await write(`document - 'kept' || jsonb_build_object('lines', document->'kept')`)
    shop.advance(11 * 60 * 1000)
    await routine()
    expect(await statusOf(broken)).toBe('processing')
  })

  it('takes a return with a label that can be scanned, and refunds once the parcel is back', async () => {
    const buyer = given.guest(shop)
    const order = await ordered(buyer, [{ sku: 'BOOT-9', qty: 2 }])
    const params = { orderId: order.orderNumber }
    const itemId = order.items[0]?.id ?? ''
    const body = { items: [{ itemId, qty: 1, reason: 'too small' }] }
    await expect(buyer.call('consumer.returnLabel', { params, body })).rejects.toMatchObject({ errorId: 'RTN500' })
    await deliver()
    const made = ReturnLabel.parse(await buyer.call('consumer.returnLabel', { params, body }))
    expect(made).toMatchObject({ status: 'return-requested', refundTotal: 12_348 })
    const label = await PDFDocument.load(Buffer.from(made.label ?? '', 'base64'))
    expect(label.getTitle()).toBe(`Return label ${made.returnNumber}`)
    const announced = { returnNumber: made.returnNumber, items: [{ itemId, qty: 1 }], refundTotal: 12_348 }
    expect(Order.parse(await buyer.call('consumer.purchase', { params }))).toMatchObject({
      returns: [{ ...announced, status: 'return-requested' }],
    })
    shop.advance(4 * DAY_MS)
    await routine()
    await runJobs(shop)
    expect(await buyer.call('consumer.purchase', { params })).toMatchObject({
      status: 'refunded',
      refundedTotal: 12_348,
      returns: [{ ...announced, status: 'refunded' }],
    })
    expect(await refundedOf(order.orderNumber)).toBe(12_348)
    shop.advance(61 * DAY_MS)
    await expect(buyer.call('consumer.returnLabel', { params, body })).rejects.toMatchObject({
      errorId: 'RTN500',
      details: { reason: 'the time to return them is over.' },
    })
  })

  it('is as far with two returns as the later of them', async () => {
    const buyer = given.guest(shop)
    const order = await ordered(buyer, [{ sku: 'BOOT-9', qty: 3 }])
    const params = { orderId: order.orderNumber }
    const body = { items: [{ itemId: order.items[0]?.id ?? '', qty: 1, reason: 'too small' }] }
    const statusOf = async () => (await buyer.call('consumer.purchase', { params })).status
    await deliver()
    const { returnNumber } = await buyer.call('consumer.returnLabel', { params, body })
    shop.advance(2 * DAY_MS)
    await buyer.call('consumer.returnLabel', { params, body })
    shop.advance(1.5 * DAY_MS)
    await routine()
    const { returns } = await buyer.call('consumer.purchase', { params })
    expect(returns?.map(({ status }) => status)).toEqual(['return-requested', 'refunded'])
    expect(returns?.[1]?.returnNumber).toBe(returnNumber)
    expect(await statusOf()).toBe('return-requested')
    shop.advance(2 * DAY_MS)
    await routine()
    expect(await statusOf()).toBe('refunded')
    await buyer.call('consumer.returnLabel', { params, body })
    expect(await statusOf()).toBe('return-requested')
  })

  it('lets a buyer in the European Union withdraw, but for a dearer delivery, with a receipt', async () => {
    const buyer = given.guest(shop, { 'x-locale': 'de-de' })
    const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-DE' }] } })
    const address = {
      addressLine1: 'Hauptstraße 1',
      city: 'Kempten',
      countryCode: 'DE',
      postalCode: '87435',
      recipientFirstName: 'Łukasz',
      recipientLastName: 'Müller',
      recipientContactEmail: 'withdraw@cairn.test',
      recipientContactPhone: '+4983112345678',
      useAsBilling: true,
    }
    await buyer.call('cart.setShippingAddress', { params: { basketId: cartId }, body: address })
    await payWith(buyer, cartId, CARDS.good)
    await buyer.call('cart.setShippingMethod', { body: { basketId: cartId, code: 'me' } })
    const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await deliver()
    const itemId = order.items[0]?.id ?? ''
    const body = { items: [{ itemId, qty: 1, reason: 'withdrawal' }] }
    const made = await buyer.call('consumer.returnLabel', { params: { orderId: order.orderNumber }, body })
    expect(made.refundTotal).toBe(12_000)
    await runJobs(shop)
    expect((await mailTo(shop, 'withdraw@cairn.test'))[0]?.template).toBe('withdrawal-received')
  })
})
