import { fileURLToPath } from 'node:url'
import type { AssetKind, RefusedAsset } from '#domain/assets/asset-kinds.ts'
import { headOf, readInProcess } from '../media/picture-process.ts'

const child = fileURLToPath(new URL('master-child.ts', import.meta.url))
const limitMs = 60_000

export type Master = { readonly width: number; readonly height: number; readonly webp: Buffer }

/** The picture that all sizes of an original are made from, or why there is none. */
export async function makeMaster(original: Buffer, kind: AssetKind): Promise<Master | RefusedAsset> {
  const read = headOf(await readInProcess(original, { child, limitMs, words: [kind] }))
  if (read?.words[0] === 'too-many-pixels') return 'too-many-pixels'
  const [width = 0, height = 0] = read?.words.map(Number) ?? []
  return read && width > 0 && height > 0 ? { width, height, webp: read.rest } : 'damaged'
}
