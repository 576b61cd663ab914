import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { film, filmOf } from './film.test-data.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let owner: StaffMember
/** As another process answers, where there can be one. */
let other: TestShop['call']

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('films'), FOUR_EYES: 'DE' })
  owner = await staffMember(shop, 'owner')
  const process = inject('engine') === 'postgres' ? await secondShop(shop) : shop
  other = process.newVisitor().call
})

async function send(bytes: Buffer, who = owner, more: object = {}) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId = '' } = await who.call('assets.open', {
    body: { name: 'walk.mp4', bytes: bytes.length, sha256, ...more },
  })
  await who.call('assets.send', { params: { uploadId, part: 0 }, body: { base64: bytes.toString('base64') } })
  const { asset } = await who.call('assets.finish', { params: { uploadId } })
  return asset ?? expect.fail('It was not taken in')
}
const read = (id: string) => owner.call('assets.read', { params: { id } })

/** A page of one language that shows a film, as the editor writes it. */
async function filmOn(slug: string, fileUrl = '', scope = 'en'): Promise<void> {
  const poster = { kind: 'picture', id: 'scenes/ridge', alt: '', width: 1200, height: 800 }
  const sources = [{ src: fileUrl, type: 'video/mp4' }]
  const sm = { kind: 'video', sources, poster, width: 320, height: 180, duration: 2.5 }
  await given.contentPage(shop, slug, [{ type: 'banner-image', id: 'b', media: { sm } }])
  if (scope !== 'en')
    await shop.database.pool.query('update content_versions set scope = $2 where slug = $1', [slug, scope])
}
async function shownOn(page: string): Promise<string> {
  const params = { mode: 'live', siteId: 'US', page } as const
  return JSON.stringify(await other('content.page', { params, query: {}, headers: {} }))
}

describe('a film on a page', () => {
  it('is used there, stays in the library for it, and is another one on every process once it is replaced', async () => {
    const walk = await send(film)
    await filmOn('walk-page', walk.fileUrl)
    expect(await shownOn('walk-page')).toContain(walk.fileUrl)
    expect((await read(walk.id)).uses).toMatchObject([{ kind: 'content', id: 'walk-page' }])
    await expect(owner.call('assets.remove', { params: { id: walk.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const replaced = await send(filmOf(640, 272, 4000), owner, { replaces: walk.id })
    expect(replaced.fileUrl).not.toBe(walk.fileUrl)
    await shop.settled()
    const shown = await shownOn('walk-page')
    expect(shown).toContain(replaced.fileUrl)
    expect(shown).not.toContain(walk.fileUrl)
    expect(shown).toContain('"width":640,"height":272,"duration":4')
  })

  it('is used where somebody is still writing', async () => {
    const draft = await send(filmOf(200, 100, 1000))
    await given.contentPage(shop, 'written-page', [])
    await shop.database.pool.query(
      `insert into content_working (slug, scope, body, base_version, updated_by) values ('written-page', 'en', $1, 1, $2)`,
      [JSON.stringify({ sections: [{ sources: [{ src: draft.fileUrl }] }] }), owner.id],
    )
    expect((await read(draft.id)).uses).toMatchObject([{ kind: 'working', id: 'written-page' }])
  })

  it('has its last day set by who may do so everywhere, and is not given out after it', async () => {
    const berlin = await staffMember(shop, 'editor', ['DE'])
    const lent = await send(filmOf(300, 100, 1000), berlin)
    await filmOn('lent-page', lent.fileUrl)
    const expiresOn = new Date(shop.services.clock().getTime() - DAY_MS).toISOString().slice(0, 10)
    const end = (who: StaffMember) =>
      who.call('assets.change', { params: { id: lent.id }, body: { revision: 1, expiresOn } })
    await expect(end(berlin)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect((await shop.app.request(lent.fileUrl ?? '')).status).toBe(200)
    await end(owner)
    await shop.settled()
    expect((await shop.app.request(lent.fileUrl ?? '')).status).toBe(404)
  })

  it('is not turned into another one where a site asks for four eyes', async () => {
    const approved = await send(filmOf(400, 100, 1000))
    await filmOn('approved-page', approved.fileUrl, 'de')
    const replace = () => send(filmOf(410, 100, 1000), owner, { replaces: approved.id })
    await expect(replace()).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await shop.database.pool.query(`update content_versions set scope = 'es' where slug = 'approved-page'`)
    expect(await replace()).toMatchObject({ id: approved.id, width: 410 })
  })
})
