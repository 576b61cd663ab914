import { Hono } from 'hono'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import type { Env } from '../../http/api.ts'
import {
  CARD_FRAME,
  ProviderRefused,
  ProviderUnavailable,
  type Attempt,
  type PaymentProvider,
} from '../payment-provider.ts'
import { mountStripeFrame } from './frame.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { approveIntent } from './stand-in/intents.ts'
import { createRefund, openDispute } from './stand-in/money-back.ts'
import { startStripeStandIn, type StripeStandIn } from './stand-in/server.ts'

const WEBHOOK_SECRET = 'whsec_test'
let standIn: StripeStandIn
let provider: PaymentProvider
let attempts = 0

beforeAll(async () => {
  standIn = await startStripeStandIn()
  provider = createStripeProvider(options())
})
const options = () => ({
  secretKey: 'sk_test_1',
  webhookSecrets: ['whsec_next', WEBHOOK_SECRET],
  timeoutMs: inject('patience'),
  origin: 'https://shop.test',
  server: standIn.server,
})
afterAll(() => standIn.stop())

const attempt = (token: string, more: Partial<Attempt> = {}): Attempt => ({
  reference: `ref-${++attempts}`,
  amount: 14_820,
  currency: 'EUR',
  method: 'card',
  token,
  returnUrl: '/de-de/checkout/return?order=CRN-1',
  ...more,
})

/** As the shop does it: made known, written down, then charged. */
const charge = async (wanted: Attempt) => provider.authorise(wanted, await provider.open?.(wanted))
const intentOf = (id: string) => standIn.books.intents.get(id)

