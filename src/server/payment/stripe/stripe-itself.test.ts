import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LEAST_CHARGE } from '#domain/money/least-charge.ts'
import { findCurrency } from '#domain/money/money.ts'
import type { Attempt, PaymentProvider } from '../payment-provider.ts'
import { startStripeStandIn, type StripeStandIn } from './stand-in/server.ts'
import { createStripeProvider } from './stripe-provider.ts'

const TEST_KEY = process.env['STRIPE_TEST_KEY'] ?? ''
const mayAsk = /^[sr]k_test_/.test(TEST_KEY)

/** The same sentences of both, so that the stand-in that all other tests use is what Stripe is. */
describe.each(['the stand-in', 'Stripe itself, in test mode'])('%s', who => {
  describe.skipIf(who !== 'the stand-in' && !mayAsk)('keeps what the shop relies on', () => {
    let standIn: StripeStandIn | undefined
    let provider: PaymentProvider

    beforeAll(async () => {
      standIn = who === 'the stand-in' ? await startStripeStandIn() : undefined
      provider = createStripeProvider({
        secretKey: standIn ? 'sk_test_1' : TEST_KEY,
        webhookSecrets: [],
        timeoutMs: inject('patience'),
        origin: 'https://shop.example.com',
        ...(standIn && { server: standIn.server }),
      })
    })
    afterAll(() => standIn?.stop())

    const attempt = (token: string, more: Partial<Attempt> = {}): Attempt => ({
      reference: `test-${randomUUID()}-1`,
      amount: 4820,
      currency: 'EUR',
      method: 'card',
      token,
      returnUrl: '/de-de/checkout/return',
      ...more,
    })
    const charge = async (wanted: Attempt) => provider.authorise(wanted, await provider.open?.(wanted))

    it('opens a payment once under its reference, and charges it once', async () => {
      const wanted = attempt('pm_card_visa')
      const id = await provider.open?.(wanted)
      expect(await provider.open?.(wanted)).toBe(id)
      expect(await provider.find({ reference: wanted.reference, providerId: id })).toMatchObject({
        state: 'unconfirmed',
      })
      expect(await provider.authorise(wanted, id)).toMatchObject({ state: 'authorised', amount: 4820 })
      expect(await provider.authorise(wanted, id)).toMatchObject({ state: 'authorised', amount: 4820 })
    })

    it.each(Object.entries(LEAST_CHARGE))('charges %s from %i minor units on, and not less', async (code, least) => {
      const currency = findCurrency(code)
      const open = (amount: number) =>
        provider.open?.(attempt('pm_card_visa', { amount, ...(currency && { currency }) }))
      expect(await open(least)).toMatch(/^pi_/)
      await expect(open(least - 1)).rejects.toThrow(/amount/i)
    })

    it('takes a part, lets go of the rest, and gives a part back under the shop’s key', async () => {
      const { paymentId } = await charge(attempt('pm_card_visa'))
      const [take, back] = [randomUUID(), randomUUID()]
      expect(await provider.capture(paymentId, 4000, take)).toMatchObject({ state: 'captured', captured: 4000 })
      const given = await provider.refund(paymentId, 1500, back)
      expect(await provider.refund(paymentId, 1500, back)).toMatchObject({ id: given.id })
      expect((await provider.books?.(paymentId))?.refunds).toMatchObject([{ id: given.id, amount: 1500, key: back }])
      const known = await provider.find({ reference: '', providerId: paymentId })
      expect(known).toMatchObject({ state: 'captured', captured: 4000, refunded: 1500 })
    })

    it('says why a bank refuses, and asks where it wants to', async () => {
      const poor = await charge(attempt('pm_card_visa_chargeDeclinedInsufficientFunds'))
      expect(poor).toMatchObject({ state: 'declined', reason: 'insufficient' })
      const asked = await charge(attempt('pm_card_authenticationRequired'))
      expect(asked).toMatchObject({ state: 'action', action: { type: 'THREE_DS' } })
    })

    it('lets go of what was reserved', async () => {
      const { paymentId } = await charge(attempt('pm_card_visa'))
      expect(await provider.cancel(paymentId, randomUUID())).toMatchObject({ state: 'declined', reason: 'cancelled' })
    })

    it('keeps a card for whoever it knows, and takes it again', async () => {
      const customer = (await provider.people?.introduce(`test-${randomUUID()}`)) ?? ''
      const token = (await provider.people?.keep('pm_card_visa', customer))?.token ?? ''
      expect(await charge(attempt(token, { customer }))).toMatchObject({ state: 'authorised' })
      expect(await charge(attempt(token, { customer }))).toMatchObject({ state: 'authorised' })
      await provider.people?.forgetCard(token, randomUUID())
      expect(await charge(attempt(token, { customer }))).toMatchObject({ state: 'declined' })
      await provider.people?.forget(customer)
    })

    it('asks before it keeps a card whose bank wants to', async () => {
      const customer = (await provider.people?.introduce(`test-${randomUUID()}`)) ?? ''
      const asked = await provider.people?.keep('pm_card_authenticationRequired', customer)
      expect(asked).toMatchObject({
        token: expect.stringMatching(/^seti_/),
        question: expect.stringContaining('proof='),
      })
      expect(await provider.people?.keep(asked?.token ?? '', customer)).toEqual(asked)
      await provider.people?.forget(customer)
    })

    it('tells its news to who asks for them', async () => {
      const since = new Date(Date.now() - 60_000)
      const { paymentId } = await charge(attempt('pm_card_visa'))
      await expect
        .poll(async () => (await provider.listNews?.(since))?.some(news => news.paymentId === paymentId))
        .toBe(true)
    })
  })
})
