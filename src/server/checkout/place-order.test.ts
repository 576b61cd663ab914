import { beforeAll, describe, expect, it } from 'vitest'
import { Order } from '#contract/orders/order.entities.ts'
import { mergeGuestCart } from '../cart/merge.service.ts'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { answerChallenge, cartToOrder, CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '100' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 1000 })
})

const place = (buyer: ReturnType<typeof given.guest>, cartId: string, more: object = {}) =>
  buyer.call('cart.placeOrder', { headers: {}, body: { cartId, ...more } })
const holds = async () => expect(await findViolations(shop.database.pool)).toEqual([])
const count = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows.length

describe('placing an order', () => {
  it('charges the card, sells the pieces and closes the cart', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty: 2 })
    const prepared = await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    expect(prepared.holdExpiresAt).toBeDefined()
    expect(buyer.visitor.cookies.get('cairn_cart')).toBe('2')
    const order = await place(buyer, cartId, { expectedTotal: prepared.totals.total })
    expect(buyer.visitor.cookies.has('cairn_cart')).toBe(false)
    expect(Order.parse(order)).toMatchObject({
      status: 'paid',
      email: 'robin@cairn.test',
      totals: { total: 24_696, remainingToPay: 0 },
      paymentMethod: [{ payment_method_id: 'CREDIT_CARD', card: { lastFour: '4242' }, amount: 24_696 }],
      cancellable: true,
    })
    expect(order.orderNumber).toMatch(/^CRN-([BDFGHJKLMNPRSTVZ][AEIOU]){2}-([BDFGHJKLMNPRSTVZ][AEIOU]){2}-\d{4}$/)
    const { rows } = await shop.database.pool.query(
      `select on_hand, held from stock s join skus k on k.key = s.sku_key where k.sku = 'BOOT-9'`,
    )
    expect(rows).toEqual([{ on_hand: 998, held: 0 }])
    const charged = await shop.database.pool.query('select captured from simulator_payments where reference like $1', [
      `${order.orderNumber}-%`,
    ])
    expect(charged.rows).toEqual([{ captured: 24_696 }])
    await expect(buyer.call('cart.read', { params: { basketId: cartId } })).rejects.toMatchObject({ errorId: 'BSK404' })
  })

  it('remembers the place where a parcel is collected', async () => {
    await shop.database.pool.query(
      `insert into collection_points (id, name, carrier, kind, country, city, street, postal_code, latitude, longitude, hours, status)
      values ('cp-boulder', 'Parcel shop', 'Ridge Post', 'shop', 'US', 'Boulder', 'Pearl Street 1', '80302', 40, -105.3, '{}', 'open')`,
    )
    await shop.settled()
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card: null })
    const where = { code: 'pudo' as const, collectionPointId: 'cp-boulder' }
    await buyer.call('cart.setShippingMethod', { body: { basketId: cartId, ...where } })
    await payWith(buyer, cartId, CARDS.good)
    const { shipments } = Order.parse(await place(buyer, cartId))
    expect(shipments).toMatchObject([{ ...where, collectionPointName: 'Parcel shop, Boulder' }])
  })

  it('gives the same order to whoever asks again', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const [first, second] = [await place(buyer, cartId), await place(buyer, cartId)]
    expect(second.orderNumber).toBe(first.orderNumber)
    expect(await count('select 1 from simulator_payments where reference like $1', [`${first.orderNumber}-%`])).toBe(1)
  })

  it('places one order for twenty requests at once', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(buyer, cartId)))
    expect(new Set(placed.map(order => order.orderNumber)).size).toBe(1)
    const number = placed[0]?.orderNumber
    expect(await count('select 1 from simulator_payments where reference like $1', [`${number}-%`])).toBe(1)
  })

  it('is not for others', async () => {
    const cartId = await cartToOrder(given.guest(shop), { sku: 'SOCK-M' })
    await expect(place(given.guest(shop), cartId)).rejects.toMatchObject({ errorId: 'AUT498' })
  })

  it.each([
    [CARDS.declined, 'PAY400'],
    [CARDS.insufficient, 'PAY400'],
    [CARDS.fraud, 'PYT402'],
    [CARDS.expired, 'FE309'],
    [CARDS.broken, 'PAY400'],
  ])('tells why card %s did not pay, and takes another one', async (card, errorId) => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId })
    await payWith(buyer, cartId, CARDS.good)
    expect(await place(buyer, cartId)).toMatchObject({ status: 'paid' })
  })

  it('takes no coupon whose time is over, however long it was in the cart', async () => {
    const ends_at = new Date(shop.services.clock().getTime() + 3_600_000)
    await promotions.promotion(shop, { id: 'brief' }, { code: 'BRIEF', ends_at })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'BRIEF' } })
    shop.advance(2 * 3_600_000)
    await expect(place(buyer, basketId)).rejects.toMatchObject({ code: 'PROMO_EXPIRED' })
  })

  it('places the order although the answer to the charge was lost', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card: CARDS.lostAnswer })
    expect(await place(buyer, cartId)).toMatchObject({ status: 'paid' })
  })
})

