import { beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits } from '../http/rate-limits.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person, signInAs } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
})

const email = newEmail()

async function guestOrder() {
  const guest = shop.newVisitor()
  await guest.call('authentication.token', { body: { grantType: 'guest' } })
  const cartId = await cartToOrder(guest, { sku: 'BOOT-9', address: { ...HOME, recipientContactEmail: email } })
  const { orderNumber, st = '' } = await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return { guest, orderNumber, st }
}

const history = async ({ call }: Pick<TestShop, 'call'>) =>
  (await call('consumer.purchaseHistory', { body: {} })).orders.map(({ orderNumber }) => orderNumber)

describe('an order placed as a guest', () => {
  it('becomes the consumer’s when he signs in with its proof', async () => {
    const { email: login } = await person(shop)
    const { guest, orderNumber, st } = await guestOrder()
    const { merged } = await signInAs(guest, login, { orderNo: orderNumber, st })
    expect(merged).toMatchObject({ orderNo: orderNumber })
    expect(await history(guest)).toEqual([orderNumber])
    const order = await guest.call('consumer.purchase', { params: { orderId: orderNumber } })
    expect(order).toMatchObject({ orderNumber, email })
    expect(order).not.toHaveProperty('st')
  })

  it('stays where it is without a proof, or with that of another order', async () => {
    const { orderNumber } = await guestOrder()
    const other = await guestOrder()
    for (const st of [undefined, 's1.guess', other.st, `${other.st}x`]) {
      const thief = await person(shop)
      const { merged } = await signInAs(thief, thief.email, { orderNo: orderNumber, st })
      expect(merged?.orderNo).toBeUndefined()
      expect(await history(thief)).toEqual([])
    }
  })

  it('is taken once: its proof is worth nothing afterwards', async () => {
    const { guest, orderNumber, st } = await guestOrder()
    const robin = await person(shop)
    await signInAs(guest, robin.email, { orderNo: orderNumber, st })
    const late = await person(shop)
    await signInAs(late, late.email, { orderNo: orderNumber, st })
    expect(await history(late)).toEqual([])
    expect(await history(robin)).toEqual([orderNumber])
  })

  it('shows its proof to the guest alone, not to whoever knows number and address', async () => {
    const { guest, orderNumber, st } = await guestOrder()
    expect(await guest.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({ st })
    const stranger = shop.newVisitor()
    await stranger.call('authentication.token', { body: { grantType: 'guest' } })
    const seen = await stranger.call('consumer.trackOrder', { body: { orderNumber, email } })
    expect(seen).toMatchObject({ orderNumber })
    expect(seen).not.toHaveProperty('st')
  })

  it('is found by no address once its buyer was forgotten', async () => {
    const { orderNumber } = await guestOrder()
    const invoice = async (kept: string) => {
      const headers = { cookie: `cairn_tracked=${encodeURIComponent(`${orderNumber} ${kept}`)}` }
      return (await shop.newVisitor().visitor.fetch(`/documents/invoice/${orderNumber}`, { headers })).status
    }
    expect(await invoice(email)).toBe(200)
    await shop.database.pool.query(`update orders set email = '' where number = $1`, [orderNumber])
    expect(await invoice('')).toBe(400)
  })

  it('cannot be found by trying addresses, through whichever call', async () => {
    const { guest, orderNumber } = await guestOrder()
    const unlimited = shop.services.rateLimits
    Object.assign(shop.services, { rateLimits: createRateLimits({ enabled: true }) })
    const { call } = shop.newVisitor()
    const guess = { email: 'guess@cairn.test' }
    for (let round = 0; round < 5; round++) {
      const tracked = call('consumer.trackOrder', { body: { orderNumber, ...guess } })
      await expect(tracked).rejects.toMatchObject({ errorId: 'ORD400' })
      const cancelled = call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: guess })
      await expect(cancelled).rejects.toMatchObject({ errorId: 'ORD400' })
    }
    const invoice = call('consumer.invoice', { query: { orderNumber }, body: { email } })
    await expect(invoice).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    const tracked = call('consumer.trackOrder', { body: { orderNumber, email } })
    await expect(tracked).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await guest.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({ orderNumber })
    Object.assign(shop.services, { rateLimits: unlimited })
  })
})
