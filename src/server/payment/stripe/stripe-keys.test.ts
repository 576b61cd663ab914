import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createTaxes } from '../../tax/quotes.ts'
import { createTaxService, type TaxQuestion, type TaxService } from '../../tax/tax-service.ts'
import type { Attempt, PaymentProvider } from '../payment-provider.ts'
import { startStripeStandIn, type StripeStandIn } from './stand-in/server.ts'
import { createStripeProvider } from './stripe-provider.ts'

let standIn: StripeStandIn
let config: Config

beforeAll(async () => {
  standIn = await startStripeStandIn()
  config = readConfig({
    TAX: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_URL: `http://127.0.0.1:${standIn.server.port}`,
    TAX_TIMEOUT_MS: '30000',
    PAYMENT_TIMEOUT_MS: '30000',
  })
})
beforeEach(() => standIn.fail(undefined))
afterAll(() => standIn.stop())

/** One of the shop's processes, that knows nothing but what it is given. */
function newProcess(): { provider: PaymentProvider; taxes: TaxService } {
  const taxes = createTaxService(config)
  if (!taxes) throw new Error('no tax service')
  const keys = { secretKey: 'sk_test_1', webhookSecrets: [], origin: 'https://shop.test' }
  return {
    provider: createStripeProvider({ ...keys, timeoutMs: inject('patience'), server: standIn.server }),
    taxes,
  }
}

const ATTEMPT: Attempt = {
  reference: 'CRN-1-1',
  amount: 14_820,
  currency: 'USD',
  method: 'card',
  token: 'ctoken_ok_1',
  returnUrl: '/en-us/checkout/return',
}
const QUESTION: TaxQuestion = {
  currency: 'USD',
  included: false,
  from: { country: 'US', province: 'CO', postalCode: '80202' },
  to: { country: 'US', province: 'CO', postalCode: '80205' },
  lines: [{ id: 'line-1', price: 10_000, qty: 1, taxClass: 'general' }],
  shipping: 0,
}
const SALE = { id: 'tax_1', lines: { 'line-1': 'tax_li_1' } }
const BACK = { name: 'CRN-1 back 100', amount: 100, whole: false }

/** Every write, with what is written down of it: two that differ in anything are two writes. */
const WRITES: Readonly<Record<string, (process: ReturnType<typeof newProcess>) => Promise<unknown> | undefined>> = {
  'a payment': ({ provider }) => provider.open?.(ATTEMPT),
  'a charge': ({ provider }) => provider.authorise(ATTEMPT, 'pi_1'),
  'a charge that was not carried out': ({ provider }) => provider.authorise(ATTEMPT, 'pi_1', 'again'),
  'a capture': ({ provider }) => provider.capture('pi_1', 100, 'CRN-1-1 capture 1.0'),
  'a capture after a failure': ({ provider }) => provider.capture('pi_1', 100, 'CRN-1-1 capture 1.1'),
  'a cancellation': ({ provider }) => provider.cancel('pi_1', 'CRN-1-1 cancel'),
  'a refund': ({ provider }) => provider.refund('pi_1', 100, 'refund-1'),
  'a refund after a failure': ({ provider }) => provider.refund('pi_1', 100, 'refund-1', 1),
  somebody: ({ provider }) => provider.people?.introduce('con_1'),
  'somebody after a failure': ({ provider }) => provider.people?.introduce('con_1', 1),
  'a card to keep': ({ provider }) => provider.people?.keep('ctoken_ok_2', 'cus_1'),
  'a card to forget': ({ provider }) => provider.people?.forgetCard('pm_1', 'forget 1.1'),
  'a question about taxes': ({ taxes }) => taxes.quote(QUESTION, 'first'),
  'a question about taxes after a failure': ({ taxes }) => taxes.quote(QUESTION, '2026-11-17T12:00:00.000Z'),
  'another question about taxes': ({ taxes }) => taxes.quote({ ...QUESTION, shipping: 500 }, 'first'),
  'a sale': ({ taxes }) => taxes.record('CRN-1', 'taxcalc_1', new Date(0), 'CRN-1 tax'),
  'a part of a sale': ({ taxes }) => taxes.reverse(SALE, BACK, 'CRN-1 back 100'),
}

