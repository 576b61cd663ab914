import { afterAll, describe, expect, it } from 'vitest'
import { answerSetup } from '../payment/stripe/stand-in/people.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, ordered } = await stripeOrders(shop)
afterAll(() => standIn.stop())

async function cardholder() {
  const before = new Set(standIn.books.methods.keys())
  const member = await person(shop)
  return {
    member,
    add: (paymentToken: string) => member.call('consumer.addPaymentInstrument', { body: { card: { paymentToken } } }),
    async remove(paymentInstrumentId: string) {
      await member.call('consumer.removePaymentInstrument', { params: { paymentInstrumentId } })
      await runJobs(shop)
    },
    listed: async () => (await member.call('consumer.paymentInstruments', {})).payment_instruments,
    attached: () =>
      [...standIn.books.methods].filter(([id, { customer }]) => customer !== null && !before.has(id)).length,
  }
}

describe('a card that was removed', () => {
  it('is detached, also where it was saved a second time', async () => {
    const { add, remove, attached } = await cardholder()
    const { card } = await add('ctoken_ok_first')
    await expect(add('ctoken_ok_second')).rejects.toMatchObject({ code: 'CC_ALREADY_EXISTS' })
    // The same request once more is about the card that is kept.
    await expect(add('ctoken_ok_first')).rejects.toMatchObject({ code: 'CC_ALREADY_EXISTS' })
    await runJobs(shop)
    expect(attached()).toBe(1)
    await remove(card.paymentInstrumentId)
    expect(attached()).toBe(0)
  })

  it('is detached, also where it was kept with an order', async () => {
    const { member, add, remove, attached } = await cardholder()
    const { card } = await add('ctoken_ok_third')
    await ordered(member, 'ok', 1, undefined, { saveCard: true })
    await runJobs(shop)
    await remove(card.paymentInstrumentId)
    expect(attached()).toBe(0)
  })

  it('does not come back by the answer to the question that a bank asked of it', async () => {
    const { add, remove, listed } = await cardholder()
    await expect(add('ctoken_challenge_s1')).rejects.toMatchObject({ code: 'CARD_PROOF_REQUIRED' })
    const setup = [...standIn.books.setups.values()].at(-1)
    if (!setup) throw new Error('no bank was asked')
    answerSetup(standIn.books, setup, 'yes')
    const { card } = await add(setup.id)
    await remove(card.paymentInstrumentId)
    await expect(add(setup.id)).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
    expect(await listed()).toEqual([])
  })

  it('does not come back by the token that it was saved with', async () => {
    const { add, remove, listed } = await cardholder()
    const { card } = await add('ctoken_ok_fourth')
    await remove(card.paymentInstrumentId)
    await expect(add('ctoken_ok_fourth')).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
    expect(await listed()).toEqual([])
  })
})
