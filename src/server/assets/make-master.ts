import { fileURLToPath } from 'node:url'
import type { AssetKind, RefusedAsset } from '#domain/assets/asset-kinds.ts'
import type { Pixels } from '#domain/media/picture-frame.ts'
import { headOf, readInProcess } from '../media/picture-process.ts'

const child = fileURLToPath(new URL('master-child.ts', import.meta.url))
const LONGEST_EDGE = 2880
/** May be read in a moment: how much there is to do is known only once its head is read. */
const FEW_BYTES = 500_000

type Way = { readonly niceness: number; readonly mostPixels: number }
/** Who gives way on a busy machine waits for seconds, whatever there is to do. */
const QUICKLY: Way = { niceness: 0, mostPixels: 12_000_000 }
const QUICK_MS = 5_000
const GIVING_WAY: Way = { niceness: 19, mostPixels: 80_000_000 }

export type Master = { readonly width: number; readonly height: number; readonly webp: Buffer }

/** The picture that all sizes of an original are made from, or why there is none; late ones may be whole. */
export async function makeMaster(
  original: Buffer,
  kind: AssetKind,
  limitMs: number,
  read = readInProcess,
): Promise<Master | RefusedAsset | 'late'> {
  // Few bytes may draw or hold as much as they like: what is not read at once is read anew, out of everybody's way.
  const isSmall = kind !== 'svg' && original.length <= FEW_BYTES
  const quick = isSmall ? await readIn(QUICKLY, Math.min(QUICK_MS, limitMs)) : 'damaged'
  return typeof quick === 'string' ? readIn(GIVING_WAY, limitMs) : quick

  async function readIn(way: Way, mostMs: number): Promise<Master | RefusedAsset | 'late'> {
    const words = [kind, LONGEST_EDGE, way.niceness, way.mostPixels].map(String)
    const written = await read(original, { child, limitMs: mostMs, words })
    if (written === 'late') return 'late'
    const head = headOf(written)
    if (head?.words[0] === 'too-many-pixels') return 'too-many-pixels'
    const [width = 0, height = 0] = head?.words.map(Number) ?? []
    return head && width > 0 && height > 0 ? { width, height, webp: head.rest } : 'damaged'
  }
}

/** How large the master of such an original is. */
export function masterPixels({ width, height }: Pixels): Pixels {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
