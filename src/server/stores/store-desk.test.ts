import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { HOME, payWith } from '../testing/given-checkout.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

type Span = [open: string, close: string]
const DAY: Span = ['00:00', '23:59']
const ALL_WEEK = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY }
const NOON: Span = ['12:00', '14:00']
const MORNING: Span = ['08:00', '10:00']

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
  await given.store(shop, { id: 2001, country: 'DE', city: 'Berlin' })
})

type Change = Parameters<typeof owner.call<'stores.change'>>[1]['body']
const change = (storeId: string, body: Change, who = owner) => who.call('stores.change', { params: { storeId }, body })
const atShop = async (storeId: string) =>
  (await shop.newVisitor().call('stores.search', { body: {} })).stores.find(each => each.storeId === storeId)
/** The calendar day in Denver, some days from now. */
const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(
    new Date(shop.services.clock().getTime() + ahead * 86_400_000),
  )

async function collecting(sku: string, storeId = '1001') {
  const buyer = given.guest(shop)
  const items = [{ sku, storeId, shippingOption: 'pickup' as const }]
  const { id } = await buyer.call('cart.createWithItem', { body: { items } })
  await buyer.call('cart.setBillingAddress', { params: { basketId: id }, body: HOME })
  const read = async () => {
    const { shippingMethods } = await buyer.call('cart.read', { params: { basketId: id } })
    return shippingMethods[0]
  }
  return { buyer, id, read }
}

async function collected(sku: string): Promise<string> {
  const { buyer, id } = await collecting(sku)
  await payWith(buyer, id, '4242424242424242')
  await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: id } })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: id } })
  return orderNumber ?? ''
}