describe('3-D Secure', () => {
  const challenged = async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card: CARDS.challenge })
    const order = await place(buyer, cartId)
    expect(Order.parse(order)).toMatchObject({ status: 'created', flash: [{ code: 'PaymentNotAuthorized' }] })
    return { buyer, cartId, order, url: order.action?.url ?? '' }
  }
  type Challenged = Awaited<ReturnType<typeof challenged>>
  const patch = ({ buyer, order }: Challenged, body: { transactionId: string; authenticationResult: string }) =>
    buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber: order.orderNumber }, body })

  it('finishes the order with the result of the challenge, however often it is sent', async () => {
    const begun = await challenged()
    const result = await answerChallenge(begun.buyer, begun.url, { verdict: 'confirm', code: '1234' })
    expect(await patch(begun, result)).toMatchObject({ status: 'paid', orderNumber: begun.order.orderNumber })
    expect(await patch(begun, result)).toMatchObject({ status: 'paid' })
  })

  it('asks for the same challenge when the page is loaded again', async () => {
    const { buyer, cartId, order } = await challenged()
    expect(await place(buyer, cartId)).toMatchObject({
      orderNumber: order.orderNumber,
      action: { url: order.action?.url },
    })
  })

  it('goes on with a new cart after a wrong code', async () => {
    const begun = await challenged()
    const result = await answerChallenge(begun.buyer, begun.url, { verdict: 'confirm', code: '0000' })
    const failure = await patch(begun, result).catch((error: unknown) => error)
    expect(failure).toMatchObject({ errorId: 'PAY400', details: { basketId: expect.stringMatching(/^bsk_/) } })
    const cart = await begun.buyer.call('cart.read', { params: { basketId: 'current' } })
    expect(cart).toMatchObject({ items: [{ sku: 'SOCK-M' }], payment_instruments: [] })
    await payWith(begun.buyer, cart.id, CARDS.good)
    expect(await place(begun.buyer, cart.id)).toMatchObject({ status: 'paid' })
  })

  it('starts over with another card when the shopper leaves the challenge', async () => {
    const { buyer, cartId, order } = await challenged()
    await payWith(buyer, cartId, CARDS.good)
    expect(await place(buyer, cartId)).toMatchObject({ status: 'paid', orderNumber: order.orderNumber })
    const { rows } = await shop.database.pool.query(
      'select captured from simulator_payments where reference like $1 and captured > 0',
      [`${order.orderNumber}-%`],
    )
    expect(rows).toHaveLength(1)
  })

  it('takes nothing for an attempt that was refused, although the bank says yes later', async () => {
    const begun = await challenged()
    const { transactionId = '' } = begun.order.action ?? {}
    const forged = { transactionId, authenticationResult: 'cres_forged' }
    await expect(patch(begun, forged)).rejects.toMatchObject({ errorId: 'PAY400' })
    await answerChallenge(begun.buyer, begun.url, { verdict: 'confirm', code: '1234' })
    await runJobs(shop)
    const { rows } = await shop.database.pool.query('select state, captured from simulator_payments where id = $1', [
      transactionId,
    ])
    expect(rows).toEqual([{ state: 'declined', captured: 0 }])
    await holds()
  })

  it('sells what was ordered, although the cart holds something else by then', async () => {
    const begun = await challenged()
    const { buyer, cartId: basketId, order, url } = begun
    await given.product(shop, { sku: 'ROPE-1', price: 9000, stock: 7 })
    const result = await answerChallenge(buyer, url, { verdict: 'confirm', code: '1234' })
    await buyer.call('cart.addItem', { body: { basketId, sku: 'ROPE-1', qty: 1 } })
    await buyer.call('cart.removeItem', { body: { basketId, itemId: order.items[0]?.id ?? '' } })
    await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    expect(await patch(begun, result)).toMatchObject({ status: 'paid', items: [{ sku: 'SOCK-M' }] })
    const { rows } = await shop.database.pool.query(
      'select sku from order_stock o join skus k on k.key = o.sku_key where order_number = $1',
      [order.orderNumber],
    )
    expect(rows).toEqual([{ sku: 'SOCK-M' }])
    await holds()
  })

  it('goes on with the later attempt when a forgotten tab tells of the first', async () => {
    const begun = await challenged()
    await payWith(begun.buyer, begun.cartId, CARDS.challenge)
    const { action } = await place(begun.buyer, begun.cartId)
    const first = await answerChallenge(begun.buyer, begun.url, { verdict: 'confirm', code: '1234' })
    await expect(patch(begun, first)).rejects.toMatchObject({ errorId: 'PAY400' })
    const second = await answerChallenge(begun.buyer, action?.url ?? '', { verdict: 'confirm', code: '1234' })
    expect(await patch(begun, second)).toMatchObject({ status: 'paid' })
    await runJobs(shop)
    await holds()
  })

  it('is for whoever signs in after his card was refused, too', async () => {
    const guest = given.guest(shop)
    const buyer = given.signedIn(shop, await promotions.consumer(shop))
    const cartId = await cartToOrder(guest, { sku: 'SOCK-M', card: CARDS.declined })
    await expect(place(guest, cartId)).rejects.toMatchObject({ errorId: 'PAY400' })
    const context = await openShop(shop.services, { request: new Request('http://shop.test/'), address: 'local' })
    await mergeGuestCart(context, guest.id, buyer.id)
    await payWith(buyer, cartId, CARDS.challenge)
    const order = await place(buyer, cartId)
    const result = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
    expect(await patch({ buyer, cartId, order, url: '' }, result)).toMatchObject({ status: 'paid' })
  })

  it('does not finish an order of someone else', async () => {
    const begun = await challenged()
    const result = await answerChallenge(begun.buyer, begun.url, { verdict: 'confirm', code: '1234' })
    await expect(patch({ ...begun, buyer: given.guest(shop) }, result)).rejects.toMatchObject({ errorId: 'ORD409' })
  })

  it('needs no challenge where the bank wants none', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card: CARDS.frictionless })
    expect(await place(buyer, cartId)).toMatchObject({ status: 'paid', flash: [] })
  })

  it.each(['WALLET', 'PAY_LATER'] as const)('goes to the provider of %s and comes back', async method => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const body = { payment_method_id: method }
    await buyer.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
    const order = await place(buyer, cartId, { paymentMethod: method })
    expect(order.action).toMatchObject({ type: 'REDIRECT' })
    const result = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm' })
    expect(await patch({ buyer, cartId, order, url: '' }, result)).toMatchObject({ status: 'paid' })
  })

  it('is told when the pay-later provider refuses', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const body = { payment_method_id: 'PAY_LATER' } as const
    await buyer.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
    const order = await place(buyer, cartId)
    const result = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'cancel' })
    await expect(patch({ buyer, cartId, order, url: '' }, result)).rejects.toMatchObject({ errorId: 'PAY400' })
  })
})

