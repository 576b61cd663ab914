import { beforeAll, describe, expect, it } from 'vitest'
import { PaymentMethods, PaymentSession } from '#contract/payment/payment.entities.ts'
import { cardToken } from '../testing/card-token.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, HOME } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000, storeStock: { 1001: 10 } })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
})

type Guest = ReturnType<typeof given.guest>
const prepare = (buyer: Guest, basketId: string, more: object = {}) =>
  buyer.call('cart.prepareOrder', { headers: {}, body: { basketId, ...more } })
const place = (buyer: Guest, cartId: string, more: object = {}) =>
  buyer.call('cart.placeOrder', { headers: {}, body: { cartId, ...more } })
const run = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)
const pickedUp = async (sku: string) => {
  const buyer = given.guest(shop)
  const items = [{ sku, storeId: '1001', shippingOption: 'pickup' as const }]
  const { id } = await buyer.call('cart.createWithItem', { body: { items } })
  await buyer.call('cart.setBillingAddress', { params: { basketId: id }, body: HOME })
  return { buyer, basketId: id }
}

describe('preparing an order', () => {
  it('taxes what is collected in a store there, whatever address the cart has', async () => {
    const { buyer, basketId } = await pickedUp('BOOT-9')
    const { tax } = (await prepare(buyer, basketId)).totals
    expect(tax).toBe(348)
    const untaxed = { ...HOME, city: 'Portland', stateCityProvDept: 'OR', postalCode: '97201' }
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: untaxed })
    expect((await prepare(buyer, basketId)).totals.tax).toBe(tax)
  })

  it('notices that the total is not the one that was seen', async () => {
    const buyer = given.guest(shop)
    await given.product(shop, { sku: 'PRICED-9', price: 12_000 })
    const basketId = await cartToOrder(buyer, { sku: 'PRICED-9' })
    await expect(prepare(buyer, basketId, { expectedTotal: 1 })).rejects.toMatchObject({ errorId: 'ORD415' })
    await prepare(buyer, basketId)
    await run(
      `update colour_prices set current = 9000 where colour_id = (select colour_id from skus where sku = 'PRICED-9')`,
    )
    await shop.settled()
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'ORD415', details: { total: 9261 } })
    await prepare(buyer, basketId)
    expect(await place(buyer, basketId)).toMatchObject({ totals: { total: 9261 } })
  })

  it('tells a change of tax from a change of price', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    await prepare(buyer, basketId)
    const moved = { ...HOME, city: 'Austin', stateCityProvDept: 'TX', postalCode: '78701' }
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: moved })
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'TAX310' })
    await prepare(buyer, basketId)
    expect(await place(buyer, basketId)).toMatchObject({ totals: { total: 12_750 } })
  })

  it('cannot work out the tax of a place it does not know', async () => {
    await given.product(shop, { sku: 'FAR-9', storeStock: { 1077: 5 } })
    await run(`update stores set region = 'ZZ' where id = 1077`)
    const buyer = given.guest(shop)
    const items = [{ sku: 'FAR-9', storeId: '1077', shippingOption: 'pickup' as const }]
    const { id } = await buyer.call('cart.createWithItem', { body: { items } })
    await expect(prepare(buyer, id)).rejects.toMatchObject({ errorId: 'TAX309' })
  })

  it('tells which items are gone, fewer or no longer sold', async () => {
    const sold = await given.product(shop, { sku: 'SHRINK-9', stock: 5 })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'SHRINK-9', qty: 3 })
    await run('update stock set on_hand = 2 where sku_key = $1', [sold.key])
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ errorId: 'INV409' })
    await run('update stock set on_hand = 0 where sku_key = $1', [sold.key])
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ errorId: 'ORD430' })
    await run(`update skus set status = 'discontinued' where key = $1`, [sold.key])
    await shop.settled()
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ errorId: 'INV405' })
  })

  it('tells when the way an item travels had to change', async () => {
    const late = await pickedUp('BOOT-9')
    await run(
      'update stock set on_hand = 0, held = 0 where location_id = 1001 and sku_key = (select key from skus where sku = $1)',
      ['BOOT-9'],
    )
    await expect(prepare(late.buyer, late.basketId)).rejects.toMatchObject({ errorId: 'ORD517' })
    await run(
      'update stock set on_hand = 10 where location_id = 1001 and sku_key = (select key from skus where sku = $1)',
      ['BOOT-9'],
    )
    await run(`update stores set status = 'closed' where id = 1001`)
    await expect(prepare(late.buyer, late.basketId)).rejects.toMatchObject({ errorId: 'ORD516' })
    await run(`update stores set status = 'open' where id = 1001`)
  })

  it('sends an order to the store where it is when it cannot be shipped any more', async () => {
    const { key } = await given.product(shop, { sku: 'STAYS-9', stock: 5, storeStock: { 1001: 5 } })
    const buyer = given.guest(shop)
    const items = [{ sku: 'STAYS-9', storeId: '1001', shippingOption: 'sts' as const }]
    const { id } = await buyer.call('cart.createWithItem', { body: { items } })
    await run('update stock set on_hand = 0 where sku_key = $1 and location_id < 1000', [key])
    await expect(prepare(buyer, id)).rejects.toMatchObject({ errorId: 'ORD518' })
  })

  it('does not keep an express promise it cannot keep', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    await buyer.call('cart.setShippingMethod', { body: { basketId, code: 'me' } })
    const alaska = { ...HOME, city: 'Juneau', stateCityProvDept: 'AK', postalCode: '99801' }
    await run(
      `update carts set state = jsonb_set(state, '{shippingAddress}', (state->'shippingAddress') || $2::jsonb) where id = $1`,
      [basketId, JSON.stringify(alaska)],
    )
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ errorId: 'SHP404' })
  })

  it.each([
    [{ countryCode: 'FR' }, 'PAY401'],
    [{ addressLine1: 'PO Box 12' }, 'SHP500'],
    [{ recipientContactPhone: null }, 'SHP410'],
    [{ postalCode: 'x' }, 'CHK380'],
  ])('checks the address once more: %j is %s', async (change, errorId) => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    await run(
      `update carts set state = jsonb_strip_nulls(jsonb_set(state, '{shippingAddress}', (state->'shippingAddress') || $2::jsonb)) where id = $1`,
      [basketId, JSON.stringify(change)],
    )
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ errorId })
  })
})

