import { beforeAll, describe, expect, it } from 'vitest'
import { forgetBuyersWhoLeft } from '../orders/personal-data.service.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
})

type Person = Awaited<ReturnType<typeof person>>
const ask = (who: Person, action: 'export' | 'delete', { consumerId, email }: Partial<Person> = {}) =>
  who.call('consumer.userData', {
    body: { consumerId: consumerId ?? who.consumerId, email: email ?? who.email, action },
  })

async function ordered(who: Person): Promise<string> {
  const address = { ...HOME, recipientContactEmail: who.email }
  const cartId = await cartToOrder(who, { sku: 'BOOT-9', address })
  const { orderNumber } = await who.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return orderNumber
}

const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

async function deliver() {
  shop.advance(31 * MINUTE_MS)
  for (let step = 0; step < 4; step++) {
    await fulfil(shop.services)
    shop.advance(11 * MINUTE_MS)
  }
  await runJobs(shop)
}

async function kept(orderNumber: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ row: unknown }>(
    'select to_json(o) as row from orders o where number = $1',
    [orderNumber],
  )
  return JSON.stringify(rows[0]?.row)
}

describe('data about someone', () => {
  it('is exported to him, orders and lists with it, and to nobody else', async () => {
    const robin = await person(shop)
    const orderNumber = await ordered(robin)
    const { productId } = await given.product(shop, { stock: 5 })
    await robin.call('wishlists.addFavorite', { body: { id: productId } })
    const { data = {}, status } = await ask(robin, 'export')
    expect(status).toBe('ready')
    expect(data).toMatchObject({
      consumerProfile: { consumerId: robin.consumerId },
      orders: [{ orderNumber, email: robin.email }],
      lists: [{ kind: 'favorites', productId }],
      reviews: [],
      visits: [{}],
      letters: [{ orderNumber, subject: expect.stringContaining(orderNumber), text: expect.stringContaining('Robin') }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/)
    await expect(ask(robin, 'export', { consumerId: 'con_other' })).rejects.toMatchObject({ errorId: 'CCN404' })
    await expect(ask(robin, 'export', { email: newEmail() })).rejects.toMatchObject({ errorId: 'CCN404' })
  })

  it('tells what staff gave him, coupons with it, and not who they were', async () => {
    const robin = await person(shop)
    const service = await staffMember(shop, 'service')
    const params = { id: robin.consumerId }
    await service.call('customers.addPoints', { params, body: { points: 50, reason: 'A late parcel' } })
    await service.call('customers.giveCoupon', { params, body: { template: 'goodwill-10', reason: 'Torn box' } })
    const { coupons } = await robin.call('consumer.coupons')
    const { data } = await ask(robin, 'export')
    expect(data).toMatchObject({
      coupons: [{ code: coupons[0]?.couponCode, promotion: 'goodwill-10', uses: 0 }],
      givenByStaff: [
        { kind: 'points', amount: 50, reason: 'A late parcel', state: 'given' },
        { kind: 'coupon', reason: 'Torn box', state: 'given' },
      ],
    })
    expect(JSON.stringify(data)).not.toContain(service.id)
  })

  it('goes with the account, which can be made anew', async () => {
    const robin = await person(shop)
    expect(await ask(robin, 'delete')).toMatchObject({ status: 'deleted' })
    await expect(robin.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    const again = await person(shop, { email: robin.email })
    expect((await ask(again, 'export')).data).toMatchObject({ orders: [], lists: [], carts: [] })
  })

  it('leaves an order its amounts and loses its buyer once nothing can come back', async () => {
    const robin = await person(shop)
    const orderNumber = await ordered(robin)
    await ask(robin, 'delete')
    const stranger = shop.newVisitor()
    const track = () => stranger.call('consumer.trackOrder', { body: { orderNumber, email: robin.email } })
    expect(await track()).toMatchObject({ status: 'paid' })
    await deliver()
    shop.advance(DAY_MS)
    await forgetBuyersWhoLeft(shop.services, routine)
    expect(await track()).toMatchObject({ status: 'delivered', billingAddress: { addressLine1: HOME.addressLine1 } })
    shop.advance(62 * DAY_MS)
    await forgetBuyersWhoLeft(shop.services, routine)
    await expect(track()).rejects.toMatchObject({ errorId: 'ORD400' })
    const row = await kept(orderNumber)
    for (const name of [robin.email, robin.consumerId, HOME.addressLine1, HOME.recipientContactPhone, 'Robin', 'Hale'])
      expect(row).not.toContain(name)
    expect(row).toContain('"total":12')
    expect(row).toContain('"postalCode":"80302"')
  })
})
