import { beforeAll, describe, expect, it } from 'vitest'
import { pulseOf } from '../jobs/processes.service.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

describe('settings and health', () => {
  it('tell how the shop is set up, without secrets', async () => {
    const secret = 'sk_test_never_shown'
    const other = await testShop({
      DEMO: 'true',
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtp://user:hidden@mail.cairn.test',
      FULFILMENT: 'manual',
    })
    const { call } = await staffMember(other, 'owner')
    const { entries, sites } = await call('settings.read')
    const entry = (name: string) => entries.find(each => each.name === name)
    expect(entry('PAYMENT')).toMatchObject({ value: 'stripe', state: 'simulated', assumed: true })
    expect(entry('FULFILMENT')).toMatchObject({ value: 'manual', state: 'on', assumed: false })
    expect(entry('SMTP_URL')).toMatchObject({ value: '', state: 'on' })
    expect(JSON.stringify(entries)).not.toMatch(/never_shown|hidden/)
    expect(sites).toContainEqual(expect.objectContaining({ id: 'DE', currency: 'EUR', consent: true }))
  })

  it('tell which processes run and whether they hear of changes', async () => {
    const { call } = await staffMember(shop, 'owner')
    await pulseOf(() => 7).work(shop.services, { id: 0, kind: 'pulse', payload: {}, attempts: 1 })
    const { processes } = await call('health.read')
    expect(processes).toMatchObject([{ here: true, listening: true, pagesKept: 7 }])
    shop.advance(60_000)
    expect((await call('health.read')).processes).toMatchObject([{ here: true, pagesKept: 0 }])
  })
})

describe('previews', () => {
  it('are for staff with their session, as long as it lasts and their role allows', async () => {
    const look = async (role: string) => {
      const { visitor, call } = await staffMember(shop, role)
      const led = await visitor.fetch('/studio/preview')
      const ask = () =>
        visitor.fetch('/api/preview/caas/v1/canvas/popups/US', { headers: { 'x-access-key': 'cairn-web' } })
      const before = (await ask()).status
      await call('session.signOut')
      return [led.headers.get('location'), before, (await ask()).status]
    }
    expect(await look('editor')).toEqual(['/en-us/preview', 200, 401])
    expect(await look('warehouse')).toEqual(['/studio', 401, 401])
  })
})
