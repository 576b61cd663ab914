import { beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.entities.ts'
import { consumer } from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
beforeAll(async () => {
  await given.product(shop, { sku: 'BOOT', price: 9000, stock: 10, storeStock: { 1001: 2, 1002: 0 } })
  await given.product(shop, { sku: 'SANDAL', price: 2000, stock: 10 })
})

async function cartWith(
  ...items: { sku: string; qty?: number; shippingOption?: 'pickup' | 'sts' | 'me'; storeId?: string }[]
) {
  const { call } = given.guest(shop)
  const cart = await call('cart.createWithItem', { body: { items } })
  const read = () => call('cart.read', { params: { basketId: cart.id } })
  return { call, cart, basketId: cart.id, read }
}

const sql = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)

describe('several shipments in one cart', () => {
  it('are priced and listed on their own, the quickest way first', async () => {
    const { cart } = await cartWith({ sku: 'SANDAL' }, { sku: 'BOOT', shippingOption: 'pickup', storeId: '1001' })
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: 'shp_standard', code: 'standard', price: 0 },
      { shippingId: 'shp_pickup-1001', code: 'pickup', price: 0, storeInfo: { id: '1001', name: 'Cairn Boulder' } },
    ])
    const ways = cart.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)
    expect(ways).toEqual(['pickup', 'me', 'standard', 'sts'].filter(code => ways?.some(way => way === code)))
  })

  it('can each be sent another way', async () => {
    const { call, cart, basketId } = await cartWith(
      { sku: 'SANDAL' },
      { sku: 'BOOT', shippingOption: 'pickup', storeId: '1001' },
    )
    const express = await call('cart.setShippingMethod', { body: { basketId, shippingId: 'shp_standard', code: 'me' } })
    expect(express.shippingMethods.map(({ code, price }) => [code, price])).toEqual([
      ['me', 1995],
      ['pickup', 0],
    ])
    expect(cart.totals.shipping + 1995).toBe(express.totals.shipping)
    const listed = await call('cart.applicableShippingMethods', { params: { basketId } })
    expect(listed.shippingMethods).toHaveLength(2)
    const one = await call('cart.shippingMethods', { params: { basketId, shippingId: 'shp_me' } })
    expect(one.itemIds).toEqual([cart.items[0]?.id])
    await expect(call('cart.shippingMethods', { params: { basketId, shippingId: 'shp_none' } })).rejects.toMatchObject({
      errorId: 'SHP404',
    })
  })
})

it('tells for every other way what it will cost: gift cards bring no free shipping', async () => {
  await given.product(shop, { sku: 'CARD-100', price: 10_000, giftCard: true, stock: null })
  const { call, basketId } = await cartWith({ sku: 'SANDAL', shippingOption: 'me' })
  const giftCard = { amount: 10_000, recipientEmail: 'ash@cairn.test' }
  const cart = await call('cart.addItem', { body: { basketId, sku: 'CARD-100', giftCard } })
  const told = cart.shippingMethods[0]?.applicableShippingMethods.find(({ code }) => code === 'standard')
  const changed = await call('cart.setShippingMethod', { body: { basketId, shippingId: 'shp_me', code: 'standard' } })
  expect([told?.price, changed.totals.shipping]).toEqual([695, 695])
})

describe('the way to a parcel that costs nothing', () => {
  const missing = ({ shippingMethods }: Cart) => shippingMethods.map(({ missingToFree }) => missingToFree)

  it('is told until it is reached, and gift cards do not shorten it', async () => {
    await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
    const { call, cart, basketId } = await cartWith({ sku: 'SANDAL' })
    expect(missing(cart)).toEqual([5500])
    const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test' }
    const beside = await call('cart.addItem', { body: { basketId, sku: 'CARD-50', giftCard } })
    expect(missing(beside).filter(each => each !== undefined)).toEqual([5500])
    const near = await call('cart.addItem', { body: { basketId, sku: 'SANDAL', qty: 2 } })
    expect(missing(near).filter(each => each !== undefined)).toEqual([1500])
    const there = await call('cart.addItem', { body: { basketId, sku: 'SANDAL' } })
    expect(missing(there).filter(each => each !== undefined)).toEqual([0])
  })

  it('is over for a member, and is none where nothing makes it free', async () => {
    const member = given.signedIn(shop, await consumer(shop, { loyalty: true, points: 0 }))
    const theirs = await member.call('cart.createWithItem', { body: { items: [{ sku: 'SANDAL' }] } })
    expect(missing(theirs)).toEqual([0])
    const { cart } = await cartWith({ sku: 'SANDAL', shippingOption: 'me' })
    expect(missing(cart)).toEqual([undefined])
  })
})