describe('ways to pay', () => {
  it('refuses a saved card for which no billing address is known', async () => {
    const buyer = given.signedIn(shop, await promotions.consumer(shop))
    const paymentToken = await cardToken(buyer.visitor, CARDS.good)
    const { card } = await buyer.call('consumer.addPaymentInstrument', {
      body: { payment_method_id: 'CREDIT_CARD', card: { paymentToken, main: true } },
    })
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null, address: null })
    const pay = () =>
      buyer.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: card.paymentInstrumentId },
      })
    await expect(pay()).rejects.toMatchObject({ errorId: 'PYT405' })
    await buyer.call('cart.setBillingAddress', { params: { basketId }, body: HOME })
    expect(await pay()).toMatchObject({ payment_instruments: [{ card: { lastFour: '4242' } }] })
  })

  const giftCard = (number: string, code = '11111111') =>
    ({ payment_method_id: 'GIFT_CARD', giftCardNumber: number, giftCardCode: code }) as const

  it('lists those that fit the cart, and opens the card frame', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const methods = PaymentMethods.parse(await buyer.call('cart.paymentMethods', { params: { basketId } }))
    expect(methods.paymentMethods.map(({ id }) => id)).toEqual(['CREDIT_CARD', 'GIFT_CARD', 'WALLET', 'PAY_LATER'])
    expect(methods.paymentMethods.at(-1)?.installments).toEqual({ count: 4, first: 3087, amount: 3087 })
    const session = PaymentSession.parse(await buyer.call('cart.paymentSession', { query: { basketId } }))
    expect(session).toMatchObject({ provider: 'simulator', amount: 12_348 })
    expect((await buyer.visitor.fetch(session.frameUrl ?? '')).status).toBe(200)
    const device = { basketId, fingerprint: '5b1f0c' }
    expect(await buyer.call('cart.deviceFingerprint', { body: device })).toEqual({ success: true })
  })

  it('pays with gift cards first, and the rest by card', async () => {
    await promotions.giftCard(shop, { number: '6000000000000000011', balance: 5000 })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const cart = await buyer.call('cart.addPaymentInstrument', {
      params: { basketId },
      body: giftCard('6000000000000000011'),
    })
    expect(cart.payment_instruments.map(({ amount }) => amount)).toEqual([5000, 7348])
    const order = await place(buyer, basketId)
    expect(order).toMatchObject({ status: 'paid', paymentMethod: [{ amount: 5000 }, { amount: 7348 }] })
    const cancelled = await buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber: order.orderNumber },
      body: {},
    })
    expect(cancelled.refundedTotal).toBe(12_348)
  })

  it('names what is wrong with a gift card', async () => {
    for (const [number, more] of [
      ['6000000000000000102', { status: 'inactive' }],
      ['6000000000000000110', { expires_on: '2020-01-01' }],
      ['6000000000000000128', { currency: 'EUR' }],
      ['6000000000000000136', { balance: 0 }],
      ['6000000000000000144', {}],
    ] as const)
      await promotions.giftCard(shop, { number, ...more })
    await run(
      `insert into gift_cards (number, code, currency, balance) values ('6000000000000000151', '11111111', 'USD', 700)`,
    )
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const expectCode = (number: string, errorId: string, code?: string) =>
      expect(
        buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard(number, code) }),
        number,
      ).rejects.toMatchObject({ errorId })
    await expectCode('123', 'GFC800')
    await expectCode('6000000000000099999', 'GFC700')
    await expectCode('6000000000000000144', 'GFC400', '')
    await expectCode('6000000000000000144', 'GFC700', '99999999')
    await expectCode('6000000000000000102', 'GFC760')
    await expectCode('6000000000000000110', 'GFC812')
    await expectCode('6000000000000000128', 'GFC725')
    await expectCode('6000000000000000136', 'GFC740')
    await expectCode('6000000000000000151', 'GFC799')
    await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard('6000000000000000144') })
    await expectCode('6000000000000000144', 'GFC755')
    for (let index = 0; index < 4; index++) {
      const number = `60000000000000002${index}0`.padEnd(19, '0')
      await promotions.giftCard(shop, { number, balance: 100 })
      await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard(number) })
    }
    await promotions.giftCard(shop, { number: '6000000000000000300', balance: 100 })
    await expectCode('6000000000000000300', 'GFC410')
  })

  it('takes five of them from many tabs at once', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const numbers = Array.from({ length: 8 }, (_, index) => `600000000000000040${index}`)
    for (const number of numbers) await promotions.giftCard(shop, { number, balance: 100 })
    const tries = numbers.map(number =>
      buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard(number) }),
    )
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('goes on with what is left when a gift card has paid elsewhere', async () => {
    const number = '6000000000000000508'
    await promotions.giftCard(shop, { number, balance: 5000 })
    const [quick, slow] = [given.guest(shop), given.guest(shop)]
    const cartOf = async (buyer: Guest) => {
      const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
      await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard(number) })
      return basketId
    }
    const [first, second] = [await cartOf(quick), await cartOf(slow)]
    await place(quick, first)
    await expect(place(slow, second)).rejects.toMatchObject({ errorId: 'PYT400', details: { remainingToPay: 12_348 } })
    expect(await place(slow, second)).toMatchObject({ status: 'paid', paymentMethod: [{ amount: 12_348 }] })
  })

  it('lends nothing beyond what a pay-later provider lends, however the cart came to it', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: 'PAY_LATER' } })
    await buyer.call('cart.addItem', { body: { basketId, sku: 'BOOT-9', qty: 9 } })
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'PAY400', details: { reason: 'amount' } })
  })

  it('does not sell gift cards for gift cards', async () => {
    const buyer = given.guest(shop)
    const items = [{ sku: 'CARD-50', giftCard: { amount: 5000, recipientEmail: 'ash@cairn.test' } }]
    const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
    await expect(
      buyer.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard('6000000000000000011') }),
    ).rejects.toMatchObject({ errorId: 'GFO405' })
  })

  it('knows neither a foreign token nor a foreign card, and no card that has expired', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    const card = (more: object) =>
      buyer.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'CREDIT_CARD', ...more },
      })
    await expect(card({ paymentToken: 'tok_made.up' })).rejects.toMatchObject({ errorId: 'PYT404' })
    await expect(card({ paymentInstrumentId: 'pin_other' })).rejects.toMatchObject({ errorId: 'PYT404' })
    const thisMonth = shop.services
      .clock()
      .toISOString()
      .replace(/^\d\d(\d\d)-(\d\d).*/, '$2/$1')
    const paymentToken = await cardToken(buyer.visitor, CARDS.good, thisMonth)
    shop.advance(100 * 24 * 60 * 60 * 1000)
    await expect(card({ paymentToken })).rejects.toMatchObject({ errorId: 'FE309' })
    const body = { paymentInstrumentId: 'pin_none' }
    const removed = buyer.call('cart.removePaymentInstrument', { params: { basketId }, body })
    await expect(removed).rejects.toMatchObject({ errorId: 'PYT404' })
  })
})
