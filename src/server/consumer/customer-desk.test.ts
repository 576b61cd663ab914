import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, newcomer, person, signInAs } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { phoneOrder } from '../testing/phone-orders.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let service: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
  service = await staffMember(shop, 'service')
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
})

async function ordered(who: Parameters<typeof cartToOrder>[0], email: string): Promise<string> {
  const cartId = await cartToOrder(who, { sku: 'BOOT-9', address: { ...HOME, recipientContactEmail: email } })
  const { orderNumber } = await who.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return orderNumber
}
const read = (id: string) => owner.call('customers.read', { params: { id } })
const reason = 'Asked by telephone'

describe('people', () => {
  it('are found by name, address, end of their number and member number, where one may see them, and each look is told', async () => {
    const email = newEmail()
    const { consumerId: id } = await person(shop, {
      email,
      firstName: 'Zoë',
      lastName: 'Quillfeather',
      phone: '+13035550199',
    })
    await shop.database.pool.query(`update consumers set referral_code = 'ZOE-7' where id = $1`, [id])
    const found = async (q: string) => (await service.call('customers.find', { query: { q } })).rows.map(row => row.id)
    for (const q of ['zoe quill', 'Quillfeather', email.toUpperCase(), '303 555 0199', '5550199', '0199', 'zoe-7', id])
      expect([q, await found(q)]).toEqual([q, [id]])
    expect(await found('0199%')).toEqual([])
    const german = await staffMember(shop, 'service', ['DE'])
    expect((await german.call('customers.find', { query: { q: email } })).rows).toEqual([])
    await expect(german.call('customers.read', { params: { id } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const { rows } = await owner.call('history.list', { query: { staffId: service.id, objectId: id, kind: 'read' } })
    expect(rows.length).toBeGreaterThanOrEqual(7)
  })

  it('are looked at in all they have with us, and each look stands in their own history', async () => {
    const { consumerId: id } = await newcomer(shop)
    const reader = await staffMember(shop, 'service')
    const theirs = { params: { id }, query: {} }
    await reader.call('customers.orders', theirs)
    await reader.call('customers.conversations', theirs)
    await reader.call('customers.points', theirs)
    await reader.call('customers.corrections', theirs)
    await reader.call('customers.consents', theirs)
    const { rows } = await owner.call('history.list', { query: { objectType: 'customer', objectId: id } })
    expect(rows.map(row => row.call).toSorted()).toEqual([
      'customers.consents',
      'customers.conversations',
      'customers.corrections',
      'customers.orders',
      'customers.points',
    ])
  })

  it('are shown with orders, cases, consents and how they came about, and helped with locks, links, dates and programs', async () => {
    const robin = await newcomer(shop)
    const { consumerId: id, email } = robin
    const orderNumber = await ordered(robin, email)
    await robin.call('contact.send', {
      body: { firstName: 'Robin', lastName: 'Hale', email, category: 'orders', subject: 'payment', message: 'Hello?' },
    })
    await shop.database.pool.query(
      `insert into subscriptions (channel, type, recipient, consumer_id, optin, optin_at) values ('email', 'Newsletter', $1, $2, true, now())`,
      [email, id],
    )
    await shop.database.pool.query(`update subscriptions set optin = false, optout_at = now() where recipient = $1`, [
      email,
    ])
    for (let tries = 0; tries < 5; tries++)
      await signInAs(shop.newVisitor(), email, { password: 'not-this-One-1' }).catch(() => undefined)

    const { id: basketId } = await robin.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-9', qty: 2 }] } })

    const shown = await read(id)
    expect(shown.carts).toEqual([{ basketId, site: 'US', units: 2 }])
    expect(shown).toMatchObject({ email, locked: true, emailConfirmed: false })
    const { rows: orders } = await service.call('customers.orders', { params: { id }, query: {} })
    expect(orders).toMatchObject([{ number: orderNumber, currency: 'USD' }])
    const { rows: written } = await service.call('customers.conversations', { params: { id }, query: {} })
    expect(written).toMatchObject([{ kind: 'message', status: 'open' }])
    expect(shown.consents).toMatchObject([{ type: 'Newsletter', optin: false }])
    const said = await service.call('customers.consents', { params: { id }, query: {} })
    expect(said.rows.map(({ optin }) => optin)).toEqual([false, true])
    expect(shown.actions).toEqual(expect.arrayContaining(['unlock', 'resendConfirmation', 'merge', 'erase']))

    for (let each = 0; each < 2; each++) await service.call('customers.unlock', { params: { id } })
    const unlocked = await owner.call('history.list', { query: { objectId: id, call: 'customers.unlock' } })
    expect(unlocked.rows, 'what was not locked is not unlocked').toMatchObject([{ changes: [{ field: 'locked' }] }])
    const undecided = { login: `consumer:${email}`, failures: 0, failed_at: shop.services.clock(), undecided: 5 }
    await shop.database.db.insertInto('sign_in_attempts').values(undecided).execute()
    await service.call('customers.unlock', { params: { id } })
    await signInAs(shop.newVisitor(), email)
    await service.call('customers.resendConfirmation', { params: { id } })
    await service.call('customers.setBirthDate', { params: { id }, body: { birthDate: '1991-06-15', reason } })
    await expect(
      service.call('customers.setBirthDate', { params: { id }, body: { birthDate: '2025-06-15', reason } }),
    ).rejects.toMatchObject({ code: 'INVALID_AGE' })
    await owner.call('customers.setProgram', { params: { id, program: 'athlete' }, body: { verified: true, reason } })
    await runJobs(shop)
    expect((await mailTo(shop, email))[0]).toMatchObject({ template: 'email-confirm' })
    expect(await read(id)).toMatchObject({ locked: false, birthDate: '1991-06-15', programs: ['athlete'] })
    await expect(service.call('customers.erase', { params: { id }, body: { email, reason } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    const { rows } = await owner.call('history.list', { query: { objectId: id, call: 'customers.setBirthDate' } })
    expect(rows).toMatchObject([{ reason, changes: [{ field: 'birthDate', before: '•••', after: '•••' }] }])
    const analyst = await staffMember(shop, 'analyst')
    const seen = await analyst.call('history.list', { query: { objectId: id, call: 'customers.setBirthDate' } })
    expect(
      seen.rows.map(row => row.reason),
      'why may tell of a person, too',
    ).toEqual([undefined])
  })

  it('are two accounts of one person: joined, with every point and order, and the money still adds up', async () => {
    const [kept, other] = [await person(shop), await person(shop)]
    const numbers = [await ordered(kept, kept.email), await ordered(other, other.email)]
    const points = (await read(kept.consumerId)).points + (await read(other.consumerId)).points
    expect((await read(kept.consumerId)).duplicates.map(({ id }) => id)).toContain(other.consumerId)
    await service.call('customers.merge', {
      params: { id: kept.consumerId },
      body: { other: other.consumerId, reason },
    })
    const joined = await read(kept.consumerId)
    const { rows: orders } = await service.call('customers.orders', { params: { id: kept.consumerId }, query: {} })
    expect(orders.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    expect(joined.points).toBe(points)
    await expect(read(other.consumerId)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('programs', () => {
  it('are verified and revoked with a reason, and the prices of the shop follow at once', async () => {
    const robin = await person(shop)
    const { consumerId: id } = robin
    const { sku } = await given.product(shop, { price: 10_000, stock: 20 })
    const { id: basketId } = await robin.call('cart.createWithItem', { body: { items: [{ sku, qty: 1 }] } })
    const off = async () => (await robin.call('cart.read', { params: { basketId } })).totals.totalDiscount
    const set = (program: 'athlete' | 'IPA' | 'WRANX', verified: boolean, who = service) =>
      who.call('customers.setProgram', { params: { id, program }, body: { verified, reason } })
    expect(await off()).toBe(0)
    expect(await set('IPA', true, owner)).toMatchObject({ state: 'given' })
    expect(await off()).toBe(3000)
    await set('WRANX', true, owner)
    expect((await read(id)).programs).toEqual(['IPA', 'WRANX'])
    expect(await off()).toBe(4000)
    await set('WRANX', false)
    await set('IPA', false)
    expect([(await read(id)).programs, await off()]).toEqual([[], 0])
    const { rows } = await owner.call('history.list', { query: { objectId: id, call: 'customers.setProgram' } })
    expect(rows.map(({ changes, reason: why }) => [changes[0]?.field, changes[0]?.after, why])).toEqual([
      ['IPA', false, reason],
      ['WRANX', false, reason],
      ['WRANX', true, reason],
      ['IPA', true, reason],
    ])
  })

  it('above one’s limit wait for a second person, and no key gives them', async () => {
    const { consumerId: id } = await person(shop)
    const wish = { params: { id, program: 'athlete' as const }, body: { verified: true, reason } }
    expect(await service.call('customers.setProgram', wish)).toMatchObject({ state: 'waiting' })
    expect((await read(id)).programs).toEqual([])
    const { credits } = await owner.call('credits.waiting')
    const asked = credits.find(({ customerId }) => customerId === id)
    expect(asked).toMatchObject({ kind: 'program', program: 'athlete', worth: 200_000, mayDecide: true })
    const decision = { params: { creditId: asked?.id ?? '' }, body: { decision: 'given' as const } }
    await expect(service.call('credits.decide', decision)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await owner.call('credits.decide', decision)
    expect((await read(id)).programs).toEqual(['athlete'])
    const key = await staffKey(shop, owner, { permissions: ['customers.read', 'customers.write'] })
    await expect(key('customers.setProgram', wish)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    expect(await service.call('customers.setProgram', { ...wish, body: { verified: false, reason } })).toMatchObject({
      state: 'given',
    })
    expect((await read(id)).programs).toEqual([])
  })
})

describe('what is known about somebody', () => {
  it('is handed out and forgotten, and what must stay is named with why', async () => {
    const robin = await person(shop)
    const { consumerId: id, email } = robin
    const orderNumber = await ordered(robin, email)
    const { data } = await owner.call('customers.export', { params: { id }, body: { reason } })
    expect(JSON.stringify(data)).toContain(orderNumber)
    await expect(
      owner.call('customers.erase', { params: { id }, body: { email: newEmail(), reason } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { kept } = await owner.call('customers.erase', { params: { id }, body: { email, reason } })
    expect(kept).toContainEqual({ what: 'orders', count: 1, why: 'underWay' })
    await expect(read(id)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect(await owner.call('session.read')).toMatchObject({ id: owner.id })
  })

  it('says which orders cannot be read: they are not in the file, and not forgotten yet', async () => {
    const spoil = (number: string) =>
      shop.database.pool.query(`update orders set document = '{}' where number = $1`, [number])
    const robin = await person(shop)
    const { consumerId: id, email } = robin
    const [sound, broken] = [await ordered(robin, email), await ordered(robin, email)]
    await spoil(broken)
    const member = await owner.call('customers.export', { params: { id }, body: { reason } })
    expect(member.unread).toEqual([broken])
    expect(member.data['orders']).toMatchObject([{ orderNumber: sound }])
    expect(member.data).toMatchObject({ unreadOrders: [broken] })
    const erased = await owner.call('customers.erase', { params: { id }, body: { email, reason } })
    expect(erased.kept).toContainEqual({ what: 'orders', count: 1, why: 'unreadable' })
    expect(erased.kept).toContainEqual({ what: 'orders', count: 1, why: 'underWay' })
    const address = newEmail()
    const alone = await ordered(given.guest(shop), address)
    await spoil(alone)
    expect(await owner.call('customers.guest', { body: { email: address } })).toMatchObject({ orders: [alone] })
    const body = { email: address, reason }
    expect(await owner.call('customers.exportGuest', { body })).toMatchObject({ unread: [alone] })
    const { kept } = await owner.call('customers.eraseGuest', { body })
    expect(kept).toContainEqual({ what: 'orders', count: 1, why: 'unreadable' })
  })

  it('is so for guests too, under their address', async () => {
    const guest = given.guest(shop)
    const email = newEmail()
    const orderNumber = await ordered(guest, email)
    await guest.call('contact.send', {
      body: { firstName: 'Bo', lastName: 'Fen', email, category: 'orders', subject: 'payment', message: 'Hello?' },
    })
    expect(await owner.call('customers.guest', { body: { email } })).toMatchObject({
      orders: [orderNumber],
      messages: 1,
    })
    const { id } = await phoneOrder(shop, owner, { sku: 'BOOT-9', email: email.toUpperCase() })
    await runJobs(shop)
    await owner.call('giftCards.issue', { body: { email, amount: 2500, locale: 'en-us', reason: 'A late parcel' } })
    const { data } = await owner.call('customers.exportGuest', { body: { email, reason } })
    expect(JSON.stringify(data)).toContain('Hello?')
    expect(data).toMatchObject({
      letters: [{ orderNumber, text: expect.stringContaining(orderNumber) }],
      givenByStaff: [{ amount: 2500, reason: 'A late parcel' }],
    })
    expect(data).toMatchObject({ cartsByPhone: [{ shippingAddress: { recipientLastName: 'Hale' } }] })
    const { kept } = await owner.call('customers.eraseGuest', { body: { email, reason } })
    expect(kept).toContainEqual({ what: 'orders', count: 1, why: 'underWay' })
    const told = await owner.call('history.list', { query: { staffId: owner.id, call: 'customers.eraseGuest' } })
    expect(told.rows[0]?.changes, 'nothing joins the orders of whom it forgot').toEqual([{ field: 'erased' }])
    await expect(owner.call('phoneOrders.read', { params: { id } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect(await owner.call('customers.guest', { body: { email } })).toMatchObject({ messages: 0, letters: 0 })
    const { rows } = await owner.call('customers.retention')
    expect(rows).toContainEqual(expect.objectContaining({ what: 'ordersToForget', rule: 'underWay' }))
  })
})
