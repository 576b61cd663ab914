import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keyOf, strangerIn } from '../http/stranger.ts'
import { KNOWN, STRANGERS } from '../testing/stranger-cookies.ts'
import { hasVarnish, PURGE_TOKEN, startVarnish, type Varnish } from '../testing/varnish.ts'
import { CDN_RULES } from './cdns.ts'
import { edgeHeadersOf } from './edge-headers.ts'
import { ALL, tagsOfChange } from './edge-tags.ts'

/** What the shop was asked, in order. */
let asked: { url: string; cookie: string | undefined }[] = []

/** A shop in small: pages of strangers are kept, /en-us/cart is everybody's own. */
const shop = createServer(({ url = '', headers: { cookie } }, response) => {
  asked.push({ url, cookie })
  const stranger = strangerIn({ cookie, authorization: undefined, previewToken: undefined })
  const shared = stranger && !url.startsWith('/en-us/cart')
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': shared ? 'private, no-cache' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    'x-correlation-id': 'of one visitor',
    ...(shared && { etag: 'W/"1"', ...edgeHeadersOf({ CDN: 'varnish' }, ['product:S1', 'content:menu']) }),
  })
  response.end(shared ? `${asked.length} for ${keyOf('', stranger)}` : `${asked.length} own ${cookie ?? ''}`)
})

describe.runIf(inject('engine') === 'postgres' && hasVarnish())('Varnish with the rules that are shipped', () => {
  let varnish: Varnish
  beforeAll(async () => {
    shop.listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const address = shop.address()
    varnish = await startVarnish([address && typeof address === 'object' ? address.port : 0])
  })
  afterAll(async () => {
    await varnish.stop()
    shop.close()
  })

  /** Cookies as they are written, which `fetch` would tidy. */
  const get = (path: string, cookie?: string, more: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      const headers = { ...(cookie !== undefined && { cookie }), ...more, connection: 'close' }
      ask({ port: varnish.port, host: '127.0.0.1', path, headers }, answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
      })
        .on('error', reject)
        .end()
    })
  const purge = (tags: readonly string[], token: string | undefined = PURGE_TOKEN, { port } = varnish) =>
    CDN_RULES.varnish.purge({ url: `http://127.0.0.1:${port}/`, token }, tags, AbortSignal.timeout(5000))
  const keyFor = (cookie: string | undefined) => {
    const stranger = strangerIn({ cookie, authorization: undefined, previewToken: undefined })
    return stranger && keyOf('', stranger)
  }

  it('tells strangers apart as the shop does, and shares with all others', async () => {
    const pages = new Map<string | undefined, Set<string>>()
    for (const round of [1, 2])
      for (const cookie of STRANGERS) {
        const { text } = await get('/en-us/apart', cookie)
        expect(text.slice(text.indexOf(' for ') + 5), `${round}: ${cookie}`).toBe(keyFor(cookie))
        const key = keyFor(cookie)
        pages.set(key, (pages.get(key) ?? new Set()).add(text))
      }
    expect([...pages.values()].filter(({ size }) => size !== 1)).toEqual([])
    expect(pages.size).toBe(new Set(STRANGERS.map(keyFor)).size)
  })

  it('shows the shop of a stranger nothing but what is in the key', async () => {
    asked = []
    await get('/en-us/secret', 'cairn_access=secret; cairn_cart=3; other=x')
    expect(asked).toEqual([{ url: '/en-us/secret', cookie: 'cairn_edge=1; cairn_cart=1' }])
  })

  it.each(KNOWN)('hands on whoever has an identity (%s), and keeps nothing of it', async cookie => {
    const answers = [await get('/en-us/known', cookie), await get('/en-us/known', cookie)]
    expect(answers.map(({ text }) => text.replace(/^\d+ /, ''))).toEqual([`own ${cookie}`, `own ${cookie}`])
    expect(answers[0]?.text).not.toBe(answers[1]?.text)
    expect((await get('/en-us/known')).text).toContain(' for ')
  })

  it('hands on a page of his own with his own cookies', async () => {
    for (const name of ['ann', 'bob', 'ann'])
      expect((await get('/en-us/cart', `cairn_access=${name}; cairn_cart=1`)).text).toContain(
        `own cairn_access=${name}; cairn_cart=1`,
      )
  })

  it('keeps what advertisements add out of the key, and the rest of the query in it', async () => {
    const { text } = await get('/en-us/q?size=9&utm_source=a&colour=red')
    expect((await get('/en-us/q?colour=red&size=9&gclid=7')).text).toBe(text)
    expect((await get('/en-us/q?size=10')).text).not.toBe(text)
  })

  it('drops what a change names, and nothing else', async () => {
    const before = await get('/en-us/p')
    await purge(tagsOfChange('product:S2'))
    expect((await get('/en-us/p')).text).toBe(before.text)
    for (const tags of [tagsOfChange('product:S1'), [ALL]]) {
      const kept = await get('/en-us/p')
      expect((await purge(tags)).status).toBe(200)
      expect((await get('/en-us/p')).text).not.toBe(kept.text)
    }
  })

  it('drops nothing for who does not know the token, though he stands on this machine', async () => {
    const before = await get('/en-us/p')
    for (const token of ['', 'guessed', `${PURGE_TOKEN} `.repeat(2)])
      expect((await purge([ALL], token)).status).toBe(403)
    const bare = { method: 'PURGE', headers: { 'surrogate-key': ALL, 'x-purge-wanted': '' } }
    expect((await fetch(`http://127.0.0.1:${varnish.port}/`, bare)).status).toBe(403)
    expect((await get('/en-us/p')).text).toBe(before.text)
  })

  it('drops nothing for anybody as long as no token is written down', async () => {
    const address = shop.address()
    const unset = await startVarnish([address && typeof address === 'object' ? address.port : 0], { token: '' })
    for (const token of ['', PURGE_TOKEN]) expect((await purge([ALL], token, unset)).status).toBe(403)
    await unset.stop()
  })

  it('tells who has a page so, and browsers nothing that is meant for the edge', async () => {
    const first = await get('/en-us/etag')
    const names = ['xkey', 'surrogate-key', 'surrogate-control', 'x-correlation-id', 'x-vary']
    expect(Object.keys(first.headers).filter(name => names.includes(name))).toEqual([])
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
    expect((await get('/en-us/etag', undefined, { 'if-none-match': 'W/"1"' })).status).toBe(304)
  })

  it('asks once for a page that two hundred want', async () => {
    asked = []
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('/en-us/cold')))
    expect(asked).toHaveLength(1)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})
