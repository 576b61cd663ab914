// Photographs of a bench's own, and how the library takes them in.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { StaffCall } from '#contract/staff/staff-client.ts'

export type Photograph = { readonly id: string; readonly picture: string }

/** Shapes of some pixels' size, as things have them: pure noise takes an encoder many times as long as any photograph. */
export const photograph = (at: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 300,
      height: 375,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90 + at * 6, sigma: 30 },
    },
  })
    .resize({ width: 2400 })
    .jpeg({ quality: 85 })
    .toBuffer()

export async function upload(owner: StaffCall, bytes: Buffer): Promise<Photograph> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId = '', partBytes } = await owner('assets.open', {
    body: { name: `${sha256.slice(0, 8)}.jpg`, bytes: bytes.length, sha256 },
  })
  for (let part = 0; part * partBytes < bytes.length; part++) {
    const base64 = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64')
    await owner('assets.send', { params: { uploadId, part }, body: { base64 } })
  }
  const { asset } = await owner('assets.finish', { params: { uploadId } })
  if (asset?.picture === undefined) throw new Error('a photograph was not taken in')
  return { id: asset.id, picture: asset.picture }
}
