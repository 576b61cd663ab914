import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { film } from './film.test-data.ts'
import { masterKey, originalKey, wholeOf, type Files } from './files.ts'
import { s3Files } from './s3-files.ts'
import { s3Service, type S3Service } from './s3-service.test-data.ts'

let data: string
let service: S3Service
let bucket: Files
let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  data = await temporaryFolder('sent-to-s3')
  service = await s3Service(join(data, 's3'))
  bucket = s3Files(service.settings)
  const { S3_PATH_STYLE, ...settings } = service.settings
  shop = await testShop({
    DEMO: 'true',
    CAIRN_DATA: data,
    ASSETS: 's3',
    ...settings,
    S3_PATH_STYLE: String(S3_PATH_STYLE),
  })
  owner = await staffMember(shop, 'owner')
})
afterAll(() => service.close())

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const open = (bytes: Buffer, more: object = {}) =>
  owner.call('assets.open', { body: { name: 'sent', bytes: bytes.length, sha256: hashOf(bytes), ...more } })
const sendPart = (uploadId: string, part: number, bytes: Buffer) => {
  const base64 = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64')
  return owner.call('assets.send', { params: { uploadId, part }, body: { base64 } })
}
async function finish(uploadId: string) {
  const { asset } = await owner.call('assets.finish', { params: { uploadId } })
  return asset ?? expect.fail('It was not taken in')
}
const photograph = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.toSorted()
}

describe('a library in a bucket', () => {
  it('is sent a film in parts, goes on where it was broken off, and gives it out whole and in parts', async () => {
    const bytes = Buffer.concat([film, Buffer.alloc(PART_BYTES)])
    bytes.writeUInt32BE(PART_BYTES, film.length)
    bytes.write('free', film.length + 4)
    const { uploadId = '' } = await open(bytes)
    await sendPart(uploadId, 1, bytes)
    expect(await open(bytes)).toMatchObject({ uploadId, received: [1] })
    expect(await keysOf(bucket)).toEqual([`u/${uploadId}/1`])
    await sendPart(uploadId, 0, bytes)
    const { fileUrl = '' } = await finish(uploadId)
    // Parts are gone once the whole is there.
    expect(await keysOf(bucket)).toEqual([originalKey(hashOf(bytes), 'mp4')])
    const whole = await shop.app.request(fileUrl)
    expect(hashOf(Buffer.from(await whole.arrayBuffer()))).toBe(hashOf(bytes))
    const part = await shop.app.request(fileUrl, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  })

  it('is sent a photograph, shows it in sizes, and lets go of it once it was replaced', async () => {
    const send = async (bytes: Buffer, more: object = {}) => {
      const { uploadId = '' } = await open(bytes, more)
      await sendPart(uploadId, 0, bytes)
      return finish(uploadId)
    }
    const [first, second] = [await photograph('#846'), await photograph('#264')]
    const { id, picture = '' } = await send(first)
    const own = [masterKey(hashOf(first)), originalKey(hashOf(first), 'jpeg')]
    expect(await keysOf(bucket)).toEqual(expect.arrayContaining(own))
    const kept = (await bucket.get(originalKey(hashOf(first), 'jpeg'))) ?? expect.fail('It is not there')
    expect(hashOf(await wholeOf(kept))).toBe(hashOf(first))
    const shown = await shop.app.request(`/media/thumb/${picture}`, { headers: { accept: 'image/webp' } })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp')
    expect(await send(second, { replaces: id })).toMatchObject({ id })
    await runJobs(shop)
    const left = await keysOf(bucket)
    for (const key of own) expect(left).not.toContain(key)
    expect(left).toContain(masterKey(hashOf(second)))
  })

  it('leaves nothing of an original in the folder of the shop', async () => {
    expect(await readdir(data)).not.toContain('assets')
    expect(service.refused).toBe(0)
  })
})
