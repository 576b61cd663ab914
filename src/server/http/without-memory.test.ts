import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Web } from '#contract/web.ts'
import { operations } from '../handlers.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { createApp } from './app.ts'
import { PageCache } from './page-cache.ts'
import { mountPages } from './pages.ts'

const TOKEN = 'preview-token-of-the-tests'
let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PREVIEW_TOKEN: TOKEN })
  await shop.database.pool.query(
    `insert into content_objects (slug, kind) values ('kept-page', 'page'), ('shown-page', 'page')`,
  )
  await write('kept-page', 1, 'First')
  await write('shown-page', 1, 'First')
  await shop.settled()
})

const write = (slug: string, version: number, title: string) =>
  shop.database.pool.query(
    `insert into content_versions (slug, scope, version, body, publish_at) values ($1, 'en', $2, $3, '2026-01-01')`,
    [slug, version, JSON.stringify({ title, sections: [] })],
  )

/** Nobody is told of it: what is kept stays as it was. */
async function writeUnheard(slug: string, version: number, title: string) {
  await shop.database.pool.query('alter table content_versions disable trigger user')
  await write(slug, version, title)
  await shop.database.pool.query('alter table content_versions enable trigger user')
}

const titleFor = async (query: string, headers: Record<string, string> = {}) => {
  const path = `/api/live/caas/v1/canvas/page/US/kept-page${query}`
  const response = await shop.visitor.fetch(path, { headers: { 'x-access-key': 'cairn-web', ...headers } })
  return z.object({ title: z.string() }).parse(await response.json()).title
}

/** A shop whose every page shows the title of that content, and is the same for all strangers. */
function pages() {
  const web: Web = {
    sharedAddress: ({ pathname }) => pathname,
    async answer({ call, site }) {
      const shown = await call('content.page', {
        params: { mode: 'live', siteId: site.id, page: 'shown-page' },
        query: {},
      })
      return { status: 200, body: [JSON.stringify({ title: shown.title })], type: 'text/html', tags: [] }
    },
    answerFailure: async () => ({ status: 500, body: [], type: 'text/html', tags: [] }),
  }
  const mounted = new Map(operations.map(each => [each.name, each]))
  const cache = new PageCache(shop.services.changes)
  const server = { services: shop.services, operations: mounted, cache, web: async () => web }
  const app = createApp(shop.services, { operations: [], mounts: [mountPages(server)] })
  return async (query: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/en-us${query}`, { headers })
    const { title } = z.object({ title: z.string() }).parse(await response.json())
    return { title, cache: response.headers.get('x-page-cache') }
  }
}

it('makes pages of what is stored for whoever may preview, and is nothing to pages of strangers', async () => {
  const ask = pages()
  expect(await ask('')).toEqual({ title: 'First', cache: 'miss' })
  await writeUnheard('shown-page', 2, 'Second')
  const asEditor = { 'x-preview-token': TOKEN }
  expect(await ask('?bypassAllCache=true', asEditor)).toEqual({ title: 'Second', cache: null })
  expect(await ask('', asEditor)).toEqual({ title: 'First', cache: null })
  expect(await ask('?bypassAllCache=true', { 'x-preview-token': 'guessed' })).toEqual({ title: 'First', cache: null })
  expect(await ask('?bypassAllCache=true')).toEqual({ title: 'First', cache: 'hit' })
})

it('answers whoever may preview from what is stored, and everybody else from what is kept', async () => {
  expect(await titleFor('')).toBe('First')
  await writeUnheard('kept-page', 2, 'Second')
  const asEditor = { 'x-preview-token': TOKEN }
  expect(await titleFor('?bypassAllCache=true', asEditor)).toBe('Second')
  expect(await titleFor('?bypassAllCache=false', asEditor)).toBe('First')
  expect(await titleFor('', asEditor)).toBe('First')
  expect(await titleFor('?bypassAllCache=true')).toBe('First')
  expect(await titleFor('?bypassAllCache=true', { 'x-preview-token': 'guessed' })).toBe('First')
})
