import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, inject, it } from 'vitest'
import { MOST_ASSET_BYTES, PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { staffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop } from '../testing/test-shop.ts'
import { film } from './film.test-data.ts'

const PARTS = Math.ceil(MOST_ASSET_BYTES / PART_BYTES)
/** Much less than the film: it passes through, and is never in memory as a whole. */
const MOST_HELD = MOST_ASSET_BYTES / 2

/** Of a film of exactly the most that is taken: its boxes, then nothing but zeros. */
function partOf(part: number): Buffer {
  const bytes = Buffer.alloc(Math.min(PART_BYTES, MOST_ASSET_BYTES - part * PART_BYTES))
  if (part > 0) return bytes
  film.copy(bytes)
  bytes.writeUInt32BE(MOST_ASSET_BYTES - film.length, film.length)
  bytes.write('free', film.length + 4)
  return bytes
}

const held = () => process.memoryUsage().arrayBuffers
setFlagsFromString('--expose-gc')
/** What nobody needs any more counts for nothing, whenever it would have been thrown away. */
const collect: unknown = runInNewContext('gc')

// Files have nothing to do with the engine: once is enough.
it.runIf(inject('engine') === 'embedded')(
  'takes in a film of 200 MB, though its sender was away in the middle, and never holds it as a whole',
  async () => {
    const shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('whole') })
    const owner = await staffMember(shop, 'owner')
    const hash = createHash('sha256')
    for (let part = 0; part < PARTS; part++) hash.update(partOf(part))
    const body = { name: 'long.mp4', bytes: MOST_ASSET_BYTES, sha256: hash.digest('hex') }
    const { uploadId = '' } = await owner.call('assets.open', { body })
    const before = held()
    let most = 0
    const watch = setInterval(() => {
      if (held() - before >= MOST_HELD && typeof collect === 'function') collect()
      most = Math.max(most, held() - before)
    }, 5)
    try {
      for (let part = 0; part < PARTS / 2; part++) await send(part)
      const { received } = await owner.call('assets.open', { body })
      for (let part = received.length; part < PARTS; part++) await send(part)
      const { state, asset } = await owner.call('assets.finish', { params: { uploadId } })
      expect([state, asset?.bytes, asset?.durationMs]).toEqual(['added', MOST_ASSET_BYTES, 2500])
      const last = await shop.app.request(asset?.fileUrl ?? '', { headers: { range: 'bytes=199999998-' } })
      expect([last.status, last.headers.get('content-range')]).toEqual([206, 'bytes 199999998-199999999/200000000'])
    } finally {
      clearInterval(watch)
    }
    expect(most).toBeLessThan(MOST_HELD)

    async function send(part: number) {
      await owner.call('assets.send', { params: { uploadId, part }, body: { base64: partOf(part).toString('base64') } })
    }
  },
)
