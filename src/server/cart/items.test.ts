import { beforeAll, describe, expect, inject, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
beforeAll(async () => {
  await given.product(shop, { sku: 'TRAIL-9', price: 5000, stock: 3, name: 'Talus trail runner' })
  await given.product(shop, { sku: 'FELL-9', price: 12_000, stock: 500, maxQty: 400 })
  await given.product(shop, { sku: 'LIMITED', price: 9000, maxQty: 2 })
  await given.product(shop, { sku: 'SOLD-OUT', stock: 0 })
  await given.product(shop, { sku: 'NEVER-HAD', stock: null })
  await given.product(shop, { sku: 'PRICELESS', price: null })
  await given.product(shop, { sku: 'ZERO', price: 0 })
  await given.product(shop, { sku: 'GONE', status: 'discontinued' })
  await given.product(shop, { sku: 'CUSTOM', price: 15_000, customisable: true })
})

const shopper = () => given.guest(shop)
const withItem = async (sku: string, qty = 1) => {
  const { call, visitor } = shopper()
  const cart = await call('cart.createWithItem', { body: { items: [{ sku, qty }] } })
  return { call, visitor, cart, basketId: cart.id }
}

describe('a cart', () => {
  it('starts empty', async () => {
    const cart = await shopper().call('cart.create')
    expect(Cart.parse(cart)).toMatchObject({ items: [], totalItems: 0, currency: 'USD', revision: 0 })
    expect(cart.totals).toMatchObject({ total: 0, remainingToPay: 0, totalUnits: 0 })
  })

  it('holds an item with its price, facts and amounts', async () => {
    const { cart } = await withItem('TRAIL-9', 2)
    expect(Cart.parse(cart).items[0]).toMatchObject({
      sku: 'TRAIL-9',
      qty: 2,
      name: 'Talus trail runner',
      price: { current: 5000, original: 5000, amount: 10_000, rowTotal: 10_000 },
      shippingOptions: { selected: 'standard', shippingMethod: { code: 'standard', deliveryTime: '3-5' } },
      availability: { state: 'LowStock', quantity: 3 },
    })
    expect(cart.totals).toMatchObject({ itemTotal: 10_000, shipping: 0, total: 10_000, totalUnits: 2 })
  })

  it('counts what the cart already holds against the stock', async () => {
    const { call, basketId } = await withItem('TRAIL-9', 3)
    await expect(call('cart.addItem', { body: { basketId, sku: 'TRAIL-9' } })).rejects.toMatchObject({
      code: 'LESS_IN_STOCK',
      errorId: 'INV700',
      message: 'We have only 3 of this left. Choose a smaller quantity.',
    })
    expect((await call('cart.read', { params: { basketId } })).items[0]?.qty).toBe(3)
  })

  it('adds the same item to the same line, and grows its revision', async () => {
    const { call, basketId } = await withItem('FELL-9')
    const cart = await call('cart.addItem', { body: { basketId, sku: 'FELL-9', qty: 2 } })
    expect(cart).toMatchObject({ totalItems: 1, revision: 1, items: [{ qty: 3 }] })
  })

  it('finds an item by its UPC', async () => {
    const { upc } = await given.product(shop, { sku: 'BY-UPC' })
    const { cart } = await withItem(upc)
    expect(cart.items[0]?.sku).toBe('BY-UPC')
  })

  it('returns to where it was when an item is added and removed', async () => {
    const { call, cart, basketId } = await withItem('TRAIL-9')
    const more = await call('cart.addItem', { body: { basketId, sku: 'FELL-9' } })
    const itemId = more.items.find(({ sku }) => sku === 'FELL-9')?.id ?? ''
    const { revision, ...after } = await call('cart.removeItem', { body: { basketId, itemId } })
    const { revision: first, ...before } = cart
    expect(after).toEqual(before)
    expect(revision).toBeGreaterThan(first)
  })

  it('changes quantity and size', async () => {
    const first = await given.product(shop, { sku: 'SIZES-8', price: 4000 })
    await given.product(shop, { sku: 'SIZES-9', sizeOf: first, size: '10' })
    const { call, cart, basketId } = await withItem('SIZES-8')
    const itemId = cart.items[0]?.id ?? ''
    const changed = await call('cart.updateItem', { params: { basketId }, body: { itemId, sku: 'SIZES-9', qty: 4 } })
    expect(changed.items).toMatchObject([{ id: itemId, sku: 'SIZES-9', qty: 4, size: '10' }])
  })

  it('keeps the words to an item when another one becomes the same size', async () => {
    const first = await given.product(shop, { sku: 'TWIN-8', price: 4000 })
    await given.product(shop, { sku: 'TWIN-9', sizeOf: first, size: '10' })
    const { call, cart, basketId } = await withItem('TWIN-8')
    const giftOption = { to: 'Ash' }
    await call('cart.addItem', { body: { basketId, sku: 'TWIN-9', giftOption } })
    const params = { basketId }
    const itemId = cart.items[0]?.id ?? ''
    const beside = await call('cart.updateItem', { params, body: { itemId, sku: 'TWIN-9' } })
    expect(beside.items.map(item => [item.qty, item.giftOption])).toEqual([
      [1, undefined],
      [1, giftOption],
    ])
    await call('cart.updateItem', { params, body: { itemId, sku: 'TWIN-8', giftOption } })
    const joined = await call('cart.updateItem', { params, body: { itemId, sku: 'TWIN-9' } })
    expect(joined.items.map(item => [item.qty, item.giftOption])).toEqual([[2, giftOption]])
  })

  it('cannot keep a design that the other one does not take', async () => {
    const { call, basketId } = await withItem('FELL-9')
    const { items } = await call('cart.addItem', { body: { basketId, sku: 'CUSTOM', recipeId: 'rcp_21' } })
    const body = { itemId: items[1]?.id ?? '', sku: 'TRAIL-9' }
    await expect(call('cart.updateItem', { params: { basketId }, body })).rejects.toMatchObject({ errorId: 'API406' })
  })

  it('is found without its id, and made when there is none', async () => {
    const { call } = shopper()
    await expect(call('cart.read', { params: { basketId: 'current' } })).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    })
    const cart = await call('cart.addItem', { body: { basketId: 'current', sku: 'FELL-9' } })
    expect((await call('cart.read', { params: { basketId: 'current' } })).id).toBe(cart.id)
  })

  it('tells the browser how many pieces it holds', async () => {
    const { call, visitor, cart, basketId } = await withItem('TRAIL-9', 2)
    expect(visitor.cookies.get('cairn_cart')).toBe('2')
    await call('cart.removeItem', { body: { basketId, itemId: cart.items[0]?.id ?? '' } })
    expect(visitor.cookies.has('cairn_cart')).toBe(false)
  })

  it('says which rule made each amount, when asked', async () => {
    const { call, basketId, cart } = await withItem('TRAIL-9')
    const { explain = [] } = await call('cart.read', { params: { basketId }, query: { explain: 'true' } })
    expect(cart.explain).toBeUndefined()
    expect(explain).toContainEqual({ field: 'totals.shipping', rule: 'delivery:standard shp_standard', amount: 695 })
  })
})

