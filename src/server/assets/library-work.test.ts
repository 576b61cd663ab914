import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { endRights } from './end-rights.ts'
import { film } from './film.test-data.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let owner: StaffMember
let painted = 0

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('library') })
  owner = await staffMember(shop, 'owner')
})

async function added(name: string, who = owner, bytes?: Buffer) {
  const background = { r: 200, g: (++painted * 31) % 256, b: 90 }
  const sent =
    bytes ??
    (await sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer())
  const sha256 = createHash('sha256').update(sent).digest('hex')
  const { uploadId = '' } = await who.call('assets.open', { body: { name, bytes: sent.length, sha256 } })
  await who.call('assets.send', { params: { uploadId, part: 0 }, body: { base64: sent.toString('base64') } })
  const { asset } = await who.call('assets.finish', { params: { uploadId } })
  return { ...(asset ?? expect.fail('It was not taken in')), sent }
}
const read = (id: string) => owner.call('assets.read', { params: { id } })
const change = async (id: string, body: object) =>
  owner.call('assets.change', { params: { id }, body: { revision: (await read(id)).revision, ...body } })
const dayIn = (days: number) => new Date(shop.services.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const media = (path: string) => shop.app.request(path, { headers: { accept: 'image/webp' } })

describe('many at once', () => {
  it('are moved and tagged together, each with its history, or not at all', async () => {
    const [one, two] = [await added('one.jpg'), await added('two.jpg')]
    await change(one.id, { tags: ['old', 'studio'] })
    const ids = [one.id, two.id, one.id]
    const arrange = (who: StaffMember, more: object) => who.call('assets.arrange', { body: { ids, ...more } })
    const wish = { folder: 'spring/vests', addTags: ['studio', 'spring'], removeTags: ['old'] }
    expect(await arrange(owner, wish)).toEqual({ changed: 2 })
    expect(await read(one.id)).toMatchObject({ folder: 'spring/vests', tags: ['studio', 'spring'] })
    expect(await read(two.id)).toMatchObject({ folder: 'spring/vests', tags: ['studio', 'spring'] })
    expect(await arrange(owner, wish)).toEqual({ changed: 0 })
    const { rows } = await owner.call('history.list', { query: { objectType: 'asset', objectId: two.id } })
    expect(rows.map(({ call }) => call)).toEqual(['assets.arrange', 'assets.finish'])
    // Of one site, who brought in one of them.
    const german = await staffMember(shop, 'publisher', ['DE'])
    const own = await added('own.jpg', german)
    const both = { body: { ids: [own.id, one.id], folder: 'taken' } }
    await expect(german.call('assets.arrange', both)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect((await read(own.id)).folder).toBe('')
    await expect(arrange(owner, { folder: '../x' })).resolves.toEqual({ changed: 2 })
    await expect(arrange(owner, { folder: '/x//y' })).rejects.toMatchObject({ status: 400 })
    await expect(arrange(owner, { addTags: Array.from({ length: 30 }, (_, at) => `t${at}`) })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const unknown = { body: { ids: ['ast_000000000000'], folder: 'x' } }
    await expect(owner.call('assets.arrange', unknown)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })
})

describe('whose it is', () => {
  it('is said in each language by itself, and taken back in one of them', async () => {
    const { id } = await added('lent.jpg')
    const rights = { en: 'Lent by the archive, print excluded', fr: 'Prêt des archives, hors impression' }
    expect(await change(id, { rights, alts: { fr: 'Un sentier' } })).toMatchObject({ rights })
    expect(await read(id)).toMatchObject({ rights, alts: { fr: 'Un sentier' } })
    const german = { ...rights, de: 'Leihgabe des Archivs' }
    await change(id, { rights: german })
    expect((await read(id)).rights).toEqual(german)
    await change(id, { rights: { de: german.de } })
    expect(await read(id)).toMatchObject({ rights: { de: german.de }, alts: { fr: 'Un sentier' } })
    expect((await read(id)).rights).toEqual({ de: german.de })
    await expect(change(id, { rights: { xx: 'Nobody’s' } })).rejects.toMatchObject({ status: 400 })
    await expect(change(id, { rights: { en: 'x'.repeat(501) } })).rejects.toMatchObject({ status: 400 })
    const { rows } = await owner.call('history.list', { query: { objectType: 'asset', objectId: id } })
    expect(JSON.stringify(rows)).toContain(german.de)
  })
})

describe('the original', () => {
  it('is downloaded as it was sent, by who may look into the library', async () => {
    const asset = await added('Été "1"/..jpg')
    const path = `/api/staff/v1/assets/${asset.id}/original`
    const answer = await owner.visitor.fetch(path, { headers: { accept: '*/*' } })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(asset.sent)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_t___1__..jpg"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22_..jpg`,
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await shop.app.request(path, { headers: { accept: '*/*' } })).status).toBe(401)
  })
})

describe('a film', () => {
  it('is known by a picture of the library', async () => {
    const [walk, still] = [await added('walk.mp4', owner, film), await added('still.jpg')]
    expect(walk.previews).toBeUndefined()
    const known = await change(walk.id, { posterId: still.id })
    expect(known).toMatchObject({ posterId: still.id, poster: still.picture })
    expect((await media(known.previews?.small ?? '')).status).toBe(200)
    await expect(change(walk.id, { posterId: walk.id })).rejects.toMatchObject({ status: 400 })
    await expect(change(still.id, { posterId: still.id })).rejects.toMatchObject({ status: 400 })
    await owner.call('assets.remove', { params: { id: still.id } })
    expect((await read(walk.id)).posterId).toBeNull()
  })
})

describe('rights that end', () => {
  it('are told before, and honoured: colours, pages and addresses show it no more', async () => {
    const [stays, ends] = [await added('stays.jpg'), await added('ends.jpg')]
    const { productId } = await given.product(shop, { kind: 'trail-runner' })
    const { productId: alone } = await given.product(shop, { kind: 'trail-runner' })
    const photograph = (colour: string, assetIds: string[]) =>
      owner.call('assets.photograph', { params: { productId: colour }, body: { assetIds } })
    await photograph(productId, [ends.id, stays.id])
    await photograph(alone, [ends.id])
    const picture = { sm: { id: ends.picture, alt: '', width: 1, height: 1 } }
    await given.contentPage(shop, 'rights-page', [{ type: 'banner-image', id: 'b', media: picture }])
    const page = async () =>
      JSON.stringify(await shop.call('content.page', { params: { mode: 'live', siteId: 'US', page: 'rights-page' } }))
    await change(ends.id, { expiresOn: dayIn(3) })
    expect(await read(ends.id)).toMatchObject({ ending: true, expired: false })
    const listed = await owner.call('assets.list', { query: { only: 'ending' } })
    expect(listed.rows.map(({ id }) => id)).toEqual([ends.id])
    const { waiting } = await owner.call('home.read', { query: {} })
    expect(waiting).toContainEqual({ kind: 'assetRights', count: 1 })
    await endRights(shop.services)
    await shop.settled()
    expect(await page()).toContain(ends.picture)
    const address = `/media/thumb/${ends.picture}`
    expect((await media(address)).headers.get('cache-control')).toContain('immutable')

    shop.advance(5 * DAY_MS)
    owner = await staffMember(shop, 'owner')
    await endRights(shop.services)
    await shop.settled()
    expect(await page()).not.toContain('ast_')
    expect((await media(address)).headers.get('cache-control')).toBe('public, max-age=60')
    const { rows } = await shop.database.pool.query(
      'select id, media_ids from colours where id = any($1) order by id',
      [[productId, alone]],
    )
    expect(rows.find(({ id }) => id === productId)?.media_ids).toEqual([stays.picture])
    expect(rows.find(({ id }) => id === alone)?.media_ids.join()).not.toContain('ast_')
    // Whoever gets the rights again shows it again.
    await change(ends.id, { expiresOn: null })
    await shop.settled()
    expect(await page()).toContain(ends.picture)
  })
})