describe('the hours of a store', () => {
  it('are seen by shoppers and kept by the pickup promise as soon as staff change them, holidays too', async () => {
    await given.product(shop, { sku: 'HOURS-9', storeStock: { 1001: 20 } })
    await change('1001', { hours: ALL_WEEK })
    const { read } = await collecting('HOURS-9')
    const promised = async () => {
      const shipment = await read()
      return shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code)?.promisedDate
    }
    expect(await promised()).toBe(day(0))
    const exceptions = [
      { date: day(1), name: 'Stock-taking', yearly: false, hours: NOON },
      { date: day(0), name: 'New Year', yearly: true },
    ]
    await change('1001', { exceptions })
    expect(await promised()).toBe(day(1))
    expect((await atShop('1001'))?.specialDays).toEqual([
      { date: day(0), name: 'New Year' },
      { date: day(1), name: 'Stock-taking', open: '12:00', close: '14:00' },
    ])
    expect((await atShop('1001'))?.openNow).toEqual({ open: false, date: day(1), from: '12:00', today: false })
    await change('1001', { hours: { mon: ['10:00', '18:00'] }, exceptions: [] })
    expect((await atShop('1001'))?.openingHours).toEqual([{ day: 1, open: '10:00', close: '18:00' }])
    const { rows } = await owner.call('history.list', { query: { objectType: 'store', objectId: '1001' } })
    expect(rows[0]?.changes).toMatchObject([
      { field: 'hours', after: 'mon 10:00–18:00' },
      {
        field: 'exceptions',
        before: `${day(0).slice(5)} New Year; ${day(1)} Stock-taking 12:00–14:00`,
        after: '',
      },
    ])
    await expect(change('1001', { hours: { mon: ['18:00', '10:00'] } })).rejects.toMatchObject({ status: 400 })
    await change('1001', { hours: ALL_WEEK })
  })

  it('are changed by who may do so on that site alone', async () => {
    const german = await staffMember(shop, 'owner', ['DE'])
    const service = await staffMember(shop, 'service')
    expect((await german.call('stores.list', { query: {} })).stores.map(({ storeId }) => storeId)).toEqual(['2001'])
    await expect(change('1001', { open: false }, german)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(change('1001', { open: false }, service)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(await service.call('stores.read', { params: { storeId: '1001' } })).toMatchObject({ mayChange: false })
    await expect(owner.call('stores.read', { params: { storeId: '9999' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
  })
})

describe('pickup', () => {
  it('is not promised where a store does not hand over, is closed, or is full for the day', async () => {
    await given.product(shop, { sku: 'PICK-9', stock: 50, storeStock: { 1001: 50 } })
    await change('1001', { pickupCapacity: 2 })
    const { stores } = await owner.call('stores.list', { query: { site: 'US' } })
    const before = stores.find(({ storeId }) => storeId === '1001')?.pickupsToday ?? 0
    await change('1001', { pickupCapacity: before + 1 })
    const waiting = await collecting('PICK-9')
    expect(await waiting.read()).toMatchObject({ code: 'pickup' })
    const orderNumber = await collected('PICK-9')
    expect(await waiting.read()).toMatchObject({ code: 'sts' })
    await expect(collecting('PICK-9')).rejects.toMatchObject({ code: 'ITEMS_UNAVAILABLE_IN_STORE' })
    await owner.call('orders.cancel', { params: { number: orderNumber }, body: { reason: 'Asked for' } })
    const next = await collecting('PICK-9')
    expect(await next.read()).toMatchObject({ code: 'pickup' })
    await change('1001', { services: ['ship-to-store', 'returns'] })
    expect(await next.read()).toMatchObject({ code: 'sts' })
    await change('1001', { services: ['pickup', 'ship-to-store', 'returns'], pickupCapacity: null, open: false })
    expect(await atShop('1001')).toBeUndefined()
    await change('1001', { open: true })
    expect(await (await collecting('PICK-9')).read()).toMatchObject({ code: 'pickup' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('is promised to no more than the store hands over, however many ask at once', async () => {
    if (inject('engine') !== 'postgres') return
    await given.product(shop, { sku: 'RUSH-9', storeStock: { 1005: 50 } })
    await change('1005', { hours: ALL_WEEK, pickupCapacity: 3 })
    const ready = async () => {
      const cart = await collecting('RUSH-9', '1005')
      await payWith(cart.buyer, cart.id, '4242424242424242')
      await cart.buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cart.id } })
      return cart
    }
    const place = ({ buyer, id }: Awaited<ReturnType<typeof ready>>) =>
      buyer.call('cart.placeOrder', { headers: {}, body: { cartId: id } })
    const carts = await Promise.all(Array.from({ length: 8 }, ready))
    const tried = await Promise.allSettled(carts.map(place))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const { stores } = await owner.call('stores.list', { query: { site: 'US' } })
    expect(stores.find(({ storeId }) => storeId === '1005')).toMatchObject({ pickupsToday: 3 })
  })

  it('is not closed by strangers who only prepare an order or set something aside', async () => {
    await given.product(shop, { sku: 'QUIET-9', stock: 50, storeStock: { 1001: 50 } })
    const { stores } = await owner.call('stores.list', { query: { site: 'US' } })
    const before = stores.find(({ storeId }) => storeId === '1001')?.pickupsToday ?? 0
    await change('1001', { pickupCapacity: before + 1 })
    const contact = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test' }
    const body = { sku: 'QUIET-9', qty: 1, storeId: '1001', contact }
    await given.guest(shop).call('cart.reserveWithItem', { body })
    const stranger = await collecting('QUIET-9')
    await payWith(stranger.buyer, stranger.id, '4242424242424242')
    await stranger.buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: stranger.id } })
    expect(await collected('QUIET-9')).not.toBe('')
    await expect(
      stranger.buyer.call('cart.placeOrder', { headers: {}, body: { cartId: stranger.id } }),
    ).rejects.toMatchObject({ status: 409 })
    await change('1001', { pickupCapacity: null })
  })
})

describe('collection points', () => {
  it('take no parcels once they are closed, and a country without any offers none', async () => {
    await shop.database.pool.query(
      `insert into collection_points (id, name, carrier, kind, country, city, street, postal_code, latitude, longitude, hours)
      values ('cp-desk', 'Corner shop', 'Ridge Post', 'shop', 'US', 'Boulder', '3 Pine Street', '80302', 40, -105, '{}')`,
    )
    await shop.settled()
    await given.product(shop, { sku: 'POINT-9' })
    const buyer = given.guest(shop)
    const { id } = await buyer.call('cart.createWithItem', { body: { items: [{ sku: 'POINT-9', qty: 1 }] } })
    const ways = async () => {
      const { shippingMethods } = await buyer.call('cart.read', { params: { basketId: id } })
      return shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)
    }
    expect(await ways()).toContain('pudo')
    const { points } = await owner.call('stores.points', { query: { q: 'corner' } })
    expect(points).toMatchObject([{ id: 'cp-desk', open: true, site: 'US' }])
    const hours = { mon: MORNING }
    await owner.call('stores.changePoint', { params: { id: 'cp-desk' }, body: { open: false, hours } })
    await shop.settled()
    expect(await ways()).not.toContain('pudo')
    const { rows } = await owner.call('history.list', { query: { objectType: 'collection-point' } })
    expect(rows).toHaveLength(1)
  })
})

describe('associates', () => {
  const login = (employeeId: string, pin: string) =>
    shop.newVisitor().call('authentication.agentLogin', {
      body: { storeId: '1001', employeeId, pin, tokenDelivery: 'body' },
    })
  const colleagues = (accessToken: string | undefined) =>
    shop
      .newVisitor({ authorization: `Bearer ${accessToken}` })
      .call('utilities.storeEmployees', { params: { storeId: '1001' } })

  it('are added with a PIN shown once, and out at once with a new one or without their rights', async () => {
    const params = { storeId: '1001', employeeId: 'D200' }
    const body = { employeeId: 'D200', name: 'Ada Fell', manager: false }
    const { pin } = await owner.call('stores.addAssociate', { params: { storeId: '1001' }, body })
    await expect(owner.call('stores.addAssociate', { params: { storeId: '1001' }, body })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const first = await login('D200', pin)
    expect((await colleagues(first.accessToken)).employees).toHaveLength(1)
    const { pin: next } = await owner.call('stores.resetPin', { params })
    await shop.settled()
    await expect(login('D200', pin)).rejects.toMatchObject({ code: 'INVALID_AGENT_CREDENTIALS' })
    await expect(colleagues(first.accessToken)).rejects.toMatchObject({ status: 401 })
    const old = await login('D200', next)
    await shop.database.pool.query(`update token_families set associate = null where associate = 'associate:1001:D200'`)
    const renewed = await shop.newVisitor().call('authentication.token', {
      body: { grantType: 'refresh_token', refreshToken: old.refreshToken ?? '', tokenDelivery: 'body' },
    })
    const { pin: last } = await owner.call('stores.resetPin', { params })
    await shop.settled()
    await expect(colleagues(renewed.accessToken)).rejects.toMatchObject({ status: 401 })
    const second = await login('D200', last)
    await owner.call('stores.changeAssociate', { params, body: { active: false } })
    await shop.settled()
    await expect(colleagues(second.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(login('D200', last)).rejects.toMatchObject({ code: 'INVALID_AGENT_CREDENTIALS' })
    await owner.call('stores.changeAssociate', { params, body: { active: true, manager: true } })
    expect(await owner.call('stores.read', { params: { storeId: '1001' } })).toMatchObject({
      associates: [{ employeeId: 'D200', manager: true, active: true }],
    })
    const { rows } = await owner.call('history.list', { query: { objectType: 'associate' } })
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).not.toContain(last)
  })
})
