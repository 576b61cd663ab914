import { gunzipSync } from 'node:zlib'
import { seedShop } from '#db/seed/seed.ts'
import { LOCALES, siteOfLocale } from '#domain/sites/sites.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, GOOGLE_RULES, META_RULES, type FeedEntry } from '../testing/feed-rules.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { buildFeeds } from './build-feeds.ts'

const TOKEN = 'a-token-of-16-letters'
const HOUR = 3_600_000
let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://cairn.test', FEEDS: 'google, meta', FEED_TOKEN: TOKEN })
  const client = await shop.database.pool.connect()
  await seedShop(client, { styles: 12 }).finally(() => client.release())
  await shop.settled()
})

const build = () => buildFeeds(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.request(`/feeds/${path}?token=${TOKEN}`, { headers })

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const HEAD =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">/
const ITEM = /^<item>((?:<g:(\w+)>[^<>]+<\/g:\2>)+)<\/item>$/

function itemsOfXml(xml: string): FeedEntry[] {
  const lines = xml.split('\n')
  const [, channel, ...items] = lines.splice(0, lines.length - 2)
  if (!HEAD.test(xml) || !channel?.includes('<channel><title>') || lines.join('\n') !== '</channel></rss>\n')
    throw new Error('this is no feed')
  return items.map(line => {
    const [, inside] = ITEM.exec(line) ?? []
    if (inside === undefined) throw new Error(`this is no item: ${line}`)
    const said = [...inside.matchAll(/<g:(\w+)>([^<]+)</g)].map(
      ([, name = '', value = '']) => [name, unescaped(value)] as const,
    )
    return new Map([...Map.groupBy(said, ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value)]))
  })
}

function itemsOfCsv(csv: string): FeedEntry[] {
  const rows = csv
    .trimEnd()
    .split('\n')
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
  const [names = [], ...items] = rows
  return items.map(cells => new Map(names.map((name, at) => [name, [cells[at] ?? '']])))
}

const said = (items: readonly FeedEntry[], sku: string, name: string) =>
  items.find(item => item.get('id')?.[0] === sku)?.get(name)?.[0]

async function someSku() {
  const { rows } = await shop.database.pool.query<{ sku: string; key: number; colour_id: string; current: number }>(
    `select k.sku, k.key, k.colour_id, p.current from skus k join prices p on p.sku_key = k.key and p.site = 'DE'
     join stock t on t.sku_key = k.key join site_locations l on l.location_id = t.location_id and l.site = 'DE'
     where p.current = p.original and p.current is not null and t.on_hand > t.held and k.status = 'active' order by k.key limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('nothing is sold')
  return row
}

describe('a product feed', () => {
  it('is not there before it is built, nor for whoever does not know its token', async () => {
    expect((await get('de-de/google.xml')).status).toBe(503)
    await build()
    expect((await get('de-de/google.xml')).status).toBe(200)
    expect((await shop.app.request('/feeds/de-de/google.xml')).status).toBe(404)
    expect((await get('xx-xx/google.xml')).status).toBe(404)
  })

  it('is fetched only so often from one address, also by who guesses its token', async () => {
    const limited = await testShop({ FEEDS: 'google', FEED_TOKEN: TOKEN, RATE_LIMITS: 'true', TRUST_PROXY: 'true' })
    const guess = (address: string) =>
      limited.app.request('/feeds/de-de/google.xml?token=a-guess', { headers: { 'x-forwarded-for': address } })
    const answers = []
    for (let nth = 0; nth < 61; nth++) answers.push((await guess('192.0.2.1')).status)
    expect([...new Set(answers.slice(0, 60)), answers[60]]).toEqual([404, 429])
    expect((await guess('192.0.2.1')).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await guess('192.0.2.2')).status).toBe(404)
  })

  it('keeps to the published rules, in every locale and for every service', async () => {
    await build()
    for (const locale of LOCALES) {
      const google = itemsOfXml(await (await get(`${locale}/google.xml`)).text())
      const meta = itemsOfCsv(await (await get(`${locale}/meta.csv`)).text())
      const { rows } = await shop.database.pool.query<{ count: number }>(
        `select count(*)::int as count from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
         join prices p on p.sku_key = k.key and p.site = $1
         where k.status = 'active' and s.status = 'active' and not s.is_gift_card and p.current is not null`,
        [siteOfLocale(locale).id],
      )
      expect(google.length).toBeGreaterThan(50)
      expect([google.length, meta.length]).toEqual([rows[0]?.count, rows[0]?.count])
      expect(new Set(google.map(item => item.get('id')?.[0])).size).toBe(google.length)
      expect(google.flatMap(item => faultsOf(item, GOOGLE_RULES)).slice(0, 5), locale).toEqual([])
      expect(meta.flatMap(item => faultsOf(item, META_RULES)).slice(0, 5), locale).toEqual([])
    }
  })

  it('says what is sold out, what a sale costs and until when, after an hour at the latest', async () => {
    const { sku, key, colour_id, current } = await someSku()
    const { pool } = shop.database
    await pool.query('update stock set on_hand = held where sku_key = $1', [key])
    await pool.query(
      `update colour_prices set current = current - 1000, historic_best = current where colour_id = $1 and site = 'DE'`,
      [colour_id],
    )
    const end = new Date(Date.now() + 30 * 24 * HOUR)
    await pool.query(
      `insert into coming_prices (colour_id, site, starts_at, current, original) values ($1, 'DE', $2, $3, $3)`,
      [colour_id, end, current],
    )
    await build()
    const early = itemsOfXml(await (await get('de-de/google.xml')).text())
    expect(said(early, sku, 'availability')).toBe('in_stock')
    shop.advance(HOUR + 1000)
    await build()
    const items = itemsOfXml(await (await get('de-de/google.xml')).text())
    const euro = (minor: number) => `${(minor / 100).toFixed(2)} EUR`
    expect(said(items, sku, 'availability')).toBe('out_of_stock')
    expect(said(items, sku, 'price')).toBe(euro(current))
    expect(said(items, sku, 'sale_price')).toBe(euro(current - 1000))
    expect(said(items, sku, 'sale_price_effective_date')).toMatch(new RegExp(`/${end.toISOString().slice(0, 19)}Z$`))
  })

  it('is sent again only when it has changed, packed where that is understood', async () => {
    await build()
    const first = await get('fr-ca/meta.csv', { 'accept-encoding': 'gzip' })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const unpacked = gunzipSync(Buffer.from(await first.arrayBuffer())).toString()
    expect(unpacked).toBe(await (await get('fr-ca/meta.csv')).text())
    expect((await get('fr-ca/meta.csv', { 'if-none-match': etag })).status).toBe(304)
    shop.advance(HOUR + 1000)
    await build()
    expect((await get('fr-ca/meta.csv', { 'if-none-match': etag })).status).toBe(304)
    await shop.database.pool.query(`update colour_prices set current = current - 1 where site = 'CA' and current > 100`)
    shop.advance(HOUR + 1000)
    await build()
    const changed = await get('fr-ca/meta.csv', { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })
})