describe('a store', () => {
  it('that lacks the item is refused', async () => {
    const { call, basketId, cart } = await cartWith({ sku: 'BOOT', qty: 3 })
    const itemId = cart.items[0]?.id ?? ''
    const pickup = (storeId: string) =>
      call('cart.updateItem', { params: { basketId }, body: { itemId, shippingOption: 'pickup', storeId } })
    await expect(pickup('1001')).rejects.toMatchObject({ errorId: 'INV407' })
    await expect(pickup('9999')).rejects.toMatchObject({ errorId: 'INV407' })
    const shipped = await call('cart.setShippingMethod', { body: { basketId, code: 'sts', storeId: '1001' } })
    expect(shipped.items[0]?.shippingOptions).toMatchObject({ selected: 'sts', storeInfo: { id: '1001' } })
  })

  it('of another country takes nothing', async () => {
    await given.store(shop, { id: 1990, country: 'DE', city: 'Berlin' })
    const { call, basketId, cart, read } = await cartWith({ sku: 'BOOT' })
    for (const code of ['pickup', 'sts'] as const) {
      const sent = call('cart.setShippingMethod', { body: { basketId, code, storeId: '1990' } })
      await expect(sent).rejects.toMatchObject({ errorId: 'INV407' })
    }
    expect(await read()).toEqual(cart)
  })

  it('with too few pieces is refused for a whole shipment, which stays as many as it was', async () => {
    const { sku } = await given.product(shop, { stock: 0, storeStock: { 1001: 3, 1002: 1 } })
    const { call, basketId, read } = await cartWith({ sku, qty: 3, shippingOption: 'pickup', storeId: '1001' })
    const elsewhere = call('cart.setShippingMethod', { body: { basketId, code: 'pickup', storeId: '1002' } })
    await expect(elsewhere).rejects.toMatchObject({ errorId: 'INV407' })
    expect((await read()).items).toMatchObject([{ qty: 3, needsReview: false }])
  })

  it('that has no more of it does not keep anyone from having one sent', async () => {
    const { sku } = await given.product(shop, { stock: 5, storeStock: { 1001: 1 } })
    const { call, basketId } = await cartWith({ sku, shippingOption: 'pickup', storeId: '1001' })
    const { items } = await call('cart.addItem', { body: { basketId, sku } })
    expect(items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected])).toEqual([
      [1, 'pickup'],
      [1, 'standard'],
    ])
  })

  it('does not take what cannot travel that way', async () => {
    const { call, basketId } = await cartWith({ sku: 'SANDAL' })
    const digital = call('cart.setShippingMethod', { body: { basketId, code: 'digital' } })
    await expect(digital).rejects.toMatchObject({ errorId: 'SHP404' })
  })
})

