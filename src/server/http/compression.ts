import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

export type Encoding = 'br' | 'zstd' | 'gzip'

/** Smaller answers cost more to pack than to send. */
const WORTH_PACKING = 1_024

/** The best encoding a client takes, best first; a client that says nothing gets plain bytes. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  if (!header) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(header)) return 'br'
  if (/\bzstd\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(header)) return 'zstd'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(header)) return 'gzip'
  return undefined
}

export const PACKERS = {
  br: (bytes: Buffer, quality: number) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes: Buffer) => zstd(bytes),
  gzip: (bytes: Buffer) => gzip(bytes),
} as const satisfies Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>>

/** Up to this size packing takes less than handing the work to another thread. */
const AT_ONCE = 16_384
const QUICK_BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 2 } }
const QUICK_ZSTD = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 1 } }

const QUICK_PACKERS = {
  br: bytes => zlib.brotliCompressSync(bytes, QUICK_BROTLI),
  zstd: bytes => zlib.zstdCompressSync(bytes, QUICK_ZSTD),
  gzip: bytes => zlib.gzipSync(bytes, { level: 1 }),
} as const satisfies Record<Encoding, (bytes: Buffer) => Buffer>

export const worthPacking = (bytes: Buffer): boolean => bytes.length >= WORTH_PACKING

export type Packed = { bytes: Buffer; encoding: Encoding | undefined }

/** For an answer that is sent once: quick rather than small. */
export async function pack(text: string, header: string | null | undefined): Promise<Packed> {
  const bytes = Buffer.from(text)
  const encoding = worthPacking(bytes) ? acceptedEncoding(header) : undefined
  if (!encoding) return { bytes, encoding }
  return {
    bytes: bytes.length > AT_ONCE ? await PACKERS[encoding](bytes, 4) : QUICK_PACKERS[encoding](bytes),
    encoding,
  }
}
