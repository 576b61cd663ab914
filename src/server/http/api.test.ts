import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('the door of the services', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  it('answers an unknown path with API404 and the caller’s correlation id', async () => {
    const response = await shop.app.request('/api/nowhere', { headers: { 'x-correlation-id': 'trace-0001' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      errorDetails: [{ errorId: 'API404' }],
      appId: 'cairn',
      correlationId: 'trace-0001',
    })
  })

  it('is alive and ready', async () => {
    expect((await shop.app.request('/healthz')).status).toBe(200)
    expect((await shop.app.request('/readyz')).status).toBe(200)
  })

  it('shows its figures to Prometheus', async () => {
    const text = await (await shop.app.request('/metrics')).text()
    expect(text).toContain('process_cpu_seconds_total')
  })
})