describe('what the server changes', () => {
  let stores = 5000
  const moved = async (
    from: { shippingOption?: 'pickup' | 'sts' | 'me'; storeId?: string },
    stock: { centres: number; store: number },
    change: (key: number, storeId: string) => Promise<unknown>,
  ) => {
    const number = String(++stores)
    const { key, sku } = await given.product(shop, { stock: stock.centres, storeStock: { [number]: stock.store } })
    const { read } = await cartWith({ sku, ...from, ...(from.storeId && { storeId: number }) })
    await change(key, number)
    const cart = await read()
    expect(cart.items[0]?.needsReview).toBe(true)
    expect(await read()).toMatchObject({ flash: cart.flash, items: [{ needsReview: true }] })
    return [cart.items[0]?.shippingOptions.selected, cart.flash[0]?.code, cart.flash[0]?.itemId === cart.items[0]?.id]
  }
  const empty = (key: number, location: string | number) =>
    sql('update stock set on_hand = 0, held = 0 where sku_key = $1 and location_id = $2', [key, location])
  const close = (_: number, storeId: string) => sql(`update stores set status = 'closed' where id = $1`, [storeId])
  const both = { centres: 5, store: 5 }

  it('pickup becomes ship to store when the store runs out', async () => {
    const pickup = { shippingOption: 'pickup' as const, storeId: 'x' }
    expect(await moved(pickup, both, empty)).toEqual(['sts', 'PickupToShipToStore', true])
  })
  it('pickup becomes ship to home when the store closes', async () => {
    const pickup = { shippingOption: 'pickup' as const, storeId: 'x' }
    expect(await moved(pickup, both, close)).toEqual(['standard', 'PickupToShipToHome', true])
  })
  it('ship to store becomes ship to home when the store closes', async () => {
    expect(await moved({ shippingOption: 'sts', storeId: 'x' }, both, close)).toEqual([
      'standard',
      'ShipToStoreToShipToHome',
      true,
    ])
  })
  it('ship to store becomes ship to home when the store takes no parcels any more', async () => {
    const refuse = (_: number, storeId: string) =>
      sql(`update stores set services = '{pickup}' where id = $1`, [storeId])
    const sts = { shippingOption: 'sts' as const, storeId: 'x' }
    expect(await moved(sts, both, refuse)).toEqual(['standard', 'ShipToStoreToShipToHome', true])
  })
  it('ship to store becomes pickup when only the store has it', async () => {
    const sts = { shippingOption: 'sts' as const, storeId: 'x' }
    expect(await moved(sts, both, key => empty(key, 1))).toEqual(['pickup', 'ShipToStoreToPickup', true])
  })
  it('ship to home becomes pickup when only the shopper’s store has it', async () => {
    const { key, sku } = await given.product(shop, { stock: 5, storeStock: { 1001: 5 } })
    const { read, call, basketId, cart } = await cartWith({ sku, shippingOption: 'pickup', storeId: '1001' })
    const itemId = cart.items[0]?.id ?? ''
    await call('cart.updateItem', { params: { basketId }, body: { itemId, shippingOption: 'standard' } })
    await empty(key, 1)
    const after = await read()
    expect([after.items[0]?.shippingOptions.selected, after.flash[0]?.code]).toEqual(['pickup', 'ShipToHomeToPickup'])
  })
  it('express becomes standard when only a far centre has it', async () => {
    await sql(`insert into locations (id, kind, country, name) values (900, 'dc', 'US', 'Far') on conflict do nothing`)
    await sql(`insert into site_locations (site, location_id, priority) values ('US', 900, 5) on conflict do nothing`)
    const downgraded = await moved({ shippingOption: 'me' }, both, async key => {
      await sql('insert into stock (sku_key, location_id, on_hand) values ($1, 900, 5)', [key])
      await empty(key, 1)
    })
    expect(downgraded).toEqual(['standard', 'ShippingMethodDowngraded', true])
  })
})