describe('what is missing is named', () => {
  it('payment, billing address, phone, instrument', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', card: null })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId: 'PYT400' })
    await expect(place(buyer, cartId, { paymentMethod: 'WALLET' })).rejects.toMatchObject({ errorId: 'PYT404' })
    await payWith(buyer, cartId, CARDS.good)
    await buyer.call('cart.removeBillingAddress', { params: { basketId: cartId } })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId: 'BIL400' })
    const { recipientContactPhone: _, ...withoutPhone } = HOME
    await expect(place(buyer, cartId, { billingAddress: withoutPhone })).rejects.toMatchObject({ errorId: 'BILL410' })
    const billingAddress = { ...HOME, postalCode: 'x' }
    await expect(place(buyer, cartId, { billingAddress })).rejects.toMatchObject({ errorId: 'CHK320' })
    expect(await place(buyer, cartId, { billingAddress: HOME })).toMatchObject({ status: 'paid' })
  })

  it('shipping address', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', address: null })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId: 'CHK380' })
    await expect(buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })).rejects.toMatchObject({
      errorId: 'CHK380',
    })
  })

  it('a store that sells nothing there', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const inStoreSalesInfo = { storeId: '1001', storeEmployeeId: 'E100' }
    await expect(place(buyer, cartId, { inStoreSalesInfo })).rejects.toMatchObject({ errorId: 'STR404' })
  })

  it('an empty cart', async () => {
    const buyer = given.guest(shop)
    const { id: basketId } = await buyer.call('cart.create')
    await expect(buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })).rejects.toMatchObject({
      errorId: 'INV405',
    })
  })
})
