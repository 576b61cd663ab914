import { createServer } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { serveKept } from './kept-pages.ts'
import { PageCache, tagOfText } from './page-cache.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

it('a kept page goes straight to the socket, and not at all to who has it', async () => {
  const cache = new PageCache(shop.services.changes)
  const plain = Buffer.from('<p>home</p>')
  const headers = { 'content-type': 'text/html', etag: tagOfText(plain) }
  cache.keep('/en-us', plain, { status: 200, headers, tags: [], shelf: 'own' }, cache.generation)
  const server = createServer((request, response) => {
    if (!serveKept(shop.services, cache, request, response)) response.writeHead(501).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = async (sent: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/en-us`, { headers: sent })
    return [response.status, await response.text(), response.headers.get('etag')]
  }
  expect(await ask({})).toEqual([200, '<p>home</p>', headers.etag])
  expect(await ask({ 'if-none-match': headers.etag })).toEqual([304, '', headers.etag])
  expect(await ask({ 'if-none-match': 'W/"another"' })).toEqual([200, '<p>home</p>', headers.etag])
  expect((await ask({ 'if-none-match': headers.etag, cookie: 'cairn_kind=consumer' }))[0]).toBe(501)
  await new Promise(done => server.close(done))
})
