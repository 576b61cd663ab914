import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createPayments } from './payment/payments.ts'
import { testDatabase } from './testing/test-database.ts'
import { testShop } from './testing/test-shop.ts'
import { readTradeConfig, simulatedIn } from './trade-settings.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  PAYMENT: 'stripe',
  ...STRIPE,
  FULFILMENT: 'manual',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Shop <hello@shop.example>',
  CAIRN_SECRET: 'fZ3qkP0sT8vYx1LmN5bR7cWd2EhGjU4i',
}

const S3_KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

function refusalOf(settings: Record<string, string>): string {
  try {
    readTradeConfig(settings)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
const named = (text: string) => [...text.matchAll(/^ {2}(\w+):/gm)].map(([, setting]) => setting)

describe('in production', () => {
  it('a start without settings refuses, and names all that is missing at once', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(named(stderr)).toEqual([
      'PUBLIC_URL',
      'PAYMENT',
      ...Object.keys(STRIPE),
      'FULFILMENT',
      'MAIL',
      'CAIRN_SECRET',
    ])
    expect(stderr).toContain('PUBLIC_URL=https://shop.example.com')
    expect(stderr).not.toContain('    at ')
  })

  it('a shop with all of them starts, and nothing of it is simulated', () => {
    expect(refusalOf(REAL)).toBe('')
    expect(simulatedIn(readConfig(REAL))).toEqual([])
  })

  it.each([
    ['PAYMENT', { ...REAL, PAYMENT: 'simulated' }],
    ['PAYMENT', { ...REAL, PAYMENT: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...REAL, STRIPE_WEBHOOK_SECRET: '' }],
    ['SMTP_URL', { ...REAL, SMTP_URL: '' }],
    ['PUBLIC_URL', { ...REAL, PUBLIC_URL: 'http://shop.example.com' }],
    ['PUBLIC_URL', { ...REAL, PUBLIC_URL: 'https://shop.example.com/shop' }],
    ['PUBLIC_URL', { ...REAL, PUBLIC_URL: 'https://user:password@shop.example.com' }],
    ['CAIRN_SECRET', { ...REAL, CAIRN_SECRET: '' }],
    ['CAIRN_SECRET', { ...REAL, CAIRN_SECRET: 'CHANGEME'.repeat(5) }],
    ['CAIRN_SECRET', { ...REAL, CAIRN_SECRET: 'too short' }],
    ['SMTP_URL', { ...REAL, SMTP_URL: 'hello' }],
    ['MAIL_FROM', { ...REAL, MAIL_FROM: '' }],
    ['STAFF_OIDC_ISSUER', { ...REAL, STAFF_OIDC_ISSUER: 'http://login.example.com' }],
    ['STRIPE_API_URL', { ...REAL, STRIPE_API_URL: 'http://proxy.example.com' }],
    ['S3_BUCKET', { ...REAL, ASSETS: 's3', S3_ENDPOINT: 'https://s3.example.com', ...S3_KEYS }],
    ['DATABASE_URL', { ...REAL, ROLE: 'web' }],
    ['BOT_SECRET', { ...REAL, BOT_PROVIDER: 'turnstile', BOT_SITE_KEY: 'site' }],
    ['EASYPOST_API_KEY', { ...REAL, CARRIER: 'easypost', EASYPOST_WEBHOOK_SECRET: 's'.repeat(16) }],
    ['EASYPOST_WEBHOOK_SECRET', { ...REAL, CARRIER: 'easypost', EASYPOST_API_KEY: 'EZAK1' }],
  ])('%s is refused as it stands', (setting, settings) => {
    expect(named(refusalOf(settings))).toEqual([setting])
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_SECRET_KEY', ' sk_live_1'],
    ['STRIPE_SECRET_KEY', 'hello'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', ','],
  ])('no other key is taken for %s: %s', (setting, value) => {
    const refusal = refusalOf({ ...REAL, [setting]: value })
    expect(named(refusal)).toEqual([setting])
    expect(refusal).not.toContain(value === ',' ? 'whsec_1' : value)
  })

  it('keys for tests and for trade are not mixed, and two secrets of webhooks may be said', () => {
    expect(refusalOf({ ...REAL, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('one is for tests and one is not')
    expect(refusalOf({ ...REAL, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' })).toBe('')
  })

  it('a key to sign letters that cannot be read is refused before anything is opened', () => {
    const DKIM = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'shop', DKIM_KEY_FILE: '/nowhere/dkim.pem' }
    expect(refusalOf({ ...REAL, ...DKIM })).toContain('the file of the key cannot be read')
  })

  it('what cannot be read hides nothing of what is missing', () => {
    const refusal = refusalOf({ NODE_ENV: 'production', PAYMENT: 'cash', PORT: 'abc', CAIRN_SECRET: 'short' })
    const missing = ['PUBLIC_URL', ...Object.keys(STRIPE), 'FULFILMENT', 'MAIL']
    expect(named(refusal).toSorted()).toEqual(['CAIRN_SECRET', 'PAYMENT', 'PORT', ...missing].toSorted())
    expect(refusal).toContain('openssl rand -base64 48')
  })

  it('there is no simulated provider, and so no frame of ours that takes card numbers', async () => {
    const { db } = await testDatabase()
    const config = readConfig({ ...REAL, PAYMENT: 'simulated' })
    await expect(createPayments(config, db, () => new Date())).rejects.toThrow('production')
  })

  it('tests and simulations that were asked for are told', () => {
    const tests = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
    const settings = { ...REAL, ...tests, FULFILMENT: 'simulated', MAIL: 'kept' }
    expect(refusalOf(settings)).toBe('')
    expect(simulatedIn(readConfig(settings))).toEqual(['test payment', 'fulfilment', 'mail'])
    const outside = { ...REAL, CARRIER: 'easypost', EASYPOST_API_KEY: 'EZTK1', EASYPOST_WEBHOOK_SECRET: 's'.repeat(16) }
    expect(refusalOf(outside)).toBe('')
    expect(simulatedIn(readConfig(outside))).toEqual(['test carrier'])
  })

  it('a demo, whose passwords are known to everybody, and a payment provider on this machine are told', () => {
    expect(simulatedIn(readConfig({ ...REAL, DEMO: 'true' }))).toEqual(['demo'])
    const standIn = { ...REAL, STRIPE_API_URL: 'http://127.0.0.1:4242' }
    expect(refusalOf(standIn)).toBe('')
    expect(simulatedIn(readConfig(standIn))).toEqual(['test payment'])
  })
})

describe('an address that leads to this machine alone', () => {
  it.each([
    'http://localhost:3000',
    'https://localhost',
    'http://127.0.0.2/',
    'http://shop.localhost',
    'http://[::1]:80',
  ])('starts in production, and is told wherever something is not for real: %s', PUBLIC_URL => {
    expect(refusalOf({ ...REAL, PUBLIC_URL })).toBe('')
    expect(simulatedIn(readConfig({ ...REAL, PUBLIC_URL }))).toEqual(['address'])
    expect(simulatedIn(readConfig({ PUBLIC_URL }))).not.toContain('address')
  })

  it.each(['https://localhost.example.com', 'https://127.example.com'])('is not %s', PUBLIC_URL => {
    expect(simulatedIn(readConfig({ ...REAL, PUBLIC_URL }))).toEqual([])
  })
})

describe('elsewhere', () => {
  it('the demo needs no settings, and says that all of it is simulated', async () => {
    expect(refusalOf({})).toBe('')
    const shop = await testShop()
    expect(await (await shop.app.request('/readyz')).json()).toEqual({
      status: 'ready',
      listener: 'hears of changes',
      queue: 'unknown',
      provider: 'not asked yet',
      simulated: ['payment', 'fulfilment', 'mail'],
    })
  })

  it('keys of Stripe and a mail server are used when they are there', () => {
    const { PAYMENT, MAIL } = readConfig({ ...STRIPE, SMTP_URL: 'smtp://127.0.0.1:25' })
    expect({ PAYMENT, MAIL }).toEqual({ PAYMENT: 'stripe', MAIL: 'smtp' })
  })

  it('Stripe without all its keys is refused here too', () => {
    expect(named(refusalOf({ PAYMENT: 'stripe' }))).toEqual(Object.keys(STRIPE))
    expect(named(refusalOf({ TAX: 'stripe' }))).toEqual(['STRIPE_SECRET_KEY'])
    expect(() => readConfig({ TAX: 'guessed' })).toThrow('TAX')
    const trying = readConfig({ TAX: 'stripe', PAYMENT: 'simulated', STRIPE_SECRET_KEY: 'sk_test_1' })
    expect(simulatedIn(trying)).toEqual(['payment', 'fulfilment', 'test tax', 'mail'])
  })
})
