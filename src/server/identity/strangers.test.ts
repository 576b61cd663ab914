import { beforeAll, describe, expect, it } from 'vitest'
import { cardToken } from '../testing/card-token.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

type Caller = Pick<TestShop, 'call' | 'visitor'>

let shop: TestShop
let robin: Awaited<ReturnType<typeof person>>
let things: { basketId: string; orderNumber: string; itemId: string; addressId: string; cardId: string; listId: string }
let strangers: Record<'guest' | 'consumer' | 'associate', Caller>

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  const { productId } = await given.product(shop, { stock: 5 })
  robin = await person(shop)
  const cartId = await cartToOrder(robin, { sku: 'BOOT-9' })
  const order = await robin.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const { id: basketId } = await robin.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-9', qty: 1 }] } })
  const address = await robin.call('consumer.addAddress', { body: { ...HOME, approachType: 'S' } })
  const card = await robin.call('consumer.addPaymentInstrument', {
    body: { card: { paymentToken: await cardToken(robin.visitor, '4242424242424242') } },
  })
  const { favoriteId } = await robin.call('wishlists.addFavorite', { body: { id: productId } })
  things = {
    basketId,
    orderNumber: order.orderNumber,
    itemId: order.items[0]?.id ?? '',
    addressId: address.id ?? '',
    cardId: card.card.paymentInstrumentId,
    listId: favoriteId,
  }
  strangers = { guest: given.guest(shop), consumer: await person(shop), associate: given.associate(shop) }
})

/** Every way to reach for what belongs to someone else. */
const ATTEMPTS: Record<string, (caller: Caller) => Promise<unknown>> = {
  'read a basket': ({ call }) => call('cart.read', { params: { basketId: things.basketId } }),
  'add to a basket': ({ call }) => call('cart.addItem', { body: { basketId: things.basketId, sku: 'BOOT-9', qty: 1 } }),
  'send a basket elsewhere': ({ call }) =>
    call('cart.setShippingAddress', { params: { basketId: things.basketId }, body: HOME }),
  'order a basket': ({ call }) => call('cart.placeOrder', { headers: {}, body: { cartId: things.basketId } }),
  'pay with a card': async caller => {
    const basketId = await cartToOrder(caller, { sku: 'BOOT-9', card: null })
    const body = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: things.cardId } as const
    return caller.call('cart.addPaymentInstrument', { params: { basketId }, body })
  },
  'read an order': ({ call }) => call('consumer.purchase', { params: { orderId: things.orderNumber } }),
  'cancel an order': ({ call }) =>
    call('consumer.cancelOrder', { headers: {}, query: { orderNumber: things.orderNumber }, body: {} }),
  'return an order': ({ call }) =>
    call('consumer.returnLabel', {
      params: { orderId: things.orderNumber },
      body: { items: [{ itemId: things.itemId, qty: 1, reason: 'mine' }] },
    }),
  'download an invoice': ({ call }) =>
    call('consumer.invoice', { query: { orderNumber: things.orderNumber }, body: {} }),
  'change an address': ({ call }) =>
    call('consumer.updateAddress', {
      params: { addressId: things.addressId },
      body: { ...HOME, approachType: 'S', city: 'Elsewhere' },
    }),
  'remove an address': ({ call }) => call('consumer.removeAddress', { params: { addressId: things.addressId } }),
  'change a card': ({ call }) =>
    call('consumer.updatePaymentInstrument', { params: { paymentInstrumentId: things.cardId }, body: {} }),
  'remove a card': ({ call }) =>
    call('consumer.removePaymentInstrument', { params: { paymentInstrumentId: things.cardId } }),
  'share a list': ({ call }) => call('wishlists.shareFavorites', { params: { favoriteId: things.listId }, body: {} }),
  'export what we know': ({ call }) =>
    call('consumer.userData', { body: { consumerId: robin.consumerId, email: robin.email } }),
  'delete an account': ({ call }) =>
    call('consumer.userData', { body: { consumerId: robin.consumerId, email: robin.email, action: 'delete' } }),
}

describe.each(['guest', 'consumer', 'associate'] as const)('a stranger who is a %s', kind => {
  it.each(Object.entries(ATTEMPTS))('cannot %s', async (_name, reach) => {
    const refused = await reach(strangers[kind]).then(
      () => 'let in',
      (error: { status: number }) => error.status,
    )
    expect([401, 404]).toContain(refused)
  })
})

describe('the owner', () => {
  it('finds everything as it was', async () => {
    const { consumerProfile } = await robin.call('consumer.profile')
    expect(consumerProfile.consumerDetails.address).toMatchObject([{ id: things.addressId, city: HOME.city }])
    expect(await robin.call('cart.read', { params: { basketId: things.basketId } })).toMatchObject({
      totals: { totalUnits: 1 },
    })
    expect((await robin.call('consumer.paymentInstruments')).payment_instruments).toHaveLength(1)
    expect(await robin.call('consumer.purchase', { params: { orderId: things.orderNumber } })).toMatchObject({
      status: 'paid',
    })
  })
})
