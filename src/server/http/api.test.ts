import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathOf } from '#contract/contract.ts'
import { ErrorResponse } from '#contract/errors/errors.ts'
import { exampleOf } from '#contract/example.ts'
import { operations } from '../handlers.ts'
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

  it('refuses a parameter that a call does not know, whichever call it is', async () => {
    const headers = { 'x-access-key': 'cairn-web', 'content-type': 'application/json' }
    const known: string[] = []
    for (const { name, endpoint } of operations) {
      const example = (schema: z.ZodType | undefined) => (schema ? exampleOf(schema) : {})
      const query = new URLSearchParams({
        ...z.record(z.string(), z.string()).catch({}).parse(example(endpoint.query)),
      })
      query.set('colr', 'red')
      const params = z.record(z.string(), z.unknown()).parse(example(endpoint.params))
      const path = pathOf(endpoint).replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
      const init = endpoint.method === 'GET' ? {} : { body: JSON.stringify(example(endpoint.body)) }
      const response = await shop.app.request(`${path}?${query}`, { method: endpoint.method, headers, ...init })
      const { errorDetails } = ErrorResponse.catch({ errorDetails: [], appId: '', correlationId: '' }).parse(
        await response.json().catch(() => ({})),
      )
      if (response.status !== 400 || errorDetails[0]?.name !== 'INVALID_INPUT') known.push(`${name} ${response.status}`)
    }
    expect(known).toEqual([])
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
