import { describe, expect, it } from 'vitest'
import { STAFF_ROUTES } from '#contract/staff/staff-routes.gen.ts'
import { staffCalls } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

describe('where the studio is', () => {
  it('on the shop’s host, unless it has one of its own: then there and nowhere else', async () => {
    const shop = await testShop({ DEMO: 'true', STUDIO_URL: 'https://studio.cairn.test' })
    const { visitor } = shop.newVisitor()
    const led = await visitor.fetch('/studio/history?call=keys')
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      'https://studio.cairn.test/studio/history?call=keys',
    ])
    await expect(staffCalls(visitor)('session.ways')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const there = await shop.app.request('https://studio.cairn.test/api/staff/v1/session/ways')
    expect(there.status).toBe(200)
  })

  it('nowhere when it is turned off', async () => {
    const shop = await testShop({ DEMO: 'true', STUDIO: 'false' })
    const { visitor } = shop.newVisitor()
    for (const [method, path] of Object.values(STAFF_ROUTES))
      expect((await visitor.fetch(path, { method })).status, path).toBe(404)
    expect((await visitor.fetch('/studio/sso')).status).toBe(404)
    expect((await visitor.fetch('/studio/preview')).status).toBe(404)
  })
})
