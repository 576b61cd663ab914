import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { mountMedia } from '../media/media.ts'
import { staffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop } from '../testing/test-shop.ts'
import { originalKey, wholeOf, type Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { s3Service, type S3Service } from './s3-service.test-data.ts'

const MORE = 30

let folder: string
let service: S3Service
beforeAll(async () => {
  folder = await temporaryFolder('moving')
  service = await s3Service(join(folder, 's3'))
})
afterAll(() => service.close())

/** The command as somebody types it; where told, ended without a warning as soon as it has copied something. */
async function move(places: [string, string], data: string, early?: 'ended early') {
  const { S3_PATH_STYLE, ...settings } = service.settings
  const child = spawn(process.execPath, ['scripts/assets.ts', 'move', ...places], {
    env: { PATH: process.env['PATH'], ...settings, S3_PATH_STYLE: String(S3_PATH_STYLE), CAIRN_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
    if (early) child.kill('SIGKILL')
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

async function hashes(files: Files): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { key } of files.list()) {
    const stream = (await files.get(key)) ?? expect.fail(key)
    found[key] = createHash('sha256')
      .update(await wholeOf(stream))
      .digest('hex')
  }
  return found
}

// Files have nothing to do with the engine: once is enough for four processes.
it.runIf(inject('engine') === 'embedded')(
  'moves a library to S3 and back, also when it is ended on the way; nothing is lost, and addresses stay',
  async () => {
    const data = join(folder, 'data')
    const shop = await testShop({ DEMO: 'true', CAIRN_DATA: data })
    const owner = await staffMember(shop, 'owner')
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#846' } })
      .jpeg()
      .toBuffer()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { uploadId = '' } = await owner.call('assets.open', { body: { name: 'a.jpg', bytes: bytes.length, sha256 } })
    await owner.call('assets.send', { params: { uploadId, part: 0 }, body: { base64: bytes.toString('base64') } })
    const { asset } = await owner.call('assets.finish', { params: { uploadId } })
    const address = `/media/thumb/${asset?.picture}`
    const seen = async (app: typeof shop.app) => {
      const answer = await app.request(address, { headers: { accept: 'image/webp' } })
      return [answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]
    }
    const before = await seen(shop.app)
    const here = folderFiles(join(data, 'assets'))
    for (let at = 0; at < MORE; at++) {
      const more = Buffer.from(`photograph ${at} ${'.'.repeat(at * 500)}`)
      await here.put(originalKey(createHash('sha256').update(more).digest('hex'), 'png'), new Blob([more]), 'image/png')
    }
    const all = await hashes(here)
    const total = Object.keys(all).length
    expect(total).toBe(MORE + 2)

    await move(['folder', 's3'], data, 'ended early')
    const there = s3Files(service.settings)
    const partly = Object.keys(await hashes(there)).length
    expect(partly).toBeGreaterThan(0)
    expect(partly).toBeLessThan(total)
    const again = await move(['folder', 's3'], data)
    expect(again).toMatchObject({ code: 0 })
    expect(again.said).toContain(`${total - partly} files copied, ${partly} were there`)
    expect(await hashes(there)).toEqual(all)
    expect(await hashes(here)).toEqual(all)

    const services = {
      ...shop.services,
      files: there,
      config: { ...shop.services.config, CAIRN_DATA: join(folder, 'new') },
    }
    expect(await seen(createApp(services, { operations: [], mounts: [mountMedia(services)] }))).toEqual(before)

    const back = join(folder, 'back')
    await move(['s3', 'folder'], back, 'ended early')
    expect(await move(['s3', 'folder'], back)).toMatchObject({ code: 0 })
    expect(await hashes(folderFiles(join(back, 'assets')))).toEqual(all)
  },
)