describe('addresses', () => {
  const address = {
    addressLine1: '1200 Pearl Street',
    city: 'Boulder',
    countryCode: 'US',
    stateCityProvDept: 'CO',
    postalCode: '80302',
    recipientFirstName: 'Robin',
    recipientLastName: 'Hale',
    recipientContactEmail: 'member@cairn.test',
    recipientContactPhone: '+13035550147',
  }

  it('bring the tax of where the cart goes', async () => {
    const { call, basketId } = await cartWith({ sku: 'BOOT' })
    const cart = await call('cart.setShippingAddress', {
      params: { basketId },
      body: { ...address, useAsBilling: true },
    })
    expect(cart).toMatchObject({
      shippingAddress: { city: 'Boulder' },
      billingAddress: { approachType: 'B' },
      totals: { tax: 261 },
    })
    const bare = await call('cart.removeShippingAddress', { params: { basketId } })
    expect(bare.totals.tax).toBe(0)
    expect((await call('cart.removeBillingAddress', { params: { basketId } })).billingAddress).toBeUndefined()
  })

  it.each([
    [{ countryCode: 'AQ' }, 'PAY401'],
    [{ addressLine1: 'PO Box 12' }, 'SHP500'],
    [{ recipientContactPhone: undefined }, 'SHP410'],
    [{ postalCode: 'ABC' }, 'CHK380'],
    [{ stateCityProvDept: 'XX' }, 'CHK380'],
    [{ city: '' }, 'CHK380'],
  ])('are refused with %o', async (wrong, errorId) => {
    const { call, basketId } = await cartWith({ sku: 'BOOT' })
    const body = { ...address, ...wrong }
    await expect(call('cart.setShippingAddress', { params: { basketId }, body })).rejects.toMatchObject({ errorId })
    await expect(call('cart.validateShippingAddress', { params: { basketId }, body })).rejects.toMatchObject({
      errorId,
    })
  })

  it('are refused when the state is not where the postal code lies: taxes follow it', async () => {
    const { call, basketId } = await cartWith({ sku: 'BOOT' })
    const untaxed = { params: { basketId }, body: { ...address, stateCityProvDept: 'MT' } }
    await expect(call('cart.setShippingAddress', untaxed)).rejects.toMatchObject({
      errorId: 'CHK380',
      details: { field: 'postalCode' },
    })
    await expect(call('cart.setBillingAddress', untaxed)).rejects.toMatchObject({ errorId: 'CHK320' })
    const { call: own } = given.signedIn(shop, await consumer(shop))
    await expect(own('consumer.addAddress', { body: untaxed.body })).rejects.toMatchObject({
      details: { field: 'body.postalCode' },
    })
  })

  it('are corrected when the postal code belongs to another region', async () => {
    await sql(`insert into places values ('US', 'Boulder', 'CO', '803', 40.015, -105.2705) on conflict do nothing`)
    const { call, basketId } = await cartWith({ sku: 'BOOT' })
    const check = (wrong: object) =>
      call('cart.validateShippingAddress', { params: { basketId }, body: { ...address, ...wrong } })
    expect((await check({ stateCityProvDept: 'CA', city: 'Bolder' })).suggestions).toMatchObject([
      { city: 'Boulder', stateCityProvDept: 'CO', postalCode: '80302' },
    ])
    expect((await check({ city: 'Louisville' })).suggestions).toEqual([])
  })

  it('stay in the book of a consumer who wants it, once', async () => {
    const id = await consumer(shop)
    const { call } = given.signedIn(shop, id)
    const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
    for (const transaction of ['keep-address-1', 'keep-address-2']) {
      const once = given.signedIn(shop, id, { 'x-transaction-id': transaction })
      await once.call('cart.setShippingAddress', { params: { basketId }, body: { ...address, saveToProfile: true } })
    }
    const { rows } = await sql('select city from consumer_addresses where consumer_id = $1', [id])
    expect(rows).toEqual([{ city: 'Boulder' }])
  })

  it('are checked for billing too', async () => {
    const { call, basketId } = await cartWith({ sku: 'BOOT' })
    const bill = (body: typeof address | object) =>
      call('cart.setBillingAddress', { params: { basketId }, body: { ...address, ...body } })
    await expect(bill({ recipientContactPhone: undefined })).rejects.toMatchObject({ errorId: 'BILL410' })
    await expect(bill({ postalCode: '1' })).rejects.toMatchObject({ errorId: 'CHK320' })
    expect((await bill({})).billingAddress?.postalCode).toBe('80302')
    expect(await call('cart.validateShippingAddress', { params: { basketId }, body: address })).toEqual({
      valid: true,
      suggestions: [],
    })
  })
})
