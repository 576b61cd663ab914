import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createPayments } from './payment/payments.ts'
import { testDatabase } from './testing/test-database.ts'
import { testShop } from './testing/test-shop.ts'
import { requireTradeSettings, simulatedIn } from './trade-settings.ts'

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
  CAIRN_SECRET: 'fZ3qkP0sT8vYx1LmN5bR7cWd2EhGjU4i',
}

function refusalOf(settings: Record<string, string>): string {
  try {
    requireTradeSettings(readConfig(settings))
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
    ['CAIRN_SECRET', { ...REAL, CAIRN_SECRET: '' }],
    ['EASYPOST_API_KEY', { ...REAL, CARRIER: 'easypost', EASYPOST_WEBHOOK_SECRET: 's'.repeat(16) }],
    ['EASYPOST_WEBHOOK_SECRET', { ...REAL, CARRIER: 'easypost', EASYPOST_API_KEY: 'EZAK1' }],
  ])('%s is refused as it stands', (setting, settings) => {
    expect(named(refusalOf(settings))).toEqual([setting])
  })

  it('there is no simulated provider, and so no frame of ours that takes card numbers', async () => {
    const { db } = await testDatabase()
    const config = readConfig({ ...REAL, PAYMENT: 'simulated' })
    await expect(createPayments(config, db, () => new Date())).rejects.toThrow('production')
  })

  it('tests and simulations that were asked for are told', () => {
    const settings = { ...REAL, STRIPE_SECRET_KEY: 'sk_test_1', FULFILMENT: 'simulated', MAIL: 'kept' }
    expect(refusalOf(settings)).toBe('')
    expect(simulatedIn(readConfig(settings))).toEqual(['test payment', 'fulfilment', 'mail'])
    const outside = { ...REAL, CARRIER: 'easypost', EASYPOST_API_KEY: 'EZTK1', EASYPOST_WEBHOOK_SECRET: 's'.repeat(16) }
    expect(refusalOf(outside)).toBe('')
    expect(simulatedIn(readConfig(outside))).toEqual(['test carrier'])
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
