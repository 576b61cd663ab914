import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/sites/sites.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { contentPage } from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://cairn.test' })
  await seedDemo(shop.database.pool, () => {})
})

const read = async (path: string) => (await shop.app.request(path)).text()
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

describe('what crawlers read', () => {
  it('names the sitemap and keeps them out of private screens', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain('Sitemap: https://cairn.test/sitemap.xml')
    expect(robots).toContain('Disallow: /de-de/checkout')
  })

  it('lists files for every locale, and every file answers', async () => {
    const files = addresses(await read('/sitemap.xml'))
    expect(files.map(file => /sitemap\/(.+)-1\.xml$/.exec(file)?.[1])).toEqual([...LOCALES])
    for (const file of files) expect((await shop.app.request(new URL(file).pathname)).status).toBe(200)
  })

  it('lists home, categories and products in the language of the locale', async () => {
    const listed = addresses(await read('/sitemap/de-de-1.xml'))
    expect(listed).toContain('https://cairn.test/de-de')
    expect(listed.filter(address => /\/de-de\/c\/[a-z0-9-]+-\d{4,10}$/.test(address)).length).toBeGreaterThan(40)
    expect(listed.filter(address => /\/de-de\/p\/[a-z0-9-]+-[A-Z0-9]{8,11}$/.test(address)).length).toBeGreaterThan(200)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).not.toContain('https://cairn.test/de-de/track-order')
  })

  it('lists what editors published in the locale, and nothing that is part of a screen or not to be found', async () => {
    for (const slug of ['only-english', 'hidden', 'home', 'contact-us']) await contentPage(shop, slug, [])
    await shop.database.pool.query(
      `update content_versions set body = body || '{"seo":{"noIndex":true}}' where slug = 'hidden'`,
    )
    const [english, german] = await Promise.all(
      ['en-gb', 'de-de'].map(async at => addresses(await read(`/sitemap/${at}-1.xml`))),
    )
    expect(english).toContain('https://cairn.test/en-gb/only-english')
    expect(german).not.toContain('https://cairn.test/de-de/only-english')
    for (const slug of ['hidden', 'home', 'contact-us'])
      expect(english).not.toContain(`https://cairn.test/en-gb/${slug}`)
  })

  it('names the same thing in every locale that has it, itself included', async () => {
    const entryOf = async (locale: string, address: string) =>
      (await read(`/sitemap/${locale}-1.xml`)).split('\n').find(line => line.includes(`<loc>${address}</loc>`)) ?? ''
    const linksOf = (entry: string) =>
      Object.fromEntries([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, at, href]) => [at, href]))
    const [boots = ''] = addresses(await read('/sitemap/en-us-1.xml')).filter(address => address.includes('/c/'))
    const links = linksOf(await entryOf('en-us', boots))
    expect(Object.keys(links)).toEqual(['en-US', 'x-default', 'en-CA', 'fr-CA', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'])
    expect(links['en-US']).toBe(boots)
    expect(linksOf(await entryOf('de-de', links['de-DE'] ?? ''))).toEqual(links)
    await contentPage(shop, 'english-alone', [])
    const alone = linksOf(await entryOf('en-gb', 'https://cairn.test/en-gb/english-alone'))
    expect(Object.keys(alone)).toEqual(['en-US', 'x-default', 'en-CA', 'en-GB'])
  })

  it('does not know files that are not there', async () => {
    expect((await shop.app.request('/sitemap/de-de-99.xml')).status).toBe(404)
    expect((await shop.app.request('/sitemap/xx-yy-1.xml')).status).toBe(404)
  })
})

describe('a shop that was not told its address', () => {
  it('names this machine, whatever host a visitor asked for', async () => {
    const tried = await testShop({ PORT: '4711' })
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const text = await (await tried.app.request(`http://evil.test${path}`)).text()
      expect(text).toContain('http://localhost:4711/sitemap')
      expect(text).not.toContain('evil')
    }
  })
})
