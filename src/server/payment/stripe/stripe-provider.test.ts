import { Hono } from 'hono'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Env } from '../../http/api.ts'
import { CARD_FRAME, ProviderUnavailable, type Attempt, type PaymentProvider } from '../payment-provider.ts'
import { mountStripeFrame } from './frame.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

const WEBHOOK_SECRET = 'whsec_test'
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>
let provider: PaymentProvider
let attempts = 0

beforeAll(async () => {
  standIn = await startStripeStandIn()
  provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    timeoutMs: inject('patience'),
    origin: 'https://shop.test',
    server: standIn.server,
  })
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

describe('Stripe', () => {
  it('authorises, captures and refunds', async () => {
    const authorised = await provider.authorise(attempt('pm_ok'))
    expect(authorised).toMatchObject({ state: 'authorised', amount: 14_820 })
    expect(standIn.intents.get(authorised.paymentId)?.['currency']).toBe('eur')
    const captured = await provider.capture(authorised.paymentId, 14_820, 'k1')
    expect(captured).toMatchObject({ state: 'captured', captured: 14_820, refunded: 0 })
    expect(await provider.refund(authorised.paymentId, 1000, 'k2')).toMatchObject({ refunded: 1000 })
  })

  it('charges once for one reference', async () => {
    const wanted = attempt('pm_ok')
    const [first, second] = [await provider.authorise(wanted), await provider.authorise(wanted)]
    expect(second.paymentId).toBe(first.paymentId)
  })

  it('asks for 3-D Secure where the bank wants it', async () => {
    const outcome = await provider.authorise(attempt('pm_challenge'))
    expect(outcome).toMatchObject({
      state: 'action',
      action: { type: 'THREE_DS', url: expect.stringMatching(/^https:\/\/hooks\.stripe\.com/) },
    })
    // Stripe takes whole addresses only.
    expect(standIn.intents.get(outcome.paymentId)?.['next_action']).toMatchObject({
      redirect_to_url: { return_url: 'https://shop.test/de-de/checkout/return?order=CRN-1' },
    })
    Object.assign(standIn.intents.get(outcome.paymentId) ?? {}, { status: 'requires_capture', next_action: null })
    expect(await provider.confirm(outcome.paymentId, 'ignored')).toMatchObject({ state: 'authorised' })
  })

  it('sends the shopper to a wallet', async () => {
    const outcome = await provider.authorise(attempt('', { method: 'wallet', token: undefined }))
    expect(outcome).toMatchObject({ state: 'action', action: { type: 'REDIRECT' } })
  })

  it.each([
    ['pm_insufficient', 'insufficient'],
    ['pm_stolen', 'fraud'],
  ])('reads the refusal of %s', async (token, reason) => {
    expect(await provider.authorise(attempt(token))).toMatchObject({ state: 'declined', reason })
  })

  it('gives back what was reserved', async () => {
    const { paymentId } = await provider.authorise(attempt('pm_ok'))
    expect(await provider.cancel(paymentId, 'k3')).toMatchObject({ state: 'declined', reason: 'cancelled' })
  })

  it('describes a card without its number, and knows no foreign token', async () => {
    expect(await provider.describeToken('pm_ok')).toMatchObject({ brand: 'visa', lastFour: '4242', expiryYear: 2040 })
    expect(await provider.describeToken('pm_unknown')).toBeUndefined()
  })

  it('finds a charge whose answer was lost', async () => {
    const wanted = attempt('pm_ok')
    standIn.fail('lost')
    await expect(provider.authorise(wanted)).rejects.toBeInstanceOf(ProviderUnavailable)
    standIn.fail('none')
    expect(await provider.findByReference(wanted.reference)).toMatchObject({ state: 'authorised' })
    expect(await provider.findByReference('ref-never-sent')).toBeUndefined()
  })

  it.each(['error', 'garbage'] as const)('knows nothing when the answer is an %s', async fault => {
    standIn.fail(fault)
    await expect(provider.authorise(attempt('pm_ok'))).rejects.toBeInstanceOf(ProviderUnavailable)
    standIn.fail('none')
  })

  it('takes the card in a frame of its own, where every provider has it', async () => {
    const app = new Hono<Env>()
    mountStripeFrame('pk_test_1')(app)
    const response = await app.request(`${CARD_FRAME}?locale=de-de`)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' https://js.stripe.com;")
    const text = await response.text()
    expect(text).toContain('data-key="pk_test_1"')
    expect(text).toContain('Diese Karte verwenden')
  })

  it('believes webhooks that Stripe has signed, and no others', () => {
    const event = (type: string) =>
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type,
        data: { object: { id: 'pi_1', metadata: { reference: 'r' } } },
      })
    const header = (payload: string) =>
      new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
    const paid = event('payment_intent.amount_capturable_updated')
    expect(provider.readNews(paid, header(paid), new Date())).toEqual({ id: 'evt_1', reference: 'r' })
    expect(provider.readNews(paid, header(event('payment_intent.canceled')), new Date())).toBeUndefined()
    const other = event('customer.created')
    expect(provider.readNews(other, header(other), new Date())).toBe('not ours to act on')
  })
})
