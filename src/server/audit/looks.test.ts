import { beforeAll, describe, expect, it } from 'vitest'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { STAFF_PASSWORD, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
})

async function bought(buyer: Buyer) {
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return orderNumber
}

const looksOf = async ({ id }: StaffMember, call: string) =>
  (await owner.call('history.list', { query: { staffId: id, call, kind: 'read' } })).rows

describe('a look that is written down', () => {
  it('at an order or a conversation names whose it is, by number', async () => {
    const service = await staffMember(shop, 'service')
    const robin = await person(shop, {})
    const number = await bought(robin)
    const { consumerId: customerId } = robin
    await service.call('orders.read', { params: { number } })
    const [look] = await looksOf(service, 'orders.read')
    expect(look).toMatchObject({ objectId: number, changes: [{ field: 'customerId', after: customerId }] })
    await robin.call('contact.send', {
      body: {
        firstName: 'Robin',
        lastName: 'Hale',
        category: 'orders',
        subject: 'payment',
        message: 'Hello?',
        email: robin.email,
      },
    })
    const { rows } = await service.call('conversations.list', { query: {} })
    await service.call('conversations.read', { params: { id: rows[0]?.id ?? '' } })
    const [read] = await looksOf(service, 'conversations.read')
    expect(read).toMatchObject({ objectId: rows[0]?.id, changes: [{ field: 'customerId', after: customerId }] })
    expect((await looksOf(service, 'conversations.list'))[0]).toMatchObject({
      objectType: 'conversation',
      objectId: 'list',
    })
    expect(JSON.stringify(await looksOf(service, 'conversations'))).not.toContain(robin.email)
  })

  it('by a search names what was found, and never what was typed', async () => {
    const service = await staffMember(shop, 'owner')
    const guest = given.guest(shop)
    const number = await bought(guest)
    const { email = '' } = await service.call('orders.read', { params: { number } })
    await service.call('orders.list', { query: { q: email } })
    expect((await looksOf(service, 'orders.list')).map(({ objectId }) => objectId)).toContain(number)
    await service.call('customers.guest', { body: { email } })
    expect((await looksOf(service, 'customers.guest')).map(({ objectId }) => objectId)).toContain(number)
    await service.call('customers.guest', { body: { email: 'nobody.at.all@cairn.test' } })
    expect((await looksOf(service, 'customers.guest'))[0]).toMatchObject({ objectType: 'customer', objectId: 'guest' })
    await service.call('customers.exportGuest', { body: { email, reason: 'They asked' } })
    const { rows } = await owner.call('history.list', { query: { staffId: service.id, call: 'customers.exportGuest' } })
    expect(rows[0]?.changes).toContainEqual({ field: 'orders', after: expect.arrayContaining([number]) })
    const all = await owner.call('history.list', { query: { staffId: service.id, limit: 200 } })
    expect(JSON.stringify(all)).not.toContain(email)
    expect(JSON.stringify(all)).not.toContain('nobody.at.all')
  })

  it('tells whose account it was only to who may see customers', async () => {
    const service = await staffMember(shop, 'service')
    const robin = await person(shop, {})
    const number = await bought(robin)
    await service.call('orders.read', { params: { number } })
    const query = { objectType: 'order', objectId: number, staffId: service.id }
    const { rows: seen } = await owner.call('history.list', { query })
    expect(seen).toMatchObject([{ changes: [{ field: 'customerId', after: robin.consumerId }] }])
    const { rows: hidden } = await (await staffMember(shop, 'analyst')).call('history.list', { query })
    expect(hidden).toMatchObject([{ objectId: number, changes: [] }])
  })

  it('at a conversation or a guest is told only to who works for the site, or for all', async () => {
    const service = await staffMember(shop, 'owner')
    const message = { firstName: 'Robin', lastName: 'Hale', category: 'orders', subject: 'payment', message: 'Hello?' }
    for (const [language, email] of [
      ['en-us', newEmail()],
      ['de-de', newEmail()],
    ] as const) {
      const visitor = shop.newVisitor({ 'x-locale': language })
      const { caseNumber: id } = await visitor.call('contact.send', { body: { ...message, email } })
      await service.call('conversations.read', { params: { id } })
    }
    const email = newEmail()
    await given.guest(shop).call('contact.send', { body: { ...message, email } })
    await service.call('customers.exportGuest', { body: { email, reason: 'They asked' } })
    const told = async (member: StaffMember) =>
      (await member.call('history.list', { query: { staffId: service.id, order: 'oldest' } })).rows
        .map(({ call }) => call)
        .filter(call => call.startsWith('c'))
    expect(await told(owner)).toEqual(['conversations.read', 'conversations.read', 'customers.exportGuest'])
    expect(await told(await staffMember(shop, 'owner', ['DE']))).toEqual(['conversations.read'])
  })

  it('is told once an hour, however often the same person makes the same search', async () => {
    const [one, other] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const number = await bought(given.guest(shop))
    const looks = async (member: StaffMember) =>
      (await looksOf(member, 'orders.list')).filter(({ objectId }) => objectId === number).length
    const search = (member: StaffMember) => member.call('orders.list', { query: { q: number } })
    for (let each = 0; each < 3; each++) await search(one)
    await search(other)
    expect([await looks(one), await looks(other)]).toEqual([1, 1])
    shop.advance(61 * 60_000)
    for (const { call, email } of [one, owner])
      await call('session.signIn', { body: { email, password: STAFF_PASSWORD } })
    await search(one)
    expect(await looks(one)).toBe(2)
  })
})