describe('Stripe', () => {
  it('authorises, captures and refunds', async () => {
    const outcome = await charge(attempt('pm_ok_1'))
    expect(outcome).toMatchObject({ state: 'authorised', amount: 14_820, reserved: { captured: 0, inParts: false } })
    const { paymentId } = outcome
    expect(await provider.capture(paymentId, 14_820, 'k1')).toMatchObject({ state: 'captured', captured: 14_820 })
    expect(await provider.refund(paymentId, 4820, 'k2')).toMatchObject({ amount: 4820, state: 'succeeded', key: 'k2' })
    expect(await provider.find({ reference: '', providerId: paymentId })).toMatchObject({
      captured: 14_820,
      refunded: 4820,
    })
    await expect(provider.refund(paymentId, 14_820, 'k2b')).rejects.toBeInstanceOf(ProviderRefused)
  })

  it('holds no money before it is confirmed', async () => {
    const wanted = attempt('pm_ok_2')
    const paymentId = (await provider.open?.(wanted)) ?? ''
    expect(await provider.open?.(wanted)).toBe(paymentId)
    expect(await provider.find({ ...wanted, providerId: paymentId })).toMatchObject({ state: 'unconfirmed' })
    expect(await provider.find({ ...wanted, providerId: undefined })).toBeUndefined()
    expect(await provider.cancel(paymentId, 'k')).toMatchObject({ state: 'declined', reason: 'cancelled' })
    expect(await provider.authorise(wanted, paymentId)).toMatchObject({ state: 'declined' })
  })

  it('charges once for one reference', async () => {
    const wanted = attempt('pm_ok_3')
    const [first, second] = [await charge(wanted), await charge(wanted)]
    expect(second.paymentId).toBe(first.paymentId)
  })

  it('asks for 3-D Secure in the shop where a card was typed in there', async () => {
    const outcome = await charge(attempt('ctoken_challenge_1'))
    expect(outcome).toMatchObject({
      state: 'action',
      action: { type: 'THREE_DS', url: expect.stringMatching(/^\/payment\/challenge\/pi_/) },
    })
    const intent = intentOf(outcome.paymentId)
    if (intent) approveIntent(standIn.books, intent)
    expect(await provider.confirm(outcome.paymentId, 'ignored')).toMatchObject({ state: 'authorised' })
  })

  it('sends the shopper to a wallet and back to the shop', async () => {
    const outcome = await charge(attempt('', { method: 'wallet', token: undefined }))
    expect(outcome).toMatchObject({
      state: 'action',
      action: { type: 'REDIRECT', url: expect.stringMatching(/^https:\/\/hooks\.stripe\.com/) },
    })
    expect(intentOf(outcome.paymentId)?.next_action).toMatchObject({
      redirect_to_url: { return_url: 'https://shop.test/de-de/checkout/return?order=CRN-1' },
    })
  })

  it.each([
    ['pm_insufficient_1', 'insufficient'],
    ['pm_stolen_1', 'fraud'],
    ['ctoken_unheard_1', 'refused'],
  ])('reads the refusal of %s', async (token, reason) => {
    expect(await charge(attempt(token))).toMatchObject({ state: 'declined', reason })
  })

  it('does not take one token for two payments', async () => {
    expect(await charge(attempt('ctoken_ok_7'))).toMatchObject({ state: 'authorised' })
    expect(await charge(attempt('ctoken_ok_7'))).toMatchObject({ state: 'declined', reason: 'refused' })
  })

  it('takes reserved money in parts where the bank lets it, and lets go of the rest', async () => {
    const { paymentId, ...outcome } = await charge(attempt('pm_parts_1'))
    expect(outcome).toMatchObject({ reserved: { inParts: true, captureBefore: expect.any(Date) } })
    const first = await provider.capture(paymentId, 5000, 'p1', 'not the last')
    expect(first).toMatchObject({ state: 'authorised', reserved: { captured: 5000 } })
    expect(await provider.capture(paymentId, 4000, 'p2')).toMatchObject({ state: 'captured', captured: 9000 })
    expect(intentOf(paymentId)?.amount_capturable).toBe(0)
  })

  it('describes a card without its number, and knows no foreign token', async () => {
    const card = { brand: 'visa', lastFour: '4242', expiryYear: 2040, fingerprint: 'fp_ok' }
    expect(await provider.describeToken('pm_ok_1')).toMatchObject(card)
    expect(await provider.describeToken('ctoken_ok_1')).toMatchObject(card)
    expect(await provider.describeToken('pm_unheard')).toBeUndefined()
  })

  it.each(['failure', 'garbage', 'odd', 'busy', 'never'] as const)(
    'knows nothing when the answer is %s',
    async fault => {
      const wanted = attempt('pm_ok_shared')
      const paymentId = await provider.open?.(wanted)
      standIn.fail(fault)
      await expect(provider.authorise(wanted, paymentId)).rejects.toBeInstanceOf(ProviderUnavailable)
      standIn.fail(fault)
      await expect(provider.find({ ...wanted, providerId: paymentId })).rejects.toBeInstanceOf(ProviderUnavailable)
      standIn.fail(undefined)
      expect(await provider.find({ ...wanted, providerId: paymentId })).toMatchObject({ state: 'unconfirmed' })
      expect(await provider.authorise(wanted, paymentId, 'again')).toMatchObject({ state: 'authorised' })
    },
  )

  it('keeps a failure under its key, so that trying again needs another', async () => {
    const wanted = attempt('pm_ok_shared')
    const paymentId = await provider.open?.(wanted)
    standIn.fail('failure')
    await expect(provider.authorise(wanted, paymentId)).rejects.toBeInstanceOf(ProviderUnavailable)
    standIn.fail(undefined)
    await expect(provider.authorise(wanted, paymentId)).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(await provider.authorise(wanted, paymentId, 'again')).toMatchObject({ state: 'authorised' })
  })

  it('tells what others did with a payment', async () => {
    const { paymentId } = await charge(attempt('pm_ok_shared'))
    await provider.capture(paymentId, 14_820, `${paymentId} capture`)
    createRefund(standIn.books, new URLSearchParams({ payment_intent: paymentId, amount: '820' }))
    openDispute(standIn.books, paymentId, 14_000)
    expect(await provider.books?.(paymentId)).toMatchObject({
      refunds: [{ amount: 820, state: 'succeeded', key: undefined }],
      disputes: [{ amount: 14_000, reason: 'product_not_received', state: 'open', dueBy: expect.any(Date) }],
    })
    await expect(provider.refund(paymentId, 100, 'k9')).rejects.toBeInstanceOf(ProviderRefused)
  })

  describe('in frames of the shop', () => {
    const app = new Hono<Env>()
    beforeAll(() => mountStripeFrame({ ...options(), publishableKey: 'pk_test_1' })(app))

    it('takes a card or a wallet for an amount, and nobody else may load a script there', async () => {
      const response = await app.request(`${CARD_FRAME}?locale=de-de&amount=14820&currency=EUR&save=offer`)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(response.headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com"')
      const text = await response.text()
      expect(text).toContain('src="https://js.stripe.com/endive/stripe.js"')
      expect(text).toContain('data-key="pk_test_1" data-mode="payment" data-amount="14820" data-currency="eur"')
      expect(text).toContain('id="express"')
      expect(text).toContain('Diese Karte für das nächste Mal behalten')
    })

    it('takes a card to keep where there is nothing to pay', async () => {
      const text = await (await app.request(`${CARD_FRAME}?locale=en-us&amount=none`)).text()
      expect(text).toContain('data-mode="setup"')
      expect(text).not.toContain('id="express"')
    })

    it('shows the question of a bank to the shopper whose payment it is, and to no one else', async () => {
      const { paymentId, ...outcome } = await charge(attempt('ctoken_challenge_9'))
      const url = outcome.state === 'action' ? outcome.action.url : ''
      const shown = await (await app.request(url)).text()
      expect(shown).toContain(`data-secret="${intentOf(paymentId)?.client_secret}"`)
      expect((await app.request(url.replace('proof=', 'proof=x'))).status).toBe(404)
      expect((await app.request(url.split('?')[0] ?? '')).status).toBe(404)
    })
  })

  it('keeps a card for someone, pays with it again, and forgets both', async () => {
    const { people } = provider
    const customer = (await people?.introduce('con_1')) ?? ''
    expect(await people?.introduce('con_1')).toBe(customer)
    const first = await charge(attempt('ctoken_ok_20', { customer, saves: true }))
    const token = (await people?.keptBy(first.paymentId)) ?? ''
    expect(token).toMatch(/^pm_/)
    expect(await charge(attempt(token, { customer }))).toMatchObject({ state: 'authorised' })
    expect(await charge(attempt(token))).toMatchObject({ state: 'declined', reason: 'refused' })
    await people?.forgetCard(token, 'forget 1.1')
    expect(await charge(attempt(token, { customer }))).toMatchObject({ state: 'declined', reason: 'refused' })
    const other = (await people?.keep('ctoken_ok_21', customer))?.token ?? ''
    expect(await charge(attempt(other, { customer }))).toMatchObject({ state: 'authorised' })
    expect(await people?.keep('ctoken_challenge_22', customer)).toMatchObject({
      question: expect.stringMatching(/^\//),
    })
    expect(await people?.keep('ctoken_insufficient_23', customer)).toBeUndefined()
    await people?.forget(customer)
    await people?.forget(customer)
    await expect(provider.open?.(attempt(other, { customer }))).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('offers what it offered last while Stripe is silent, and asks again', async () => {
    const fresh = createStripeProvider(options())
    const asked = () => standIn.requests.filter(each => each.includes('payment_method_configurations')).length
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
      standIn.fail(undefined)
    })
    const later = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000)
    standIn.fail(undefined)
    expect(await fresh.methods?.()).toEqual(['card', 'wallet'])
    standIn.fail('never')
    later(11)
    expect(await fresh.methods?.()).toEqual(['card', 'wallet'])
    const before = asked()
    expect(await fresh.methods?.()).toEqual(['card', 'wallet'])
    expect(asked()).toBe(before)
    standIn.fail(undefined)
    later(1)
    expect(await fresh.methods?.()).toEqual(['card', 'wallet'])
    expect(asked()).toBe(before + 1)
  })

  it('keeps nobody waiting for as long as for money, and one of many who ask at once asks', async () => {
    const fresh = createStripeProvider({ ...options(), timeoutMs: 10 * inject('patience') })
    const asked = () => standIn.requests.filter(each => each.includes('payment_method_configurations')).length
    onTestFinished(() => standIn.fail(undefined))
    const before = asked()
    standIn.fail('silent')
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => fresh.methods?.()))
    for (const each of all) expect(each).toMatchObject({ reason: expect.any(ProviderUnavailable) })
    // Nobody waits again at once.
    await expect(fresh.methods?.()).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(asked()).toBe(before + 1)
  })

  it('offers what the account has, and names no card where there is none', async () => {
    expect(await provider.methods?.()).toEqual(['card', 'wallet'])
    expect(await provider.describeToken('ctoken_paypal_1')).toEqual({ method: 'wallet' })
    expect(await provider.describeToken('ctoken_klarna_1')).toEqual({ method: 'pay-later' })
  })

  it('believes webhooks that Stripe has signed, and no others', () => {
    const event = (type: string, object: object) =>
      JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const header = (payload: string) =>
      new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
    const intent = { id: 'pi_1', object: 'payment_intent', metadata: { reference: 'r' } }
    const paid = event('payment_intent.amount_capturable_updated', intent)
    expect(provider.readNews(paid, header(paid), new Date())).toEqual({
      id: 'evt_1',
      paymentId: 'pi_1',
      reference: 'r',
    })
    expect(provider.readNews(paid, header(event('payment_intent.canceled', intent)), new Date())).toBeUndefined()
    const refunded = event('refund.created', { id: 're_1', object: 'refund', payment_intent: 'pi_1' })
    expect(provider.readNews(refunded, header(refunded), new Date())).toEqual({ id: 'evt_1', paymentId: 'pi_1' })
    const other = event('customer.created', { id: 'cus_1', object: 'customer' })
    expect(provider.readNews(other, header(other), new Date())).toBe('not ours to act on')
  })

  it('can be asked for the news that did not arrive, oldest first', async () => {
    const { paymentId } = await charge(attempt('pm_ok_shared'))
    await provider.capture(paymentId, 14_820, `${paymentId} capture`)
    const news = await provider.listNews?.(new Date(Date.now() - 60_000))
    const own = news?.filter(each => each.paymentId === paymentId) ?? []
    expect(own).toHaveLength(2)
    const types = own.map(({ id }) => standIn.books.events.find(event => event.id === id)?.type)
    expect(types).toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.succeeded'])
  })
})