describe('what cannot be sold', () => {
  it.each([
    ['SOLD-OUT', 'ITEM_OOS', 'INV700'],
    ['NEVER-HAD', 'NO_INVENTORY', 'INV701'],
    ['PRICELESS', 'NO_PRICE', 'INV702'],
    ['ZERO', 'INVALID_PRICE', 'PRC400'],
    ['GONE', 'ITEM_NOT_AVAILABLE', 'ORD404'],
    ['UNKNOWN-1', 'ITEM_NOT_AVAILABLE', 'ORD404'],
  ])('refuses %s with %s', async (sku, code, errorId) => {
    const { call, basketId, cart } = await withItem('FELL-9')
    await expect(call('cart.addItem', { body: { basketId, sku } })).rejects.toMatchObject({ code, errorId })
    expect(await call('cart.read', { params: { basketId } })).toEqual(cart)
  })

  it('keeps to the most one order may hold', async () => {
    const { call, basketId } = await withItem('LIMITED', 2)
    const refused = { code: 'ADDED_MAX_QUANTITY', errorId: 'INV408', details: { maxAllowedQty: 2 } }
    await expect(call('cart.addItem', { body: { basketId, sku: 'LIMITED' } })).rejects.toMatchObject(refused)
    const itemId = (await call('cart.read', { params: { basketId } })).items[0]?.id ?? ''
    const update = call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 3 } })
    await expect(update).rejects.toMatchObject(refused)
  })

  it('names all items that are sold out, or no longer sold, at once', async () => {
    const { call } = shopper()
    const sold = (skus: string[]) => call('cart.createWithItem', { body: { items: skus.map(sku => ({ sku })) } })
    await expect(sold(['FELL-9', 'SOLD-OUT'])).rejects.toMatchObject({
      errorId: 'INV406',
      details: { skus: ['SOLD-OUT'] },
    })
    await expect(sold(['FELL-9', 'GONE', 'PRICELESS'])).rejects.toMatchObject({
      errorId: 'INV405',
      details: { skus: ['GONE', 'PRICELESS'] },
    })
  })

  it('refuses a gift option where there is none', async () => {
    const { call, basketId } = await withItem('FELL-9')
    const giftOption = { to: 'Ash', message: 'See you on the ridge.' }
    const custom = { basketId, sku: 'CUSTOM', recipeId: 'rcp_21', giftOption }
    await expect(call('cart.addItem', { body: custom })).rejects.toMatchObject({ errorId: 'GFO404' })
    const wrapped = await call('cart.addItem', { body: { basketId, sku: 'TRAIL-9', giftOption } })
    expect(wrapped.items[1]?.giftOption).toEqual(giftOption)
  })
})

