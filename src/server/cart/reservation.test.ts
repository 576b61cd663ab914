import { describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { answerChallenge, CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'
import { mergeGuestCart } from './merge.service.ts'
import { releaseExpiredReservations } from './reservation.service.ts'

const shop = await testShop()

const contact = { firstName: 'Robin', lastName: 'Hale', email: 'member@cairn.test' }
const sql = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)

/** A guest who had pieces set aside in a store turns out to be someone who has a cart. */
async function meeting(product: given.GivenProduct = {}) {
  const { key, sku } = await given.product(shop, { stock: 9, storeStock: { 1001: 9 }, ...product })
  const guest = given.guest(shop)
  const consumerId = `con_${sku}`
  const consumer = given.signedIn(shop, consumerId)
  const reserve = ({ call }: { call: typeof guest.call }, qty: number, basketId?: string) =>
    call('cart.reserveWithItem', {
      body: { sku, qty, storeId: '1001', contact, ...(basketId !== undefined && { basketId }) },
    })
  const held = async () => {
    const { rows } = await sql('select held from stock where sku_key = $1 and location_id = 1001', [key])
    return rows[0]?.held
  }
  const merge = async () => {
    const context = await openShop(shop.services, { request: new Request('http://shop.test/'), address: 'local' })
    for (let times = 0; times < 2; times++) await mergeGuestCart(context, guest.id, consumerId)
    return consumer.call('cart.read', { params: { basketId: 'current' } })
  }
  return { sku, guest, consumer, reserve, held, merge }
}

type Item = Awaited<ReturnType<Awaited<ReturnType<typeof meeting>>['merge']>>['items'][number]
const shown = ({ qty, shippingOptions: { selected, storeInfo } }: Item) => [qty, selected, storeInfo?.id]

describe('pieces that a guest had set aside', () => {
  it('stay set aside for the cart that takes them over', async () => {
    const { guest, reserve, held, merge } = await meeting()
    await reserve(guest, 2)
    expect((await merge()).items.map(shown)).toEqual([[2, 'pickup', '1001']])
    expect(await held()).toBe(2)
  })

  it('stay beside the same item that is to be shipped', async () => {
    const { sku, guest, consumer, reserve, held, merge } = await meeting()
    await consumer.call('cart.createWithItem', { body: { items: [{ sku }] } })
    await reserve(guest, 2)
    const cart = await merge()
    expect(cart.items.map(shown)).toEqual([
      [1, 'standard', undefined],
      [2, 'pickup', '1001'],
    ])
    expect(cart.shippingMethods.find(({ code }) => code === 'pickup')?.contact).toMatchObject(contact)
    expect(await held()).toBe(2)
  })

  it('join what the consumer had set aside in the same store, and go back as the line shrinks', async () => {
    const { guest, consumer, reserve, held, merge } = await meeting()
    await reserve(consumer, 1)
    await reserve(guest, 2)
    const { id: basketId, items } = await merge()
    expect(items.map(shown)).toEqual([[3, 'pickup', '1001']])
    expect(await held()).toBe(3)
    const itemId = items[0]?.id ?? ''
    await consumer.call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 2 } })
    expect(await held()).toBe(2)
    await consumer.call('cart.removeItem', { body: { basketId, itemId } })
    expect(await held()).toBe(0)
  })

  it('go back as far as nobody may buy that many', async () => {
    const { guest, consumer, reserve, held, merge } = await meeting({ maxQty: 3 })
    await reserve(consumer, 2)
    await reserve(guest, 2)
    expect(await held()).toBe(4)
    expect((await merge()).items.map(shown)).toEqual([[3, 'pickup', '1001']])
    expect(await held()).toBe(3)
  })
})

describe('pieces set aside go back', () => {
  const reserved = async (qty: number) => {
    const { key, sku } = await given.product(shop, { stock: 5, storeStock: { 1001: 5, 1002: 5 } })
    const shopper = given.guest(shop)
    const { cart } = await shopper.call('cart.reserveWithItem', { body: { sku, qty, storeId: '1001', contact } })
    const itemId = cart.items[0]?.id ?? ''
    const update = (change: object) =>
      shopper.call('cart.updateItem', { params: { basketId: cart.id }, body: { itemId, ...change } })
    const held = async () => {
      const { rows } = await sql('select held from stock where sku_key = $1 and location_id = 1001', [key])
      return rows[0]?.held
    }
    expect(await held()).toBe(qty)
    return { ...shopper, sku, basketId: cart.id, itemId, update, held }
  }

  it('when the line is removed', async () => {
    const { call, basketId, itemId, held } = await reserved(2)
    await call('cart.removeItem', { body: { basketId, itemId } })
    expect(await held()).toBe(0)
  })

  it('as far as the quantity shrinks, and no further', async () => {
    const { call, sku, basketId, update, held } = await reserved(2)
    await call('cart.reserveWithItem', { body: { basketId, sku, qty: 2, storeId: '1001', contact } })
    expect(await held()).toBe(4)
    await update({ qty: 5 })
    expect(await held()).toBe(4)
    await update({ qty: 3 })
    expect(await held()).toBe(3)
    await update({ qty: 1 })
    expect(await held()).toBe(1)
  })

  it('when it is collected elsewhere, shipped, or kept for later', async () => {
    const elsewhere = await reserved(2)
    await elsewhere.update({ shippingOption: 'pickup', storeId: '1002' })
    expect(await elsewhere.held()).toBe(0)
    const shipped = await reserved(2)
    await shipped.update({ shippingOption: 'standard' })
    expect(await shipped.held()).toBe(0)
    const later = await reserved(3)
    const { basketId, itemId } = later
    await later.call('cart.saveForLater', { params: { basketId }, body: { itemId, qty: 2 } })
    expect(await later.held()).toBe(1)
  })

  it('only once the cart is kept: a refused change leaves it', async () => {
    const { update, held } = await reserved(2)
    await expect(update({ qty: 6 })).rejects.toMatchObject({ errorId: 'INV407' })
    expect(await held()).toBe(2)
  })
})

