import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { listenForMetrics } from './metrics-port.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://shop.test', METRICS_PORT: '0', API_DOCS: 'false' })
})

describe('every answer over https', () => {
  it.each([
    ['a call', '/api/configuration/v1/site', {}],
    ['a refusal', '/api/cart/v1/cart/current', { headers: { 'x-access-key': 'cairn-web' } }],
    ['a method that is not there', '/api/cart/v1/item', { method: 'PATCH' }],
    ['a body that is not readable', '/api/cart/v1/item', { method: 'POST', body: '{' }],
    ['nothing', '/api/nowhere', {}],
    ['a picture', '/media/thumb/missing', {}],
    ['what crawlers read', '/robots.txt', {}],
    ['a file that is not there', '/studio/assets/none.js', {}],
    ['health', '/healthz', {}],
    ['a document', '/documents/invoice/CRN-1', {}],
    ['a call of the staff', '/api/staff/v1/session', {}],
    ['a captcha', '/api/captcha/challenge', {}],
  ])('says how it is to be read and that the next comes over https too: %s', async (_, path, init) => {
    const { headers } = await shop.app.request(path, init)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })

  it('says nothing of https where there is none', async () => {
    const plain = await testShop()
    const { headers } = await plain.app.request('/healthz')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('what is for whoever runs the shop', () => {
  it('is read at a port of its own', async () => {
    expect((await shop.app.request('/metrics')).status).toBe(404)
    const stop = await listenForMetrics(shop.services)
    const line = shop.logged.findLast(each => each.includes('another port'))
    const port = /"port":(\d+)/.exec(line ?? '')?.[1]
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('cairn_security_events_total')
    expect((await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).status).toBe(404)
    await stop()
  })

  it('is not described to the public', async () => {
    for (const path of ['/api/docs', '/api/openapi.json', '/api/staff/docs', '/api/staff/openapi.json'])
      expect((await shop.app.request(path)).status).toBe(404)
  })

  it('is there while the shop is tried out, and not in production unless somebody says so', () => {
    expect(readConfig({}).apiDocs).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).apiDocs).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', API_DOCS: 'true' }).apiDocs).toBe(true)
  })
})
