import { afterAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, ordered } = await stripeOrders(shop)
afterAll(() => standIn.stop())

let tokens = 0

/** A member with one saved card, as Stripe and the shop know both. */
async function memberWithCard() {
  const member = await person(shop)
  const { card } = await member.call('consumer.addPaymentInstrument', {
    body: { card: { paymentToken: `ctoken_ok_f${++tokens}` } },
  })
  const { rows } = await shop.database.pool.query<{ customer: string; token: string }>(
    `select p.customer, c.provider_token as token from payment_customers p
       join saved_cards c on c.consumer_id = p.consumer_id where p.consumer_id = $1`,
    [member.consumerId],
  )
  const { customer = '', token = '' } = rows[0] ?? {}
  return {
    ...member,
    token,
    customer,
    remove: () =>
      member.call('consumer.removePaymentInstrument', { params: { paymentInstrumentId: card.paymentInstrumentId } }),
    erase: () =>
      member.call('consumer.userData', {
        body: { consumerId: member.consumerId, email: member.email, action: 'delete' },
      }),
  }
}
const isAttached = (token: string) => standIn.books.methods.get(token)?.detached === false
const isKnown = (customer: string) => standIn.books.customers.get(customer)?.deleted === false
const open = async () => (await shop.database.pool.query('select kind from jobs where done_at is null')).rows
const hurryJobs = () => shop.database.pool.query('update jobs set run_at = now() where done_at is null')

/** Stripe does not answer what undoes something, or answers that it failed, and answers again. */
async function whileSilent(act: () => Promise<unknown>, how: 'never' | 'failure' = 'never') {
  standIn.fail(({ method, path }) => (method === 'DELETE' || path.endsWith('/detach') ? how : undefined))
  await act()
  await runJobs(shop)
  standIn.fail(undefined)
}

describe('a saved card that its owner removes', () => {
  it('is taken from him at Stripe, who stays known there', async () => {
    const { remove, token, customer } = await memberWithCard()
    expect([isAttached(token), isKnown(customer)]).toEqual([true, true])
    await remove()
    await runJobs(shop)
    expect([isAttached(token), isKnown(customer)]).toEqual([false, true])
    expect(await open()).toEqual([])
  })

  it('is taken from him once Stripe answers again', async () => {
    const { remove, token } = await memberWithCard()
    await whileSilent(remove)
    expect(isAttached(token)).toBe(true)
    await hurryJobs()
    await runJobs(shop)
    expect(isAttached(token)).toBe(false)
    expect(await open()).toEqual([])
  })

  it('is taken from him though Stripe failed at first, and would say so for a day', async () => {
    const { remove, token } = await memberWithCard()
    await whileSilent(remove, 'failure')
    expect(isAttached(token)).toBe(true)
    await hurryJobs()
    await runJobs(shop)
    expect(isAttached(token)).toBe(false)
    expect(await open()).toEqual([])
  })

  it('is not tried again when somebody has taken it from him in the dashboard', async () => {
    const { remove, token } = await memberWithCard()
    await shop.services.payments.provider.people?.forgetCard(token, 'dashboard')
    await remove()
    await runJobs(shop)
    expect(await open()).toEqual([])
  })
})

describe('somebody who erases his account', () => {
  it('is deleted at Stripe with the card that an order kept', async () => {
    const member = await person(shop)
    const { intent } = await ordered(member, 'ok', 1, undefined, { saveCard: true })
    await runJobs(shop)
    const [token, customer] = [intent.payment_method ?? '', intent.customer ?? '']
    expect([isAttached(token), isKnown(customer)]).toEqual([true, true])
    await member.call('consumer.userData', {
      body: { consumerId: member.consumerId, email: member.email, action: 'delete' },
    })
    await runJobs(shop)
    expect([isAttached(token), isKnown(customer)]).toEqual([false, false])
  })

  it('is deleted there once Stripe answers again, and nothing here knows his name there meanwhile', async () => {
    const { erase, token, customer, consumerId } = await memberWithCard()
    await whileSilent(erase)
    expect([isAttached(token), isKnown(customer)]).toEqual([true, true])
    const { rows } = await shop.database.pool.query('select from payment_customers where consumer_id = $1', [
      consumerId,
    ])
    expect(rows).toEqual([])
    await hurryJobs()
    await runJobs(shop)
    expect([isAttached(token), isKnown(customer)]).toEqual([false, false])
    expect(await open()).toEqual([])
  })
})

describe('somebody whom Stripe fails to take in', () => {
  const customers = (consumerId: string) =>
    [...standIn.books.customers.values()].filter(({ metadata }) => metadata['consumer'] === consumerId)

  it.each(['failure', 'failure, done'] as const)(
    'is taken in the next time (%s), though Stripe would say the same for a day, and never twice after that',
    async fault => {
      const member = await person(shop)
      const save = () =>
        given
          .signedIn(shop, member.consumerId, { 'x-transaction-id': crypto.randomUUID() })
          .call('consumer.addPaymentInstrument', { body: { card: { paymentToken: `ctoken_ok_f${++tokens}` } } })
      standIn.fail(({ path }) => (path.endsWith('/customers') ? fault : undefined))
      await expect(save()).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
      standIn.fail(undefined)
      const before = customers(member.consumerId).length
      const { card } = await save()
      expect(card.paymentInstrumentId).toMatch(/^pin_/)
      await member.call('consumer.removePaymentInstrument', {
        params: { paymentInstrumentId: card.paymentInstrumentId },
      })
      await save()
      expect(customers(member.consumerId)).toHaveLength(before + 1)
    },
  )
})
