import { afterAll, describe, expect, it } from 'vitest'
import { closeDispute, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import * as given from '../testing/given.ts'
import { HOME } from '../testing/given-checkout.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, refund, deliver } = await stripeOrders(shop)
await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
afterAll(() => standIn.stop())

const DAYS_MS = 5 * 86_400_000
let bought = 0

/** One that is to be mailed in some days. */
async function giftCard() {
  const buyer = given.guest(shop)
  const recipientEmail = `later${++bought}@cairn.test`
  const sendDate = new Date(shop.services.clock().getTime() + DAYS_MS).toISOString().slice(0, 10)
  const items = [{ sku: 'CARD-50', giftCard: { amount: 5000, recipientEmail, senderName: 'Robin', sendDate } }]
  const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
  const params = { basketId }
  await buyer.call('cart.setBillingAddress', { params, body: HOME })
  const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_ok_card${bought}` } as const
  await buyer.call('cart.addPaymentInstrument', { params, body })
  const placed = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
  await runJobs(shop)
  const { orderNumber } = placed
  const intent = [...standIn.books.intents.values()].find(each => each.metadata['reference'] === `${orderNumber}-1`)
  if (!intent) throw new Error('Stripe knows nothing of it')
  const resend = () =>
    buyer.call('consumer.resendGiftCardEmail', { body: { orderNumber, itemId: placed.items[0]?.id ?? '' } })
  return { orderNumber, intent, recipientEmail, resend }
}

const cardOf = async (orderNumber: string) => {
  const { rows } = await shop.database.pool.query(
    `select g.status, g.number, o.held_reason is not null as shown from gift_cards g
     join orders o on g.bought_by like o.number || ' %' where o.number = $1`,
    [orderNumber],
  )
  return rows[0]
}

async function theDayComes() {
  await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
  await runJobs(shop)
}

describe('a gift card whose money went back', () => {
  it('is withdrawn and not mailed after all of it was refunded at the provider', async () => {
    const { orderNumber, intent, recipientEmail, resend } = await giftCard()
    refund(intent.id, 5000)
    await deliver('refund.created')
    await theDayComes()
    await expect(resend()).rejects.toMatchObject({ errorId: 'GFO405' })
    expect(await mailTo(shop, recipientEmail)).toEqual([])
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'inactive', shown: false })
  })

  it('is withdrawn and not mailed after its dispute was lost', async () => {
    const { orderNumber, intent, recipientEmail } = await giftCard()
    const dispute = openDispute(standIn.books, intent.id, 5000)
    await deliver('charge.dispute.created')
    closeDispute(standIn.books, dispute, 'lost')
    await deliver('charge.dispute.closed')
    await theDayComes()
    expect(await mailTo(shop, recipientEmail)).toEqual([])
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'inactive' })
  })

  it('waits while a bank decides, and is mailed once that is won', async () => {
    const { orderNumber, intent, recipientEmail, resend } = await giftCard()
    const dispute = openDispute(standIn.books, intent.id, 5000)
    await deliver('charge.dispute.created')
    await theDayComes()
    await expect(resend()).rejects.toMatchObject({ errorId: 'GFO405' })
    expect(await mailTo(shop, recipientEmail)).toEqual([])
    closeDispute(standIn.books, dispute, 'won')
    await deliver('charge.dispute.closed')
    await theDayComes()
    expect(await mailTo(shop, recipientEmail)).toHaveLength(1)
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'active' })
  })

  it('is shown to staff if it had been spent, and stays as they want it', async () => {
    const { orderNumber, intent } = await giftCard()
    const { number } = (await cardOf(orderNumber)) ?? {}
    const spend = [
      `insert into gift_card_ledger (number, amount, reference) values ($1, -2000, 'order:elsewhere')`,
      'update gift_cards set balance = balance - 2000 where number = $1',
    ]
    for (const statement of spend) await shop.database.pool.query(statement, [number])
    refund(intent.id, 5000)
    await deliver('refund.created')
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'inactive', shown: true })
    await shop.database.pool.query(`update gift_cards set status = 'active' where number = $1`, [number])
    openDispute(standIn.books, intent.id, 5000)
    await deliver('charge.dispute.created')
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'active' })
  })

  it('stays good while only a part of its price was refunded', async () => {
    const { orderNumber, intent, recipientEmail } = await giftCard()
    refund(intent.id, 500)
    await deliver('refund.created')
    await theDayComes()
    expect(await mailTo(shop, recipientEmail)).toHaveLength(1)
    expect(await cardOf(orderNumber)).toMatchObject({ status: 'active' })
  })
})