/** What is sent and not carried out: under which keys, to which addresses. */
async function sent(write: (typeof WRITES)[string]) {
  standIn.keys.length = standIn.requests.length = 0
  standIn.fail('busy')
  await expect(write(newProcess())).rejects.toThrow('Stripe')
  return { keys: [...standIn.keys], addresses: [...standIn.requests] }
}

const SOURCES = globSync('src/server/{payment/stripe,tax,doctor}/*.ts').filter(name => !name.includes('.test.'))
/** What Stripe takes twice where no key says that it is the same; what is deleted twice is gone once. */
const WRITING =
  /\b(?:stripe|asks|books)(?:\.\w+)+\.(?:create|confirm|capture|cancel|update|detach|attach|createReversal|createFromCalculation)\(/g

/** From a call to the end of its arguments. */
function statementAt(text: string, from: number): string {
  let open = 0
  for (let at = text.indexOf('(', from); at < text.length; at++) {
    if (text[at] === '(') open++
    if (text[at] === ')' && --open === 0) return text.slice(from, at)
  }
  return text.slice(from)
}

describe('every write to Stripe', () => {
  it('carries a key of what is written down: another process sends the same, and another write another', async () => {
    const seen = new Map<string, string>()
    for (const [what, write] of Object.entries(WRITES)) {
      const { keys } = await sent(write)
      expect(keys, what).toEqual([expect.stringMatching(/./)])
      expect((await sent(write)).keys, what).toEqual(keys)
      expect(seen.get(keys[0] ?? ''), `${what} has the key of`).toBeUndefined()
      seen.set(keys[0] ?? '', what)
    }
  })

  it('is tried above', async () => {
    const addresses = new Set<string>()
    for (const write of Object.values(WRITES))
      for (const address of (await sent(write)).addresses) addresses.add(address)
    const asked = SOURCES.flatMap(file => readFileSync(file, 'utf8').match(/\bkeyed\(/g) ?? [])
    expect(addresses.size).toBe(asked.length)
  })

  it('says its key where it stands', () => {
    const bare = SOURCES.flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(WRITING)]
        .filter(({ index }) => !statementAt(text, index).includes('keyed('))
        .map(([call]) => `${file}: ${call}`)
    })
    expect(bare).toEqual([])
  })
})

describe('a key of Stripe', () => {
  it('stands for one write: with anything else under it the stand-in refuses, as Stripe does', async () => {
    const { provider } = newProcess()
    const paymentId = (await provider.open?.(ATTEMPT)) ?? ''
    expect(await provider.authorise(ATTEMPT, paymentId)).toMatchObject({ state: 'authorised' })
    await expect(provider.open?.({ ...ATTEMPT, amount: 1 })).rejects.toThrow('Idempotency')
    expect(await provider.capture(paymentId, 100, 'one key')).toMatchObject({ captured: 100 })
    await expect(provider.capture(paymentId, 200, 'one key')).rejects.toThrow('Idempotency')
    expect(await provider.capture(paymentId, 100, 'one key')).toMatchObject({ captured: 100 })
  })
})

describe('a question about taxes that Stripe failed at', () => {
  it('is asked again under another key, because the cart has kept when it was asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const taxes = createTaxes(config, createLog('silent'))
    const ask = (kept: Parameters<NonNullable<typeof taxes>['quote']>[1]) =>
      taxes?.quote(QUESTION, kept, { now: new Date(), mayAsk: () => true })
    const later = () => void vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    standIn.fail('failure')
    const failed = await ask(undefined)
    expect(failed?.rates).toBeUndefined()
    standIn.fail(undefined)
    later()
    expect((await ask(failed))?.rates?.rates).toMatchObject([{ name: 'Sales tax', percent: 7.71 }])
  })
})
