import { open, readFile } from 'node:fs/promises'
import { kindOfBytes, type AssetKind, type RefusedAsset } from '#domain/assets/asset-kinds.ts'
import { makeMaster } from './make-master.ts'
import { readFilm } from './read-film.ts'
import { safeSvg } from './safe-svg.ts'

export type Examined = {
  readonly kind: AssetKind
  readonly width: number
  readonly height: number
  readonly durationMs?: number
  readonly master?: Buffer
  /** What is kept in place of what was sent: a drawing with what could do harm taken out. */
  readonly cleaned?: Buffer
}

const HEAD_BYTES = 1024
const MOST_DRAWING_BYTES = 5_000_000

/** Looks into a file that somebody sent: what it really is, and whether all of it is there, if there was time for it. */
export async function examine(path: string, limitMs: number): Promise<Examined | RefusedAsset | 'late'> {
  await using file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const kind = kindOfBytes(buffer.subarray(0, bytesRead))
  if (kind === undefined || (kind === 'svg' && size > MOST_DRAWING_BYTES)) return 'unsupported'
  if (kind === 'mp4') {
    const film = await readFilm(file, size)
    return film ? { kind, ...film } : 'damaged'
  }
  const cleaned = kind === 'svg' ? await safeSvg(await readFile(path, 'utf8'), limitMs) : undefined
  if (cleaned === 'late') return 'late'
  const master = await makeMaster(cleaned ?? (await readFile(path)), kind, limitMs)
  if (typeof master === 'string') return master
  const { width, height, webp } = master
  return { kind, width, height, master: webp, ...(cleaned && { cleaned }) }
}
