import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_ASSET_BYTES, PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const MOST_UNDER_WAY = 20

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('uploads') })
  owner = await staffMember(shop, 'owner')
})

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const open = (who: StaffMember, name: string, bytes: number, sha256 = hashOf(name)) =>
  who.call('assets.open', { body: { name, bytes, sha256 } })
const send = (who: StaffMember, uploadId: string, part: number, content: Buffer) =>
  who.call('assets.send', { params: { uploadId, part }, body: { base64: content.toString('base64') } })

describe('what is large', () => {
  it('is taken up to 200 MB, part by part in any order, and goes on where it was broken off', async () => {
    expect(MOST_ASSET_BYTES).toBe(200_000_000)
    await expect(open(owner, 'longer.mp4', MOST_ASSET_BYTES + 1)).rejects.toMatchObject({ status: 400 })
    const { uploadId = '', partBytes, received } = await open(owner, 'long.mp4', MOST_ASSET_BYTES)
    expect([partBytes, received]).toEqual([PART_BYTES, []])
    const last = Math.ceil(MOST_ASSET_BYTES / PART_BYTES) - 1
    const rest = Buffer.alloc(MOST_ASSET_BYTES - last * PART_BYTES)
    await send(owner, uploadId, last, rest)
    for (const [part, content] of [
      [last, Buffer.alloc(rest.length + 1)],
      [last, Buffer.alloc(rest.length - 1)],
      [0, rest],
      [last + 1, Buffer.alloc(1)],
    ] as const)
      await expect(send(owner, uploadId, part, content)).rejects.toMatchObject({ status: 400 })
    await send(owner, uploadId, 0, Buffer.alloc(PART_BYTES))
    expect(await open(owner, 'long.mp4', MOST_ASSET_BYTES)).toMatchObject({ uploadId, received: [0, last] })
    await expect(owner.call('assets.finish', { params: { uploadId } })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('is not begun without end by one person', async () => {
    const editor = await staffMember(shop, 'editor')
    for (let at = 0; at < MOST_UNDER_WAY; at++) await open(editor, `film ${at}.mp4`, MOST_ASSET_BYTES)
    await expect(open(editor, 'one more.jpg', 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await open(owner, 'another’s.jpg', 1)).toMatchObject({ received: [] })
  })
})

describe('a machine that is busy', () => {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#264' } })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

  it.each([
    ['photograph.jpg', () => picture.jpeg().toBuffer()],
    ['drawing.svg', () => Promise.resolve(Buffer.from(drawing))],
  ])('calls nothing damaged for the time it takes, and takes it in later: %s', async (name, made) => {
    const bytes = await made()
    const { uploadId = '' } = await open(owner, name, bytes.length, hashOf(bytes))
    await send(owner, uploadId, 0, bytes)
    const finish = () => owner.call('assets.finish', { params: { uploadId } })
    const { config } = shop.services
    const patient = config.PICTURE_TIMEOUT_MS
    config.PICTURE_TIMEOUT_MS = 1
    try {
      await expect(finish()).rejects.toMatchObject({ code: 'STAFF_BUSY' })
    } finally {
      config.PICTURE_TIMEOUT_MS = patient
    }
    expect(await open(owner, name, bytes.length, hashOf(bytes))).toMatchObject({ uploadId, received: [0] })
    expect(await finish()).toMatchObject({ state: 'added', asset: { name } })
  })
})
