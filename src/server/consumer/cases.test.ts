import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays, dayOf } from '#domain/time/dates.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

describe('joining an event', () => {
  const form = (email: string) => ({
    eventId: 'ridge-day',
    email,
    firstName: 'Robin',
    lastName: 'Hale',
    attendingDays: '2099-06-12,2099-06-13',
    eventTermsAccepted: true as const,
    registrationTimestamp: '2026-03-02T09:30:00.000Z',
  })

  it('is for people who are signed in, under their own address', async () => {
    await given.event(shop, 'ridge-day')
    const robin = await person(shop)
    await expect(
      shop.newVisitor().call('consumer.registerForEvent', { body: form(robin.email) }),
    ).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(robin.call('consumer.registerForEvent', { body: form('else@cairn.test') })).rejects.toMatchObject({
      details: { field: 'body.email' },
    })
    await expect(
      robin.call('consumer.registerForEvent', { body: { ...form(robin.email), plusOne: '4sh' } }),
    ).rejects.toMatchObject({
      details: { field: 'body.plusOne' },
    })
    const registrations = shop.database.db.selectFrom('event_registrations').select(['plus_one', 'attending_days'])
    for (const plusOne of ['Ash', '', 'Kim']) {
      await robin.call('consumer.registerForEvent', { body: { ...form(robin.email), plusOne } })
      // Nobody is nobody: an empty name would take a place.
      const kept = { plus_one: plusOne || null, attending_days: ['2099-06-12', '2099-06-13'] }
      expect(await registrations.execute()).toEqual([kept])
    }
  })

  it('takes only days to come of an event that a published page offers', async () => {
    const today = dayOf(new Date(), 'America/Denver')
    await given.event(shop, 'half-over', { startDate: addDays(today, -1), endDate: addDays(today, 1) })
    await given.event(shop, 'over', { startDate: addDays(today, -2), endDate: addDays(today, -1) })
    await given.event(shop, 'alone', { enablePlusOne: false })
    await given.event(shop, 'unsaid', {}, null)
    await shop.settled()
    const robin = await person(shop)
    const join = (eventId: string, attendingDays = '2099-06-12', more: object = {}) =>
      robin.call('consumer.registerForEvent', { body: { ...form(robin.email), eventId, attendingDays, ...more } })
    await expect(join('nowhere')).rejects.toMatchObject({ errorId: 'API404' })
    await expect(join('unsaid')).rejects.toMatchObject({ errorId: 'API404' })
    const otherDay = { details: { field: 'body.attendingDays' } }
    await expect(join('alone', '2099-06-14')).rejects.toMatchObject(otherDay)
    await expect(join('over', addDays(today, -1))).rejects.toMatchObject(otherDay)
    await expect(join('half-over', addDays(today, -1))).rejects.toMatchObject(otherDay)
    await expect(join('alone', '2099-06-12', { plusOne: 'Ash' })).rejects.toMatchObject({
      details: { field: 'body.plusOne' },
    })
    expect(await join('half-over', today)).toMatchObject({ success: true })
  })
})

