import { fileURLToPath } from 'node:url'
import { headOf, readInProcess } from '../media/picture-process.ts'
import { StoreError } from '../store-error.ts'
import { fairLine } from './fair-line.ts'

const CHILD = fileURLToPath(new URL('picture-child.ts', import.meta.url))
const TIME_LIMIT_MS = 20_000

type TakenIn = { readonly width: number; readonly height: number; readonly webp: Buffer }
export type PictureReader = (bytes: Buffer, visitor: string) => Promise<TakenIn>

/** Reads pictures anew, one at a time, of each visitor in turn. */
export function createPictureReader(limitMs = TIME_LIMIT_MS): PictureReader {
  const inTurn = fairLine(TIME_LIMIT_MS / 1000)
  return async (bytes, visitor) => {
    const written = await inTurn(visitor, () => readInProcess(bytes, { child: CHILD, limitMs }))
    if (written === 'late') throw new StoreError('RATE_LIMITED', { retryAfter: TIME_LIMIT_MS / 1000 })
    const read = headOf(written)
    const [width = 0, height = 0] = read?.words.map(Number) ?? []
    // A head that is right does not make a picture: the rest of it may be missing.
    if (!read || !(width > 0 && height > 0)) throw new StoreError('UNSUPPORTED_MEDIA_TYPE')
    return { width, height, webp: read.rest }
  }
}
