import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { content } from '#contract/content/content.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { importDemoContent } from '../content/import.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('demo-library') })
  await importDemoContent(shop.database.pool)
  await shop.settled()
  owner = await staffMember(shop, 'owner')
})

const HERO = 'ast_runnerongraw'
const list = () => owner.call('assets.list', { query: { limit: 100 } })
const read = (id: string) => owner.call('assets.read', { params: { id } })
async function heroAtHome() {
  const params = { mode: 'live', siteId: 'US', page: 'home' } as const
  const home = content.page.response.parse(await shop.call('content.page', { params }))
  return /assets\/ast_runnerongraw\/[0-9a-f]{16}/.exec(JSON.stringify(home))?.[0] ?? expect.fail('The hero is gone')
}

it('holds every picture that the shop itself shows on a shelf, told in each language, with what its crops keep', async () => {
  const { rows, folders } = await list()
  expect(rows).toHaveLength(62)
  for (const { name, alts, rights, folder, tags, focalPoint } of rows) {
    expect(Object.keys(alts).toSorted(), name).toEqual(LANGUAGES.toSorted())
    expect(Object.keys(rights).toSorted(), name).toEqual(LANGUAGES.toSorted())
    expect([folder === '', tags.length > 1], name).toEqual([false, true])
    expect(focalPoint.x, name).toBeGreaterThan(0)
  }
  expect(folders.map(({ name }) => name)).toContain('landscapes/mountains')
})

it('tells of each where content shows it; what nothing shows is free to be shown', async () => {
  const { rows } = await list()
  const used = await Promise.all(rows.map(async ({ id, name }) => ({ name, uses: (await read(id)).uses })))
  expect(used.filter(({ uses }) => uses.length === 0).map(({ name }) => name)).toEqual([
    'summit-cairn-wide.avif',
    'summit-cairn-tall.avif',
    'turning-boot-tall.avif',
  ])
  expect((await read(HERO)).uses).toContainEqual({ kind: 'content', id: 'home', title: 'Cairn', detail: 'any' })
})

it('names no picture in content that it does not hold', async () => {
  const { rows } = await list()
  const held = new Set(rows.map(({ id }) => id))
  const bodies = await shop.database.db.selectFrom('content_versions').select('body').execute()
  const named = bodies.flatMap(({ body }) => JSON.stringify(body).match(/ast_[a-z0-9]{12}/g) ?? [])
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(id => !held.has(id))).toEqual([])
})

it('shows each picture, and hands out the file that came with the shop, byte by byte', async () => {
  const [{ sha256 } = expect.fail('It is not there')] = await shop.database.db
    .selectFrom('assets')
    .select('sha256')
    .where('id', '=', HERO)
    .execute()
  const original = await owner.visitor.fetch(`/api/staff/v1/assets/${HERO}/original`)
  expect(
    createHash('sha256')
      .update(Buffer.from(await original.arrayBuffer()))
      .digest('hex'),
  ).toBe(sha256)
  const shown = await shop.app.request(`/media/wide-small/${await heroAtHome()}`, { headers: { accept: 'image/webp' } })
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
})

it('shows in content what an editor makes of a picture, also after the shop is opened again', async () => {
  const before = await heroAtHome()
  const { revision } = await read(HERO)
  await owner.call('assets.change', { params: { id: HERO }, body: { focalPoint: { x: 0.1, y: 0.2 }, revision } })
  await shop.settled()
  const after = await heroAtHome()
  expect(after).not.toBe(before)
  await shop.database.pool.query(`delete from settings where key = 'seed.content'`)
  await importDemoContent(shop.database.pool)
  await shop.settled()
  expect(await heroAtHome()).toBe(after)
})
