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
