import { expect, it } from 'vitest'
import { testShop } from '../testing/test-shop.ts'

it('tries calls with the key that pages have, and tells no partner’s', async () => {
  const started = async (keys: string, base: string) => {
    const { app } = await testShop({ ACCESS_KEYS: keys })
    return (await app.request(`${base}/docs/start.js`)).text()
  }
  for (const base of ['/api', '/api/staff']) {
    expect(await started('partner-key,cairn-web', base)).toContain(`'x-access-key'] ??= "cairn-web"`)
    expect(await started('ridge-web', base)).toContain(`'x-access-key'] ??= "ridge-web"`)
  }
})

it.each(['/api/docs', '/api/staff/docs'])('tells other places nothing of who reads there: %s', async address => {
  const { app } = await testShop()
  expect((await app.request(address)).headers.get('referrer-policy')).toBe('same-origin')
})
