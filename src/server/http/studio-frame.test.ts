import { describe, expect, it } from 'vitest'
import type { PageAnswer, PageVisit } from '#contract/web.ts'
import { operations } from '../handlers.ts'
import * as given from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testShop } from '../testing/test-shop.ts'
import { PageCache } from './page-cache.ts'
import { mountStudioFrame } from './studio-frame.ts'

const OUTSIDE = {
  TAG_MANAGER: 'GTM-CAIRN1',
  BOT_SCRIPT_URL: 'https://bots.test/api.js',
  BOT_SITE_KEY: 'site',
  BOT_VERIFY_URL: 'https://bots.test/verify',
  BOT_SECRET: 'secret',
  UGC_WIDGET_URL: 'https://ugc.test/widget.js',
  VIDEO_PLAYER_URL: 'https://video.test/player.js',
  MEDIA_BASE: 'https://media.test',
} as const

describe('the page in the studio', () => {
  it('runs no scripts but our own: they could do there whatever the staff may', async () => {
    const shop = await testShop({ DEMO: 'true', ...OUTSIDE })
    const { services } = shop
    const visits: PageVisit[] = []
    const answer = async (visit: PageVisit): Promise<PageAnswer> => {
      visits.push(visit)
      return { status: 200, body: ['<h1>Page</h1>'], type: 'text/html; charset=utf-8', tags: [] }
    }
    const web = async () => ({ answer, answerFailure: answer, sharedAddress: () => undefined })
    mountStudioFrame({ services, operations: new Map(), cache: new PageCache(services.changes), web })(shop.app)
    const editor = await staffMember(shop, 'editor')
    const shown = await editor.visitor.fetch('/studio/frame/en-us')
    expect(shown.status).toBe(200)
    expect(visits).toHaveLength(1)
    expect(visits[0]).toMatchObject({ inFrame: true, tagManager: undefined })
    expect(visits[0]?.hosted).toEqual({})
    const policy = shown.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).toContain("img-src 'self' data: blob: https://media.test;")
    const written = { slug: 'home', layers: { en: { title: 'New' } }, only: ['hero'] }
    const part = await editor.visitor.fetch('/studio/frame/en-us?testContext=segments:loggedin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(written),
    })
    expect(part.status).toBe(200)
    expect(visits[1]).toMatchObject({ inFrame: true, onlyItems: ['hero'], testContext: 'segments:loggedin' })
  })

  it('looks up nothing of the page for a section that is being written: all of it is sent along', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const { services } = shop
    const looked: { readonly titles: unknown[]; readonly statements: number }[] = []
    const answer = async ({ call, site }: PageVisit): Promise<PageAnswer> => {
      const params = { mode: 'live', siteId: site.id, page: 'about' } as const
      const { result, statements } = await statementsOf(() => call('content.augmentedPage', { params, query: {} }))
      const titles = result.sections.flatMap(({ items }) => items.map(item => 'title' in item && item.title))
      looked.push({ titles, statements })
      return { status: 200, body: ['<h1>Page</h1>'], type: 'text/html; charset=utf-8', tags: [] }
    }
    const web = async () => ({ answer, answerFailure: answer, sharedAddress: () => undefined })
    const known = new Map(operations.map(each => [each.name, each]))
    mountStudioFrame({ services, operations: known, cache: new PageCache(services.changes), web })(shop.app)
    const editor = await staffMember(shop, 'editor')
    const items = [{ id: 'words', type: 'rich-text', title: 'Typed', richText: '<p>x</p>' }]
    const send = (only?: string[]) =>
      editor.visitor.fetch('/studio/frame/en-us/about', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          slug: 'about',
          layers: { any: { title: 'About', sections: [{ name: 'main', items }] } },
          only,
        }),
      })
    expect((await send()).status).toBe(200)
    expect((await send(['words'])).status).toBe(200)
    expect(looked[0]?.statements).toBeGreaterThan(0)
    expect(looked[1]).toEqual({ titles: ['Typed'], statements: 0 })
  })

  it('asks who is nobody to sign in, and tells who may not that they may not', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const { services } = shop
    const answer = async (): Promise<PageAnswer> => ({ status: 200, body: [], type: 'text/html', tags: [] })
    const web = async () => ({ answer, answerFailure: answer, sharedAddress: () => undefined })
    mountStudioFrame({ services, operations: new Map(), cache: new PageCache(services.changes), web })(shop.app)
    const warehouse = await staffMember(shop, 'warehouse')
    expect((await warehouse.visitor.fetch('/studio/frame/en-us')).status).toBe(403)
    expect((await shop.newVisitor().visitor.fetch('/studio/frame/en-us')).status).toBe(401)
  })

  it('shows the shop of now where an address names a year that nobody means', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const { services } = shop
    const answer = async ({ call, site }: PageVisit): Promise<PageAnswer> => {
      const params = { mode: 'live', siteId: site.id, page: 'about' } as const
      const { title } = await call('content.augmentedPage', { params, query: {} })
      return { status: 200, body: [`<h1>${title}</h1>`], type: 'text/html; charset=utf-8', tags: [] }
    }
    const web = async () => ({ answer, answerFailure: answer, sharedAddress: () => undefined })
    const known = new Map(operations.map(each => [each.name, each]))
    mountStudioFrame({ services, operations: known, cache: new PageCache(services.changes), web })(shop.app)
    await given.contentPage(shop, 'about', [])
    const editor = await staffMember(shop, 'editor')
    const statusAt = async (at: string) =>
      (await editor.visitor.fetch(`/studio/frame/en-us/about?${new URLSearchParams({ at })}`)).status
    for (const at of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '275761-01-01'])
      expect(await statusAt(at), at).toBe(200)
  })
})