describe('bad input', () => {
  it.each([0, -1, 1e9, 1.5, 'x', null])('refuses the quantity %s and leaves the cart alone', async qty => {
    const { call, visitor, basketId, cart } = await withItem('FELL-9')
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      visitor.transport({ name: 'cart.addItem', method, path: `/api/cart/v1/${path}`, headers: {}, body, raw: {} })
    const refused = { status: 400, body: { errorDetails: [{ errorId: 'API406' }] } }
    const itemId = cart.items[0]?.id
    expect(await send('POST', 'item', { basketId, sku: 'FELL-9', qty })).toMatchObject(refused)
    expect(await send('PUT', `cart/${basketId}/item`, { itemId, qty })).toMatchObject(refused)
    expect(await send('POST', 'cartWithItem', { items: [{ sku: 'FELL-9', qty }] })).toMatchObject(refused)
    expect(await call('cart.read', { params: { basketId } })).toEqual(cart)
  })

  it('keeps carts of others closed', async () => {
    const { call, cart, basketId } = await withItem('FELL-9')
    const stranger = shopper()
    const foreign = { code: 'INVALID_CUSTOMER', errorId: 'AUT498' }
    await expect(stranger.call('cart.read', { params: { basketId } })).rejects.toMatchObject(foreign)
    await expect(stranger.call('cart.addItem', { body: { basketId, sku: 'FELL-9' } })).rejects.toMatchObject(foreign)
    await expect(shop.call('cart.read', { params: { basketId } })).rejects.toMatchObject(foreign)
    await expect(stranger.call('cart.read', { params: { basketId: 'bsk_unknown' } })).rejects.toMatchObject({
      errorId: 'BSK404',
    })
    expect(await call('cart.read', { params: { basketId } })).toEqual(cart)
  })

  it('takes nothing from a token that has run out, and goes on with a fresh one', async () => {
    const { id, call } = shopper()
    const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'FELL-9' }] } })
    const late = given.guest(shop, {}, id, new Date(Date.now() - 1000))
    await expect(late.call('cart.addItem', { body: { basketId: cart.id, sku: 'FELL-9' } })).rejects.toMatchObject({
      errorId: 'AUT498',
    })
    expect(await call('cart.read', { params: { basketId: cart.id } })).toEqual(cart)
  })

  it('does not know an item that is not there', async () => {
    const { call, basketId } = await withItem('FELL-9')
    const gone = { errorId: 'PLP400' }
    await expect(call('cart.removeItem', { body: { basketId, itemId: 'itm_none' } })).rejects.toMatchObject(gone)
    const update = call('cart.updateItem', { params: { basketId }, body: { itemId: 'itm_none', qty: 2 } })
    await expect(update).rejects.toMatchObject(gone)
  })

  it('belongs to one site', async () => {
    const { id, call } = shopper()
    const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'FELL-9' }] } })
    const abroad = given.guest(shop, { 'x-locale': 'en-gb' }, id)
    await expect(abroad.call('cart.read', { params: { basketId } })).rejects.toMatchObject({ errorId: 'BSK404' })
  })
})

