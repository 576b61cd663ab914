import { beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '#db/seed/demo.ts'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop()
  await seedDemo(shop.database.pool, () => {})
  owner = await staffMember(shop, 'owner')
})

const exported = (kind: BulkKind) => textOf(owner, `/exports/${kind}`)
const locations = async () => (await owner.call('stock.locations', {})).locations.map(({ id }) => id)

async function undone(importId: string) {
  await owner.call('imports.undo', { params: { importId } })
  await runJobs(shop)
}

const HOURS = `"{""mon"":[""10:00"",""20:00""]}"`
const STORE = 'store_id,name,country,city,street,postal_code,latitude,longitude,hours,phone,email,time_zone\n'
const store = (id: number, zone: string) =>
  `${id},Fell,GB,Keswick,1 Fell Row,CA12 5BX,54.6,-3.1,${HOURS},+44 17687 70000,fell@cairn.test,${zone}\n`

describe('a file that is taken back leaves nothing behind', () => {
  it.for([
    ['categories', 'category_id,parent_id,name.en,slug.en\n900001,,Fell,fell\n900002,900001,Boots,boots\n', { new: 2 }],
    ['stores', STORE + store(900_001, 'Europe/London'), { new: 1 }],
    ['synonyms', 'language,term,means\nen,Wellies,Rain  boots\n', { new: 1 }],
    ['search-redirects', 'language,term,target\nen,Sale  Boots,c/2301\n', { new: 1 }],
  ] as const)('%s', async ([kind, file, counts]) => {
    const [before, places] = [await exported(kind), await locations()]
    const sent = await sendFile(shop, owner, { kind, file, apply: 'rows' })
    expect(sent).toMatchObject({ state: 'applied', counts, problems: [] })
    expect(await exported(kind)).not.toBe(before)
    await undone(sent.id)
    expect(await exported(kind)).toBe(before)
    expect(await locations()).toEqual(places)
  })

  it.for([
    ['translations', 'fr', 'Neuf'],
    ['collection-points', 'name', 'Elsewhere'],
  ] as const)('%s that were changed', async ([kind, column, value]) => {
    const before = await exported(kind)
    const [header = '', first = ''] = before.split('\r\n')
    const sent = await sendFile(shop, owner, { kind, file: changed(header, first, column, value), apply: 'rows' })
    expect(sent).toMatchObject({ state: 'applied', counts: { changed: 1 } })
    await undone(sent.id)
    expect(await exported(kind)).toBe(before)
  })
})

it('a set is made, shown in the order of its file, changed and taken back', async () => {
  const before = await exported('sets')
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select distinct on (style_id) id from colours order by style_id, id limit 3`,
  )
  const [first = '', second = '', third = ''] = rows.map(({ id }) => id)
  const send = (colours: readonly string[]) =>
    sendFile(shop, owner, {
      kind: 'sets',
      file: `set_id,name.en,colours\nLOOKFELL1,Fell day,${colours.join('|')}\n`,
      apply: 'rows',
    })
  const shown = async () => {
    await shop.settled()
    const set = await shop.newVisitor().call('products.productSet', { params: { productSetId: 'LOOKFELL1' } })
    return set.products.map(({ id }) => id)
  }
  const made = await send([third, first])
  expect(made).toMatchObject({ state: 'applied', counts: { new: 1 }, problems: [] })
  expect(await shown()).toEqual([third, first])
  const changedOne = await send([first, second, third])
  expect(changedOne).toMatchObject({ counts: { changed: 1 } })
  expect(await shown()).toEqual([first, second, third])
  for (const wrong of [[first, first], ['NOWHERE1']])
    expect(await send(wrong)).toMatchObject({ counts: { refused: 1 } })
  await undone(changedOne.id)
  expect(await shown()).toEqual([third, first])
  await undone(made.id)
  expect(await exported('sets')).toBe(before)
})

/** The row with another cell; none of its cells holds a comma. */
function changed(header: string, row: string, column: string, value: string): string {
  const at = header.split(',').indexOf(column)
  return `${header}\n${row.split(',').with(at, value).join(',')}\n`
}

describe('words of a file', () => {
  it('are those of the room, which can take them away', async () => {
    const file = 'language,term,means\nen,Gum  Boots,Rain boots\nen,gaiter,Gaiter\n'
    const sent = await sendFile(shop, owner, { kind: 'synonyms', file, apply: 'rows' })
    expect(sent).toMatchObject({ counts: { new: 1, refused: 1 }, problems: [{ code: 'unreadable', column: 'means' }] })
    const { synonyms } = await owner.call('search.words', {})
    const found = synonyms.find(({ term }) => term === 'gum boots')
    expect(found).toMatchObject({ means: ['rain boots'] })
    await owner.call('search.setSynonym', {
      body: { language: 'en', term: 'Gum boots', means: [], seen: found?.mark },
    })
    expect((await owner.call('search.words', {})).synonyms.map(({ term }) => term)).not.toContain('gum boots')
  })
})

it('a store is in a time zone that there is', async () => {
  const sent = await sendFile(shop, owner, { kind: 'stores', file: STORE + store(900_002, 'Europe/Nowhere') })
  expect(sent).toMatchObject({ counts: { refused: 1 }, problems: [{ code: 'unreadable', column: 'time_zone' }] })
})
