import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../../testing/test-shop.ts'
import { ProviderUnavailable, type Attempt } from '../payment-provider.ts'
import { cardToken } from '../../testing/card-token.ts'

let shop: TestShop
let attempts = 0

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '60' })
})

const provider = () => shop.services.payments.provider
const attempt = async (number: string, more: Partial<Attempt> = {}): Promise<Attempt> => ({
  reference: `ref-${++attempts}`,
  amount: 12_345,
  currency: 'USD',
  method: 'card',
  token: await cardToken(shop.visitor, number),
  returnUrl: '/en-us/checkout/return?order=CRN-1',
  ...more,
})
const post = (path: string, fields: Record<string, string>) =>
  shop.visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

describe('the card frame', () => {
  it('is a document of its own that loads nothing from elsewhere', async () => {
    const response = await shop.visitor.fetch('/payment/frame?locale=de-de')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('Kartennummer')
  })

  it('names the field that is wrong', async () => {
    const response = await shop.visitor.fetch('/payment/tokenise', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: 'number=4242424242424241&expiry=13%2F30&cvc=1&language=en',
    })
    expect(response.status).toBe(422)
    const { problems } = await response.json()
    expect(Object.keys(problems)).toEqual(['number', 'expiry', 'cvc'])
  })

  it('comes back with a token when there is no script', async () => {
    const response = await post('/payment/tokenise', {
      number: '4242 4242 4242 4242',
      expiry: '04/40',
      cvc: '123',
      return: '/en-us/checkout?step=billing',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/en-us\/checkout\?step=billing&paymentToken=tok_/)
  })

  it.each(['0440', '4/40', '04 / 2040', '042040'])('takes an expiry as fingers type it: %s', async expiry => {
    const response = await post('/payment/tokenise', { number: '4242424242424242', expiry, cvc: '123' })
    const { card } = await response.json()
    expect(card).toMatchObject({ expiryMonth: 4, expiryYear: 2040 })
  })

  it('does not carry a token to another site', async () => {
    const response = await post('/payment/tokenise', {
      number: '4242 4242 4242 4242',
      expiry: '04/40',
      cvc: '123',
      return: '//elsewhere.test/x',
    })
    expect(response.headers.get('location')).toBeNull()
  })

  it('refuses a card that has expired', async () => {
    const response = await post('/payment/tokenise', { number: '4242424242424242', expiry: '01/20', cvc: '123' })
    expect(response.status).toBe(422)
  })

  it('leaves no trace of the number in tables or logs', async () => {
    await provider().authorise(await attempt('4242424242424242'))
    const { rows } = await shop.database.pool.query('select * from simulator_payments')
    expect(JSON.stringify(rows) + shop.logged.join()).not.toContain('4242424242424242')
  })
})

describe('charging', () => {
  it.each([
    ['4242424242424242', { state: 'authorised' }],
    ['4000000000003055', { state: 'authorised' }],
    ['4000000000000077', { state: 'authorised' }],
    ['4000000000000002', { state: 'declined', reason: 'declined' }],
    ['4000000000009995', { state: 'declined', reason: 'insufficient' }],
    ['4000000000009979', { state: 'declined', reason: 'fraud' }],
    ['4000000000000069', { state: 'declined', reason: 'expired-card' }],
  ])('answers card %s as its documentation says', async (number, outcome) => {
    expect(await provider().authorise(await attempt(number))).toMatchObject(outcome)
  })

  it.each(['4000000000000119', '4000000000000093'])('fails for card %s and charges nothing', async number => {
    const wanted = await attempt(number)
    await expect(provider().authorise(wanted)).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(await provider().find({ reference: wanted.reference, providerId: undefined })).toBeUndefined()
  })

  it('has charged although its answer was lost', async () => {
    const wanted = await attempt('4000000000000341')
    await expect(provider().authorise(wanted)).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(await provider().find({ reference: wanted.reference, providerId: undefined })).toMatchObject({
      state: 'authorised',
      amount: 12_345,
    })
  })

  it('charges once for one reference, however often it is asked at once', async () => {
    const wanted = await attempt('4242424242424242')
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider().authorise(wanted)))
    expect(new Set(outcomes.map(outcome => outcome.paymentId)).size).toBe(1)
  })

  it('captures once, refunds once per key and never more than it took', async () => {
    const { paymentId, reference } = await provider().authorise(await attempt('4242424242424242'))
    await provider().capture(paymentId, 12_345, 'c')
    await provider().capture(paymentId, 12_345, 'c')
    await provider().refund(paymentId, 345, 'r1')
    expect(await provider().refund(paymentId, 345, 'r1')).toMatchObject({ state: 'succeeded', amount: 345 })
    expect(await provider().find({ reference, providerId: paymentId })).toMatchObject({
      state: 'captured',
      refunded: 345,
    })
    await expect(provider().refund(paymentId, 12_345, 'r2')).rejects.toThrow(/refunded|check/)
  })

  it('cannot capture what was cancelled', async () => {
    const { paymentId } = await provider().authorise(await attempt('4242424242424242'))
    await provider().cancel(paymentId, 'x')
    expect(await provider().capture(paymentId, 12_345, 'c')).toMatchObject({ state: 'declined', reason: 'cancelled' })
  })
})