describe('a store', () => {
  it('keeps the item that was meant, beside another that waits there', async () => {
    const other = await given.product(shop, { stock: 5, storeStock: { 1001: 5 } })
    const { key, sku } = await given.product(shop, { stock: 5, storeStock: { 1001: 5 } })
    const { call } = given.guest(shop)
    const waiting = { sku: other.sku, shippingOption: 'pickup' as const, storeId: '1001' }
    const { id: basketId } = await call('cart.createWithItem', { body: { items: [waiting] } })
    await call('cart.reserveWithItem', { body: { basketId, sku, qty: 2, storeId: '1001', contact } })
    const { rows } = await sql(
      'select sku_key, held from stock where location_id = 1001 and sku_key in ($1, $2) order by sku_key',
      [other.key, key],
    )
    expect(rows).toEqual([
      { sku_key: other.key, held: 0 },
      { sku_key: key, held: 2 },
    ])
  })

  it('keeps an item for someone who will come, and only as many as it has', async () => {
    await given.product(shop, { sku: 'KEPT', stock: 0, storeStock: { 1001: 2 } })
    const reserve = () =>
      given.guest(shop).call('cart.reserveWithItem', { body: { sku: 'KEPT', storeId: '1001', contact } })
    const answers = await Promise.allSettled([reserve(), reserve(), reserve()])
    const kept = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(kept).toHaveLength(2)
    expect(kept[0]).toMatchObject({
      storeInfo: { id: '1001' },
      cart: { items: [{ sku: 'KEPT', availability: { state: 'LowStock' } }] },
    })
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errorId: 'INV407' } })
    shop.advance(25 * 60 * 60 * 1000)
    await expect(reserve()).resolves.toMatchObject({ cart: { totalItems: 1 } })
  })
})

describe('pieces set aside for an order whose bank said no', () => {
  it('wait for the cart that takes its place, and are sold with it', async () => {
    const { key, sku } = await given.product(shop, { stock: 0, storeStock: { 1001: 2 } })
    const buyer = given.guest(shop)
    const { cart } = await buyer.call('cart.reserveWithItem', { body: { sku, qty: 2, storeId: '1001', contact } })
    await buyer.call('cart.setShippingAddress', {
      params: { basketId: cart.id },
      body: { ...HOME, useAsBilling: true },
    })
    await payWith(buyer, cart.id, CARDS.challenge)
    const { orderNumber, action } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: cart.id } })
    const body = await answerChallenge(buyer, action?.url ?? '', { verdict: 'confirm', code: '0000' })
    await expect(buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber }, body })).rejects.toMatchObject({
      code: 'PAYMENT_ERROR',
    })
    const { id: cartId } = await buyer.call('cart.read', { params: { basketId: 'current' } })
    expect(cartId).not.toBe(cart.id)
    const waiting = async () =>
      (await sql('select cart_id, qty from reservations where sku_key = $1 and released_at is null', [key])).rows
    expect(await waiting()).toEqual([{ cart_id: cartId, qty: 2 }])
    await payWith(buyer, cartId, CARDS.good)
    await expect(buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })).resolves.toMatchObject({
      status: 'paid',
    })
    expect(await waiting()).toEqual([])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('pieces whose time is over', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  type Guest = ReturnType<typeof given.guest>

  const order = async (buyer: Guest, basketId: string) => {
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
    await payWith(buyer, basketId, CARDS.good)
    return buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
  }
  async function onlyPieceReserved() {
    const { sku } = await given.product(shop, { stock: 0, storeStock: { 1001: 1 } })
    const waiting = given.guest(shop)
    const { cart } = await waiting.call('cart.reserveWithItem', { body: { sku, storeId: '1001', contact } })
    const orderElsewhere = async () => {
      const buyer = given.guest(shop)
      const items = [{ sku, storeId: '1001', shippingOption: 'pickup' as const }]
      return order(buyer, (await buyer.call('cart.createWithItem', { body: { items } })).id)
    }
    return { waiting, basketId: cart.id, orderElsewhere }
  }

  it('are free to another buyer before anybody has put them back', async () => {
    const { orderElsewhere } = await onlyPieceReserved()
    await expect(orderElsewhere()).rejects.toMatchObject({ status: 409 })
    shop.advance(DAY_MS)
    await expect(orderElsewhere()).resolves.toMatchObject({ status: 'paid' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('can still be bought by whom they were kept for', async () => {
    const { waiting, basketId } = await onlyPieceReserved()
    shop.advance(DAY_MS)
    await expect(order(waiting, basketId)).resolves.toMatchObject({ status: 'paid' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('are kept while their order is being paid for', async () => {
    const { waiting, basketId } = await onlyPieceReserved()
    const passMinutes = async (minutes: number) => {
      shop.advance(minutes * 60_000)
      await releaseExpiredReservations(shop.services, { id: 0, kind: 'release', payload: {}, attempts: 1 })
    }
    await passMinutes(24 * 60 - 3)
    await waiting.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
    await payWith(waiting, basketId, CARDS.challenge)
    await waiting.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    await passMinutes(2)
    const { orderNumber, action } = await waiting.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    await passMinutes(2)
    const body = await answerChallenge(waiting, action?.url ?? '', { verdict: 'confirm', code: '1234' })
    const finished = waiting.call('cart.patchOrder', { headers: {}, params: { orderNumber }, body })
    await expect(finished).resolves.toMatchObject({ status: 'paid' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
