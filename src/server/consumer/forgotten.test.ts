import { beforeAll, describe, expect, inject, it } from 'vitest'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { keepOrderMail } from '../mail/mailbox.queries.ts'
import { forgetBuyersWhoLeft } from '../orders/personal-data.service.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import { promotion } from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { person, signInAs } from '../testing/people.ts'
import { runJob } from '../testing/run-job.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

type Person = Awaited<ReturnType<typeof person>>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let shop: TestShop
let productId: string

beforeAll(async () => {
  shop = await testShop()
  const boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'BOOT-10', stock: 0, sizeOf: boot })
  await given.event(shop, 'ridge-day')
  productId = boot.productId
  await promotion(shop, { id: 'once', kind: 'amount', amount: 500 }, { code: 'ONCE5', max_uses_per_customer: 1 })
})

const named = ({ consumerId, email }: Person) => ({ consumerId, email })

/** Every table with a row in which the text occurs, whatever the type of the column. */
async function tablesThatName(text: string): Promise<string[]> {
  const { pool } = shop.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where strpos(lower(t::text), $1) > 0 limit 1`, [
      text.toLowerCase(),
    ])
    if (rowCount) found.push(name)
  }
  return found
}

/** Leaves the address wherever the shop asks for one. */
async function liveHere(who: Person): Promise<string> {
  const { email } = who
  await expect(signInAs(shop.newVisitor(), email, { password: 'Wrong-guess-1' })).rejects.toMatchObject({
    errorId: 'AUT401',
  })
  await who.call('authentication.resetPassword', { body: { email } })
  await who.call('contact.send', {
    body: {
      firstName: 'Robin',
      lastName: 'Hale',
      email,
      category: 'orders',
      subject: 'where-is-my-order',
      message: 'Where is it?',
    },
  })
  const payload = { firstName: 'Robin', lastName: 'Hale', email, description: 'The sole came off.' }
  await who.call('consumer.warranty', { body: { requestType: 'warranty', organisation: 'cairn-us', payload } })
  await who.call('consumer.registerForEvent', {
    body: {
      eventId: 'ridge-day',
      email,
      firstName: 'Robin',
      lastName: 'Hale',
      attendingDays: '2099-06-12',
      eventTermsAccepted: true,
      registrationTimestamp: '2026-03-02T09:30:00.000Z',
    },
  })
  const consumerProfile = { consumerDetails: { email }, subscriptions: [{ channel: 'email', optin: true }] }
  const subscribed = await who.visitor.fetch('/api/consumers-v3/consumer/subscription', {
    method: 'PUT',
    headers: {
      'x-access-key': 'cairn-web',
      'content-type': 'application/json',
      'x-transaction-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ consumerProfile }),
  })
  expect(subscribed.status).toBe(200)
  await who.call('products.askQuestion', { params: { productId }, body: { text: 'Warm?', nickname: 'Ro', email } })
  await who.call('social.createUser', { body: { nickname: 'Ro', email } })
  await who.call('products.notify', { body: { productId, sku: 'BOOT-10', email } })
  await who.call('consumer.addAddress', { body: { ...HOME, approachType: 'S', recipientContactEmail: email } })
  const cartId = await cartToOrder(who, { sku: 'BOOT-9', address: { ...HOME, recipientContactEmail: email } })
  await who.call('cart.applyCoupon', { body: { basketId: cartId, couponCode: 'ONCE5' } })
  const { orderNumber } = await who.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return orderNumber
}

async function deliver() {
  shop.advance(31 * MINUTE_MS)
  for (let step = 0; step < 4; step++) {
    await fulfil(shop.services)
    shop.advance(11 * MINUTE_MS)
  }
  await runJobs(shop)
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount !== 0
}

/** What lies there is in his own hands, not in ours. */
async function emptyMailbox(email: string, expected: string[]) {
  expect((await mailTo(shop, email)).map(({ template }) => template)).toEqual(expected)
  await shop.database.db.deleteFrom('mailbox').where('recipient', '=', email).execute()
}

describe('someone who deletes his account', () => {
  it('leaves his address in an open order alone, and nowhere once that is over', async () => {
    const phone = '+13035550299'
    const sms = { consumerDetails: { phone }, subscriptions: [{ channel: 'sms', optin: true } as const] }
    await shop.newVisitor().call('consumer.createSubscription', { body: { consumerProfile: sms } })
    const robin = await person(shop, { phone })
    await liveHere(robin)
    expect(await tablesThatName(robin.email)).toEqual(
      expect.arrayContaining([
        'consumers',
        'contact_messages',
        'mailbox',
        'orders',
        'sign_in_attempts',
        'support_cases',
      ]),
    )
    await robin.call('consumer.userData', { body: { ...named(robin), action: 'delete' } })
    expect(await tablesThatName(robin.email)).toEqual(['jobs', 'order_words', 'orders'])
    expect(await tablesThatName(phone)).toEqual([])
    await runJobs(shop)
    expect(await tablesThatName(robin.email)).toEqual(['mailbox', 'order_words', 'orders'])
    await emptyMailbox(robin.email, ['account-deleted'])
    await deliver()
    shop.advance(64 * DAY_MS)
    await forgetBuyersWhoLeft(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
    expect(await tablesThatName(robin.email)).toEqual([])
  })

  it('gets no letter any more that waited to be sent, and is named by none', async () => {
    const robin = await person(shop)
    const address = { ...HOME, recipientContactEmail: robin.email }
    const cartId = await cartToOrder(robin, { sku: 'BOOT-9', address })
    const { orderNumber } = await robin.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    await robin.call('consumer.cancelOrder', { query: { orderNumber }, body: {} })
    await robin.call('consumer.userData', { body: { ...named(robin), action: 'delete' } })
    await runJobs(shop)
    await emptyMailbox(robin.email, ['account-deleted'])
    expect(await tablesThatName(robin.email)).toEqual([])
  })

  it('is named by nothing that he asked for just before, nor by a letter that was being handed over', async () => {
    const robin = await person(shop)
    await robin.call('authentication.resetPassword', { body: { email: robin.email } })
    const job = await takeJob(shop.database.db, { lane: 'letters' })
    if (!job) return expect.fail('no letter was queued')
    const { post } = shop.services
    const send: typeof post.send = async message => {
      await robin.call('consumer.userData', { body: { ...named(robin), action: 'delete' } })
      return post.send(message)
    }
    await runJob({ ...shop.services, post: { ...post, send } }, work, job)
    await runJobs(shop)
    await emptyMailbox(robin.email, ['account-deleted'])
    expect(await tablesThatName(robin.email)).toEqual([])
  })

  it('is named by no copy of a letter that is kept in the moment in which his order loses him', async () => {
    const { db, pool } = shop.database
    const [orderNumber, to] = ['CRN-GONE-1', 'just-gone@cairn.test']
    await pool.query(
      `insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, status, document, created_at)
        values ($1, 'gone', 'x', 'US', 'en-us', 'ECOMM', $2, 'USD', 100, 'cancelled', '{}', now())`,
      [orderNumber, to],
    )
    const letter = {
      job_id: 900_001,
      order_number: orderNumber,
      template: 'order-cancelled',
      subject: 'Cancelled',
      mail: JSON.stringify({ to }),
      text: to,
      sent_at: new Date(),
      kept: false,
    }
    const erasing = await pool.connect()
    await erasing.query('begin')
    await erasing.query(`update orders set owner_id = 'nobody', email = '' where number = $1`, [orderNumber])
    await erasing.query(`delete from order_mails where mail->>'to' = $1`, [to])
    let isOver = false
    const keeping = keepOrderMail(db, letter).finally(() => (isOver = true))
    if (inject('engine') === 'postgres') await expect.poll(async () => isOver || (await isSomebodyWaiting())).toBe(true)
    await erasing.query('commit')
    erasing.release()
    expect(await keeping).toBe(false)
    expect(await tablesThatName(to)).toEqual([])
  })

  it('takes along what he bought under his address without signing in, if it is his', async () => {
    const robin = await person(shop)
    const address = { ...HOME, recipientContactEmail: robin.email }
    const asGuest = async () => {
      const guest = given.guest(shop)
      const cartId = await cartToOrder(guest, { sku: 'BOOT-9', address })
      return (await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })).orderNumber
    }
    const [open, over] = [await asGuest(), await asGuest()]
    await shop.database.pool.query(`update orders set status = 'cancelled' where number = $1`, [over])
    await runJobs(shop)
    const { data } = await robin.call('consumer.userData', { body: { ...named(robin), action: 'export' } })
    expect(data).toMatchObject({ orders: [], ordersAsGuest: [{ orderNumber: over }, { orderNumber: open }] })
    await robin.call('consumer.userData', { body: { ...named(robin), action: 'delete' } })
    const { rows } = await shop.database.pool.query<{ number: string; email: string; owner_id: string }>(
      'select number, email, owner_id from orders where number = any($1)',
      [[open, over]],
    )
    expect(rows).toContainEqual({ number: open, email: robin.email, owner_id: 'nobody' })
    expect(rows).toContainEqual({ number: over, email: '', owner_id: 'nobody' })
  })

  it('finds his one-time coupon used when he comes back', async () => {
    const robin = await person(shop)
    await liveHere(robin)
    await robin.call('consumer.userData', { body: { ...named(robin), action: 'delete' } })
    const again = await person(shop, { email: robin.email })
    const { id: basketId } = await again.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-9' }] } })
    const apply = (who: Person, basket: string) =>
      who.call('cart.applyCoupon', { body: { basketId: basket, couponCode: 'ONCE5' } })
    await expect(apply(again, basketId)).rejects.toMatchObject({ errorId: 'PRM150' })
    const kim = await person(shop)
    const other = await kim.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-9' }] } })
    expect((await apply(kim, other.id)).totals.totalDiscount).toBe(500)
  })
})