describe('3-D Secure and provider pages', () => {
  const proofIn = (page: string) => /value="(cres_[\w-]+)"/.exec(page)?.[1] ?? ''

  it('is authorised after the right code, and the proof counts', async () => {
    const opened = await provider().authorise(await attempt('4000000000003220'))
    expect(opened).toMatchObject({ state: 'action', action: { type: 'THREE_DS' } })
    const path = `/payment/challenge/${opened.paymentId}`
    expect(await (await shop.visitor.fetch(path)).text()).toContain('$123.45')
    const proof = proofIn(await (await post(path, { verdict: 'confirm', code: '1234' })).text())
    expect(await provider().confirm(opened.paymentId, proof)).toMatchObject({ state: 'authorised' })
    expect((await shop.visitor.fetch(path)).status).toBe(410)
  })

  it('is declined after another code, and after a proof that was made up', async () => {
    const opened = await provider().authorise(await attempt('4000000000003220'))
    const refused = { state: 'declined', reason: 'authentication-failed' }
    expect(await provider().confirm(opened.paymentId, 'cres_made-up')).toMatchObject(refused)
    const page = await post(`/payment/challenge/${opened.paymentId}`, { verdict: 'confirm', code: '9999' })
    expect(await provider().confirm(opened.paymentId, proofIn(await page.text()))).toMatchObject(refused)
  })

  it('is declined when nobody acts in time', async () => {
    const wanted = await attempt('4000000000003220')
    await provider().authorise(wanted)
    shop.advance(10 * 60 * 1000)
    expect(await provider().find({ reference: wanted.reference, providerId: undefined })).toMatchObject({
      state: 'declined',
      reason: 'timed-out',
    })
  })

  it('sends the shopper back from a wallet, also after a refusal', async () => {
    const opened = await provider().authorise(await attempt('4242424242424242', { method: 'wallet' }))
    const response = await post(`/payment/redirect/${opened.paymentId}`, { verdict: 'cancel' })
    expect(response.headers.get('location')).toContain(
      `/en-us/checkout/return?order=CRN-1&transactionId=${opened.paymentId}`,
    )
    expect(await provider().find({ reference: opened.reference, providerId: undefined })).toMatchObject({
      state: 'declined',
      reason: 'refused',
    })
  })

  it('tells news that only it can have signed', () => {
    const now = new Date()
    const body = JSON.stringify({ id: 'evt_1', reference: 'ref-1' })
    const signature = shop.services.payments.signNews(body, now)
    expect(provider().readNews(body, signature, now)).toEqual({ id: 'evt_1', reference: 'ref-1' })
    expect(provider().readNews(body.replace('ref-1', 'ref-2'), signature, now)).toBeUndefined()
    expect(provider().readNews(body, signature, new Date(now.getTime() + 600_000))).toBeUndefined()
  })
})