describe('what changed meanwhile', () => {
  it('keeps what there is when the stock shrinks, and marks the item', async () => {
    const { key } = await given.product(shop, { sku: 'SHRINKS', stock: 5 })
    const { call, basketId } = await withItem('SHRINKS', 4)
    await shop.database.pool.query('update stock set on_hand = 3 where sku_key = $1', [key])
    const cart = await call('cart.read', { params: { basketId } })
    expect(cart.items[0]).toMatchObject({ qty: 3, needsReview: true })
    expect(cart.flash).toMatchObject([{ code: 'ProductLineItemInventoryMissing', itemId: cart.items[0]?.id }])
    const itemId = cart.items[0]?.id ?? ''
    const looked = await call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 2 } })
    expect(looked).toMatchObject({ flash: [], items: [{ qty: 2, needsReview: false }] })
  })

  it('says when an item has sold out or is not sold any more', async () => {
    const out = await given.product(shop, { sku: 'SELLS-OUT', stock: 1 })
    const { call, basketId } = await withItem('SELLS-OUT')
    await shop.database.pool.query('update stock set on_hand = 0 where sku_key = $1', [out.key])
    const soldOut = await call('cart.read', { params: { basketId } })
    expect(soldOut.flash[0]).toMatchObject({
      code: 'ProductLineItemFullInventoryMissing',
      itemId: soldOut.items[0]?.id,
    })
    expect(soldOut.items[0]?.availability).toEqual({ state: 'OutOfStock', quantity: 0 })
    await shop.database.pool.query(`update skus set status = 'discontinued' where key = $1`, [out.key])
    await shop.settled()
    const gone = await call('cart.read', { params: { basketId } })
    expect(gone.flash[0]?.code).toBe('ProductItemNotAvailable')
  })
})

describe('many at once', () => {
  it('make one cart, which holds what everyone added', async () => {
    const { call } = shopper()
    const add = () => call('cart.addItem', { body: { basketId: 'current', sku: 'FELL-9' } })
    const carts = await Promise.all(Array.from({ length: 6 }, add))
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1)
    expect((await call('cart.read', { params: { basketId: 'current' } })).items[0]?.qty).toBe(6)
  })

  it('ends with exactly what was acknowledged', async () => {
    const { call, basketId } = await withItem('FELL-9')
    const clients = inject('engine') === 'postgres' ? 200 : 30
    const answers = await Promise.allSettled(
      Array.from({ length: clients }, () => call('cart.addItem', { body: { basketId, sku: 'FELL-9' } })),
    )
    const kept = answers.filter(({ status }) => status === 'fulfilled').length
    expect(kept).toBe(clients)
    expect((await call('cart.read', { params: { basketId } })).items[0]?.qty).toBe(1 + kept)
  })
})