describe('an event with so many places', () => {
  const days = '2099-06-12,2099-06-13'
  const form = (eventId: string, email: string, more: object = {}) => ({
    eventId,
    email,
    firstName: 'Robin',
    lastName: 'Hale',
    attendingDays: days,
    eventTermsAccepted: true as const,
    registrationTimestamp: '2026-03-02T09:30:00.000Z',
    ...more,
  })

  it('takes no more people on a day than that, whom they bring counted, and tells the staff who comes', async () => {
    await given.event(shop, 'small-hut', { places: 3 })
    await shop.settled()
    const [robin, kim, ash] = [await person(shop), await person(shop), await person(shop)]
    const join = (who: typeof robin, more: object = {}) =>
      who.call('consumer.registerForEvent', { body: form('small-hut', who.email, more) })
    await join(robin, { plusOne: 'Lee', attendingDays: '2099-06-12' })
    await expect(join(kim, { plusOne: 'Bo' })).rejects.toMatchObject({
      code: 'EVENT_FULL',
      details: { day: 'Jun 12, 2099' },
    })
    await join(kim)
    await expect(join(ash)).rejects.toMatchObject({ code: 'EVENT_FULL' })
    await join(ash, { attendingDays: '2099-06-13' })
    // Who changes their mind counts once.
    await join(kim, { attendingDays: '2099-06-13', plusOne: 'Bo' })
    const service = await staffMember(shop, 'service')
    const told = await service.call('customers.guests', { params: { eventId: 'small-hut' } })
    expect(told.days).toEqual([
      { day: '2099-06-12', people: 2 },
      { day: '2099-06-13', people: 3 },
    ])
    expect(told.rows.map(({ email, plusOne }) => [email, plusOne])).toContainEqual([kim.email, 'Bo'])
    const elsewhere = await staffMember(shop, 'service', ['DE'])
    expect((await elsewhere.call('customers.guests', { params: { eventId: 'small-hut' } })).rows).toEqual([])
    const editor = await staffMember(shop, 'editor')
    await expect(editor.call('customers.guests', { params: { eventId: 'small-hut' } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })

  it.runIf(inject('engine') === 'postgres')('gives the last place to one of those who ask at once', async () => {
    await given.event(shop, 'bench', { places: 1 })
    await shop.settled()
    const people = [await person(shop), await person(shop), await person(shop)]
    const asked = people.map(who => who.call('consumer.registerForEvent', { body: form('bench', who.email) }))
    const told = await Promise.allSettled(asked)
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a support case', () => {
  const payload = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test', description: 'The sole came off.' }

  it('is opened by anyone who says what, where and how', async () => {
    const { call, visitor } = shop.newVisitor()
    expect(
      await call('consumer.warranty', { body: { requestType: 'warranty', organisation: 'cairn-us', payload } }),
    ).toMatchObject({ status: 'open' })
    const post = async (body: object) => {
      const response = await visitor.fetch('/api/consumers-v3/consumer/warranty', {
        method: 'POST',
        headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()).errorDetails[0].errorId
    }
    expect(await post({ organisation: 'cairn-us', payload })).toBe('ATTR100')
    expect(await post({ requestType: 'repair', payload })).toBe('ATTR200')
    expect(await post({ requestType: 'repair', organisation: 'cairn-us' })).toBe('ATTR300')
  })

  it('is about an order of whoever opens it, or of whose address he knows', async () => {
    await given.product(shop, { sku: 'BOOT-9', stock: 10 })
    const guest = given.guest(shop)
    const cartId = await cartToOrder(guest, { sku: 'BOOT-9' })
    const { orderNumber } = await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const open = ({ call }: Pick<TestShop, 'call'>, email: string, number = orderNumber) => {
      const about = { ...payload, email, orderNumber: number }
      return call('consumer.warranty', { body: { requestType: 'warranty', organisation: 'cairn-us', payload: about } })
    }
    const stranger = shop.newVisitor()
    expect(await open(guest, 'other@cairn.test')).toMatchObject({ status: 'open' })
    expect(await open(stranger, 'ROBIN@cairn.test')).toMatchObject({ status: 'open' })
    await expect(open(stranger, 'other@cairn.test')).rejects.toMatchObject({ errorId: 'ORD409' })
    await expect(open(stranger, 'robin@cairn.test', 'CRN-BAKO-MIRU-0000')).rejects.toMatchObject({ errorId: 'ORD409' })
  })
})

describe('countries and address rules', () => {
  it('come with the site and its language', async () => {
    const german = shop.newVisitor({ 'x-locale': 'de-de' })
    expect(await german.call('utilities.countryList')).toEqual({
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'NL', name: 'Niederlande' },
        { code: 'AT', name: 'Österreich' },
      ],
    })
    const rules = await shop
      .newVisitor()
      .call('utilities.addressRules', { params: { token: 'shippingAddress', countryCode: 'US' } })
    expect(rules.fields.province).toMatchObject({ required: true })
    expect(rules.provinces).toContainEqual({ code: 'CO', name: 'Colorado' })
    await expect(
      german.call('utilities.addressRules', { params: { token: 'shippingAddress', countryCode: 'US' } }),
    ).rejects.toMatchObject({ errorId: 'API404' })
  })
})
