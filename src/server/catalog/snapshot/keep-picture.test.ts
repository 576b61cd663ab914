import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { FACETS } from '#contract/products/listing-options.ts'
import { DEFAULT_SITE, LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { seededShop } from '../../testing/seeded-shop.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { Catalog } from '../catalog.ts'
import type { CatalogStyle, SiteSupply } from '../style.ts'
import { readKeptPicture, writeKeptPicture } from './keep-picture.ts'
import { openPicture, writePicture } from './picture-file.ts'
import type { Restored } from './picture.ts'
import { sectionsOf, type Heading } from './sections.ts'

let shop: TestShop
let around: { database: TestShop['database']; log: TestShop['services']['log']; folder: string }
beforeAll(async () => {
  shop = await seededShop()
  await shop.services.catalog.ready()
})
beforeEach(async () => {
  around = { database: shop.database, log: shop.services.log, folder: await temporaryFolder('picture') }
})

const write = () => writeKeptPicture(shop.services.catalog, around)
const read = () => readKeptPicture(around)
const change = (text: string) => shop.database.pool.query(text)

async function started(from?: () => Promise<Restored | undefined>): Promise<Catalog> {
  const { changes, log, clock } = shop.services
  const catalog = new Catalog(shop.database.db, changes, log, clock)
  await catalog.ready(from)
  return catalog
}

const WORDS = ['boot', 'stiefel', 'chaussure', 'negro', 'waterproof', 'jakcet', 'renamed']

/** Databases tell shelves, and what lies on them, in any order. */
function inOrder(style: CatalogStyle) {
  const inRuns = (runs: SiteSupply['runs']) => runs.map(run => run.toSorted((a, b) => a.number - b.number))
  const supply = style.supply.map(each => ({ ...each, runs: inRuns(each.runs) }))
  const stores = style.stores.map(({ store, runs }) => ({ store, runs: inRuns(runs) }))
  return { ...style, supply, stores: stores.toSorted((a, b) => a.store - b.store) }
}

/** All that a shopper can see of it, whatever place its styles lie in. */
function seenIn(catalog: Catalog): Record<string, unknown> {
  const { ownSearch } = catalog
  const styles = catalog.styles.flatMap(style => style ?? [])
  const listed = SITE_IDS.map(site => {
    const ask = { site, categories: ['1000', '2000'], offset: 0, limit: 1000, selection: {} }
    const { ids, counts } = ownSearch.list({ ...ask, sort: 'price-asc' })
    const counted = counts()
    const selection = { colour: ['black', 'blue'], size: ['9', 'M'] }
    return {
      listed: ids.toSorted(),
      counts: FACETS.map(facet => [...(counted.get(facet) ?? [])].filter(([, n]) => n > 0).toSorted()),
      chosen: ownSearch.list({ ...ask, sort: 'newest', selection }).ids.toSorted(),
    }
  })
  const found = LANGUAGES.flatMap(language =>
    WORDS.map(word => {
      const sought = { text: word, language }
      const ask = { site: DEFAULT_SITE, selection: {}, categories: [], sort: 'newest', offset: 0, limit: 1000 } as const
      const { ids, corrected } = ownSearch.list({ ...ask, sought })
      const { total: begun } = ownSearch.best({ ...sought, site: DEFAULT_SITE, unfinished: true }, 0)
      return { language, word, found: ids.toSorted(), corrected, begun }
    }),
  )
  return {
    styles: styles.toSorted((a, b) => a.id.localeCompare(b.id)).map(inOrder),
    coloursFound: styles.every(({ id, colours }) => colours.every(colour => catalog.find(colour.id)?.id === id)),
    listed,
    found,
  }
}

function expectAlike(kept: Catalog, fresh: Catalog, after: string) {
  const expected = seenIn(fresh)
  for (const [what, seen] of Object.entries(seenIn(kept)))
    expect(seen, `${what} after ${after}`).toEqual(expected[what])
}

const CHANGES = [
  `update colour_prices set current = current / 2 where site = 'US' and colour_id < (select id from colours order by id offset 20 limit 1)`,
  `update stock set on_hand = held where sku_key in (select key from skus order by key limit 60)`,
  `update stock set on_hand = on_hand + 5 where sku_key in (select key from skus order by key offset 30 limit 60)`,
  `update styles set status = 'withdrawn' where id in (select id from styles where status = 'active' order by id offset 3 limit 2)`,
  `update styles set status = 'active' where status = 'withdrawn'`,
  `update styles set names = '{"en": "Renamed boot", "de": "Stiefel renamed"}' where id = (select id from styles where status = 'active' order by id desc limit 1)`,
  `delete from category_styles where style_id in (select id from styles order by id offset 10 limit 4)`,
  `update facet_labels set names = jsonb_set(names, '{en}', '"Renamed label"') where facet = 'gender' and value = 'women'`,
  `update skus set status = 'discontinued' where key in (select key from skus order by key offset 200 limit 40)`,
  `update styles set popularity = popularity + 100 where id in (select id from styles order by id limit 5)`,
  `update categories set names = '{"en": "Renamed room"}' where id = (select max(id) from categories)`,
  `select tell_changed('everything')`,
  `update facet_labels set names = jsonb_set(names, '{en}', '"Quietly renamed"') where facet = 'gender' and value = 'men';
   select tell_changed('everything')`,
]

it('knows from a picture and what was told since all that it would know if it had read everything', async () => {
  for (const [round, first] of CHANGES.entries()) {
    expect(await write()).toBe(true)
    await change(first)
    const second = CHANGES[(round * 7 + 5) % CHANGES.length] ?? first
    await change(second)
    const [kept, fresh] = [await started(read), await started()]
    expectAlike(kept, fresh, `${first}; ${second}`)
    const third = CHANGES[(round * 5 + 3) % CHANGES.length] ?? first
    await change(third)
    await shop.services.changes.heardAll()
    await Promise.all([kept.settled(), fresh.settled()])
    expectAlike(kept, fresh, `the start, and ${third}`)
    await Promise.all([kept.stop(), fresh.stop()])
    await shop.settled()
  }
})

it('reads no style again that nobody told of', async () => {
  await write()
  const [id] = [...shop.services.catalog.styles.flatMap(style => style?.id ?? [])]
  await shop.services.changes.heardAll()
  await change(`update styles set popularity = popularity + 1 where id = '${id}'`)
  const known = await read()
  expect(known?.told).toContain(`product:${id}`)
  const unknown = known?.picture.styles.map(style => style && { ...style, brand: 'from the picture' }) ?? []
  const kept = await started(async () => known && { ...known, picture: { ...known.picture, styles: unknown } })
  const others = kept.styles.filter(style => style && style.brand !== 'from the picture')
  expect(others.map(style => style?.id)).toEqual([id])
  await kept.stop()
})

it.runIf(inject('engine') === 'postgres')('is told of what was under way when the picture was made', async () => {
  const slow = await shop.database.pool.connect()
  await slow.query('begin')
  await slow.query(
    `update styles set names = '{"en": "Slowly named"}' where id = (select min(id) from styles where status = 'active')`,
  )
  expect(await write()).toBe(true)
  await slow.query('commit')
  slow.release()
  const [kept, fresh] = [await started(read), await started()]
  expect(kept.styles.some(style => style?.names.en === 'Slowly named')).toBe(true)
  expectAlike(kept, fresh, 'a slow change')
  await Promise.all([kept.stop(), fresh.stop()])
})

it('is of no use to another program or database, to one that was restored or has other migrations, nor after what was told is forgotten', async () => {
  await write()
  const known = await read()
  const reader = await openPicture(around.folder)
  const heading = await reader?.next<Heading>()
  await reader?.close()
  if (!known || !heading) throw new Error('nothing was written')
  const { stand } = heading
  const readAs = async (changed: Partial<Heading>) => {
    await writePicture(around.folder, sectionsOf({ ...heading, ...changed }, known.picture))
    return (await read()) !== undefined
  }
  expect(await readAs({})).toBe(true)
  const aged = { ...known.picture, readAt: Date.now() - 8 * 24 * 60 * 60 * 1000 }
  await writePicture(around.folder, sectionsOf(heading, aged))
  expect(await read(), 'nobody has read everything for a week').toBeUndefined()
  expect(await readAs({ program: 'another' })).toBe(false)
  expect(await readAs({ stand: { ...stand, database: 'another' } })).toBe(false)
  expect(await readAs({ stand: { ...stand, migrations: 'others' } })).toBe(false)
  expect(await readAs({ stand: { ...stand, at: stand.at - 2 * 60 * 60 * 1000 } })).toBe(false)
  expect(await readAs({ mark: 'picture:of a life that was undone' })).toBe(false)
  expect(await readAs({ stand: { ...stand, xid: String(BigInt(stand.xid) + 1_000_000_000n) } })).toBe(false)
})

it('ignores a file that ends too soon or was changed, and says so', async () => {
  await write()
  const file = join(around.folder, 'catalog.picture')
  const whole = readFileSync(file)
  const places = Array.from({ length: 12 }, (_, at) => Math.floor((whole.length * at) / 12))
  for (const at of places) {
    const broken = Buffer.from(whole)
    broken.writeUInt8((broken.readUInt8(at) + 1) % 256, at)
    writeFileSync(file, broken)
    const before = shop.logged.length
    expect(await read(), `byte ${at} of ${whole.length}`).toBeUndefined()
    writeFileSync(file, whole)
    truncateSync(file, at)
    expect(await read(), `only ${at} of ${whole.length}`).toBeUndefined()
    expect(shop.logged.slice(before).filter(line => line.includes('picture of the catalogue'))).toHaveLength(2)
  }
  writeFileSync(file, Buffer.alloc(whole.length))
  expect(await read(), 'nothing but zeros').toBeUndefined()
  writeFileSync(file, whole)
  expect(await read()).toBeDefined()
})

it('is there whole whoever else writes, or was killed while writing', async () => {
  expect(await read()).toBeUndefined()
  expect(await Promise.all([write(), write(), write()])).toEqual([true, true, true])
  expect(readdirSync(around.folder)).toEqual(['catalog.picture'])
  expect(await read()).toBeDefined()
  const half = (name: string) => join(around.folder, `catalog.picture.${name}.part`)
  for (const name of ['long-ago', 'now']) writeFileSync(half(name), 'half of it')
  utimesSync(half('long-ago'), 0, 0)
  expect(await read()).toBeDefined()
  await write()
  expect(readdirSync(around.folder).toSorted()).toEqual(['catalog.picture', 'catalog.picture.now.part'])
})
