import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { secondShop } from '../testing/second-shop.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { film } from './film.test-data.ts'

let shop: TestShop
let owner: StaffMember
/** As another process answers, where there can be one. */
let other: TestShop['call']
let painted = 0

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('assets') })
  owner = await staffMember(shop, 'owner')
  const process = inject('engine') === 'postgres' ? await secondShop(shop) : shop
  other = process.newVisitor().call
})

/** Each another picture. */
const photograph = (width = 60, height = 40) =>
  sharp({
    create: { width, height, channels: 3, background: { r: (++painted * 37) % 256, g: (painted * 91) % 256, b: 40 } },
  })
    .jpeg()
    .toBuffer()

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const openFor = (who: StaffMember, bytes: Buffer, more: object = {}) =>
  who.call('assets.open', { body: { name: 'a.jpg', bytes: bytes.length, sha256: hashOf(bytes), ...more } })

async function send(bytes: Buffer, more: object = {}, who = owner) {
  const { uploadId, duplicate } = await openFor(who, bytes, more)
  if (uploadId === undefined) return { state: 'duplicate' as const, asset: duplicate, why: undefined }
  for (let part = 0; part * PART_BYTES < bytes.length; part++)
    await sendPart(who, uploadId, part, bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES))
  return who.call('assets.finish', { params: { uploadId } })
}
const sendPart = (who: StaffMember, uploadId: string, part: number, bytes: Buffer) =>
  who.call('assets.send', { params: { uploadId, part }, body: { base64: bytes.toString('base64') } })

async function added(more: object = {}, who = owner) {
  const { asset } = await send(await photograph(), more, who)
  return asset ?? expect.fail('It was not taken in')
}
const read = (id: string, who = owner) => who.call('assets.read', { params: { id } })

