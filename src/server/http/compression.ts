import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Pieces } from '#contract/web.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

/** Bytes that a Response takes as they are, without a copy. */
export type Bytes = Buffer<ArrayBuffer>

export type Encoding = 'br' | 'zstd' | 'gzip'

/** Smaller answers cost more to pack than to send. */
const WORTH_PACKING = 1_024

/** What is sent many times is packed once, as small as can be; what is sent once is packed quickly. */
const ORDERS = { smallest: ['br', 'zstd', 'gzip'], quickest: ['zstd', 'br', 'gzip'] } as const satisfies Record<
  string,
  readonly Encoding[]
>

const TAKES = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/,
} as const satisfies Record<Encoding, RegExp>

/** The best encoding a client takes; a client that says nothing gets plain bytes. */
export const acceptedEncoding = (
  header: string | null | undefined,
  order: keyof typeof ORDERS = 'smallest',
): Encoding | undefined => (header ? ORDERS[order].find(encoding => TAKES[encoding].test(header)) : undefined)

const brotliParams = (quality: number, size: number) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export const PACKERS = {
  br: (bytes: Buffer, quality: number) => brotli(bytes, brotliParams(quality, bytes.length)),
  zstd: (bytes: Buffer) => zstd(bytes),
  gzip: (bytes: Buffer) => gzip(bytes),
} as const satisfies Record<Encoding, (bytes: Bytes, quality: number) => Promise<Bytes>>

export const worthPacking = (bytes: Buffer): boolean => bytes.length >= WORTH_PACKING

export type Packed = { bytes: Bytes; encoding: Encoding | undefined }

const QUICK_ZSTD = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 1 } }

/** On this thread: at these settings the way to another one and back costs as much as the packing. */
const QUICK_PACKERS = {
  br: bytes => zlib.brotliCompressSync(bytes, brotliParams(1, bytes.length)),
  zstd: bytes => zlib.zstdCompressSync(bytes, QUICK_ZSTD),
  gzip: bytes => zlib.gzipSync(bytes, { level: 1 }),
} as const satisfies Record<Encoding, (bytes: Buffer) => Bytes>

/** Where a text lies as bytes while it is packed: nothing else happens in between, so one place serves all. */
let worktop = Buffer.allocUnsafeSlow(1024 * 1024)
const MOST_BYTES_OF_A_CHARACTER = 3

/** For an answer that is sent once. */
export function pack(pieces: Pieces, header: string | null | undefined): Packed {
  const bytes = laidOut(pieces)
  const encoding = worthPacking(bytes) ? acceptedEncoding(header, 'quickest') : undefined
  return { bytes: encoding ? QUICK_PACKERS[encoding](bytes) : Buffer.from(bytes), encoding }
}

export const bytesOf = (pieces: Pieces): Bytes => toKeep(laidOut(pieces))

/** What is kept lies in memory of its own: a slice of the 64 kB that Node shares out would keep all of them. */
export function toKeep(bytes: Buffer): Bytes {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function laidOut(pieces: Pieces): Buffer {
  const room = pieces.reduce((sum, piece) => sum + piece.length, 0) * MOST_BYTES_OF_A_CHARACTER
  if (worktop.length < room) worktop = Buffer.allocUnsafeSlow(room)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') end += worktop.write(piece, end)
    else {
      worktop.set(piece, end)
      end += piece.length
    }
  }
  return worktop.subarray(0, end)
}