describe('sending files', () => {
  it('tells what is new, what is there already, what is damaged and what is no picture', async () => {
    const bytes = await photograph(600, 400)
    const first = await send(bytes, { name: 'fell-runner.jpg', folder: 'spring/boots' })
    expect(first).toMatchObject({
      state: 'added',
      asset: { name: 'fell-runner.jpg', kind: 'jpeg', width: 600, height: 400 },
    })
    expect(await send(bytes, { name: 'again.jpg' })).toMatchObject({
      state: 'duplicate',
      asset: { id: first.asset?.id },
    })
    const noise = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    expect(await send(noise.subarray(0, noise.length - 400))).toEqual({ state: 'refused', why: 'damaged' })
    expect(await send(Buffer.from('GIF89a and so on'), { name: 'really.jpg' })).toEqual({
      state: 'refused',
      why: 'unsupported',
    })
    const { rows } = await owner.call('history.list', {
      query: { objectType: 'asset', objectId: first.asset?.id ?? '' },
    })
    expect(rows.map(({ call }) => call)).toEqual(['assets.finish'])
  })

  it('goes on where it was broken off, and takes nothing in before all is there and as it was said', async () => {
    const bytes = Buffer.concat([film, Buffer.alloc(2 * PART_BYTES)])
    bytes.writeUInt32BE(2 * PART_BYTES, film.length)
    bytes.write('free', film.length + 4)
    const { uploadId = '' } = await openFor(owner, bytes, { name: 'walk.mp4' })
    await sendPart(owner, uploadId, 1, bytes.subarray(PART_BYTES, 2 * PART_BYTES))
    await expect(owner.call('assets.finish', { params: { uploadId } })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await openFor(owner, bytes)).toMatchObject({ uploadId, received: [1] })
    await expect(sendPart(owner, uploadId, 0, bytes.subarray(0, 10))).rejects.toMatchObject({ status: 400 })
    await expect(sendPart(owner, uploadId, 3, Buffer.alloc(0))).rejects.toMatchObject({ status: 400 })
    await sendPart(owner, uploadId, 0, bytes.subarray(0, PART_BYTES))
    await sendPart(owner, uploadId, 2, Buffer.alloc(bytes.length - 2 * PART_BYTES, 7))
    expect(await owner.call('assets.finish', { params: { uploadId } })).toEqual({ state: 'refused', why: 'damaged' })
    expect(await send(bytes, { name: 'walk.mp4' })).toMatchObject({
      state: 'added',
      asset: { kind: 'mp4', durationMs: 2500 },
    })
  })

  it('is nobody else’s business', async () => {
    const bytes = await photograph()
    const { uploadId = '' } = await openFor(owner, bytes)
    const editor = await staffMember(shop, 'editor')
    await expect(sendPart(editor, uploadId, 0, bytes)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(editor.call('assets.finish', { params: { uploadId } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    const translator = await staffMember(shop, 'translator')
    await expect(openFor(translator, bytes)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const service = await staffMember(shop, 'service')
    await expect(service.call('assets.list', { query: {} })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })
})

describe('the library', () => {
  it('is searched by name, tag, folder and what is said of it, page by page', async () => {
    const first = await added({ name: 'heron.jpg', folder: 'birds/grey' })
    await added({ name: 'owl.jpg', folder: 'birds' })
    await owner.call('assets.change', {
      params: { id: first.id },
      body: { revision: 1, tags: ['wader'], alts: { de: 'Ein Reiher' }, expiresOn: '2020-01-01' },
    })
    const names = async (query: object) => (await owner.call('assets.list', { query })).rows.map(({ name }) => name)
    expect(await names({ folder: 'birds' })).toEqual(['owl.jpg', 'heron.jpg'])
    expect(await names({ folder: 'birds/grey' })).toEqual(['heron.jpg'])
    expect(await names({ tag: 'wader' })).toEqual(['heron.jpg'])
    expect(await names({ q: 'reiher' })).toEqual(['heron.jpg'])
    expect(await names({ only: 'expired' })).toEqual(['heron.jpg'])
    expect(await names({ q: '100%' })).toEqual([])
    const page = await owner.call('assets.list', { query: { folder: 'birds', limit: 1 } })
    expect(await names({ folder: 'birds', limit: 1, after: page.next })).toEqual(['heron.jpg'])
    expect(page.folders).toContainEqual({ name: 'birds/grey', count: 1 })
  })

  it('loses nothing that somebody else wrote meanwhile', async () => {
    const { id } = await added()
    const change = (revision: number, name: string) =>
      owner.call('assets.change', { params: { id }, body: { revision, name } })
    expect(await change(1, 'mine.jpg')).toMatchObject({ name: 'mine.jpg', revision: 2 })
    await expect(change(1, 'theirs.jpg')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('is described by whoever brought it in, and changed for all sites by whoever may do so everywhere', async () => {
    const berlin = await staffMember(shop, 'editor', ['DE'])
    const own = await added({}, berlin)
    const others = await added()
    const rename = (id: string) =>
      berlin.call('assets.change', { params: { id }, body: { revision: 1, name: 'b.jpg' } })
    expect(await rename(own.id)).toMatchObject({ name: 'b.jpg' })
    await expect(rename(others.id)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const aim = (revision: number, who: StaffMember) =>
      who.call('assets.change', {
        params: { id: own.id },
        body: { revision, focalPoint: { x: 0.1, y: revision / 10 } },
      })
    await aim(2, berlin)
    const { productId } = await given.product(shop, { kind: 'trail-runner' })
    await owner.call('assets.photograph', { params: { productId }, body: { assetIds: [own.id] } })
    await expect(aim(3, berlin)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const ended = { params: { id: own.id }, body: { revision: 3, expiresOn: '2020-01-01' } }
    await expect(berlin.call('assets.change', ended)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await aim(3, owner)
    await owner.call('assets.photograph', { params: { productId }, body: { assetIds: [] } })
    await expect(openFor(berlin, await photograph(), { replaces: own.id })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await expect(berlin.call('assets.remove', { params: { id: own.id } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })
})

const media = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers })
const sizeOf = async (response: Response) => {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return [width, height]
}

describe('what is shown of it', () => {
  it('comes in every size for ever, never larger than it is, and crops keep the point that matters', async () => {
    const left = sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    const bytes = await sharp({ create: { width: 800, height: 100, channels: 3, background: '#0000ff' } })
      .composite([{ input: await left.png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { asset } = await send(bytes)
    const id = asset?.id ?? ''
    const colourOf = async (picture = '') => {
      const response = await media(`/media/thumb/${picture}`, { accept: 'image/webp' })
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
    }
    const aim = async (x: number, revision: number) => {
      const body = { revision, focalPoint: { x, y: 0.5 } }
      const { picture } = await owner.call('assets.change', { params: { id }, body })
      await shop.settled()
      return picture
    }
    const onLeft = await aim(0, 1)
    expect(await colourOf(onLeft)).toBe('red')
    const onRight = await aim(1, 2)
    expect(onRight).not.toBe(onLeft)
    expect(await colourOf(onRight)).toBe('blue')
    const past = await media(`/media/thumb/${onLeft}`)
    expect(past.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await sizeOf(await media(`/media/wide-small/${onRight}`))).toEqual([800, 100])
    expect(await sizeOf(await media(`/media/large/${onRight}`))).toEqual([80, 100])
  })

  it('is a film in parts, and a drawing that can do nothing', async () => {
    const { asset } = await send(Buffer.concat([film, Buffer.from([0, 0, 0, 9, 102, 114, 101, 101, 1])]))
    const whole = await media(asset?.fileUrl ?? '')
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const part = await media(asset?.fileUrl ?? '', { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    const drawing = (await send(Buffer.from(svg))).asset
    const shown = await media(drawing?.fileUrl ?? '')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(shown.headers.get('content-type')).toBe('image/svg+xml')
    expect(await shown.text()).not.toContain('script')
    expect((await media((drawing?.fileUrl ?? '').replace('.svg', '.mp4'))).status).toBe(404)
    expect((await media('/media/files/ast_000000000000/0123456789abcdef.svg')).status).toBe(404)
  })
})

describe('photographs of a colour', () => {
  it('are on the product page, in lists, carts and feeds of every process at once, and what is drawn comes back', async () => {
    const { productId, sku } = await given.product(shop, { kind: 'trail-runner' })
    const [first, second] = [await added(), await added()]
    const assign = (assetIds: string[], who = owner) =>
      who.call('assets.photograph', { params: { productId }, body: { assetIds } })
    const shownBy = async (call: TestShop['call']) => {
      const { colours } = await call('products.details', { params: { productId } })
      return colours.find(({ id }) => id === productId)?.images.map(({ id }) => id)
    }
    await assign([second.id, first.id])
    await shop.settled()
    expect(await shownBy(shop.call)).toEqual([second.picture, first.picture])
    expect(await shownBy(other)).toEqual([second.picture, first.picture])
    const buyer = given.guest(shop)
    const cart = await buyer.call('cart.createWithItem', { body: { items: [{ sku }] } })
    expect(JSON.stringify(cart)).toContain(second.picture)
    expect(
      (await owner.call('assets.photographed', { params: { productId } })).colours[0]?.photographs.map(({ id }) => id),
    ).toEqual([second.id, first.id])
    await expect(owner.call('assets.remove', { params: { id: first.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    expect((await read(first.id)).uses).toMatchObject([{ kind: 'colour', id: productId }])

    const replaced = (await send(await photograph(80, 80), { replaces: first.id })).asset
    expect(replaced).toMatchObject({ id: first.id, width: 80 })
    await shop.settled()
    expect(await shownBy(other)).toEqual([second.picture, replaced?.picture])

    const editor = await staffMember(shop, 'editor')
    await expect(assign([], editor)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    await expect(assign([], german)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await assign([])
    await shop.settled()
    expect(await shownBy(shop.call)).toEqual(
      ['side', 'outdoors', 'top', 'back', 'detail'].map(view => `${productId}-${view}`),
    )
    await owner.call('assets.remove', { params: { id: first.id } })
    await runJobs(shop)
    await shop.settled()
    expect((await media(`/media/thumb/${replaced?.picture}`)).headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('content that names a picture', () => {
  it('shows it as it is now on every process, and holds it in the library', async () => {
    const asset = await added()
    const media = { sm: { id: asset.picture, alt: '', width: 1, height: 1 } }
    await given.contentPage(shop, 'held-page', [{ type: 'banner-image', id: 'b', media }])
    const params = { mode: 'live', siteId: 'US', page: 'held-page' } as const
    const page = async (call: TestShop['call']) =>
      JSON.stringify(await call('content.page', { params, query: {}, headers: {} }))
    expect(await page(other)).toContain(asset.picture)
    expect((await read(asset.id)).uses).toMatchObject([{ kind: 'content', id: 'held-page', title: 'held-page' }])
    await shop.database.pool.query(`insert into content_versions (slug, scope, version, body, publish_at, expire_at)
      values ('held-page', 'en', 99, '{}', now() - interval '1 hour', now() + interval '1 hour')`)
    expect((await read(asset.id)).uses).toMatchObject([{ kind: 'content', id: 'held-page' }])
    await shop.database.db.deleteFrom('content_versions').where('version', '=', 99).execute()
    const replaced = (await send(await photograph(90, 30), { replaces: asset.id })).asset
    await shop.settled()
    const shown = await page(other)
    expect(shown).toContain(replaced?.picture)
    expect(shown).toContain('"width":90')
  })
})
