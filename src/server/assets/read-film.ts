import type { FileHandle } from 'node:fs/promises'

export type Film = { readonly width: number; readonly height: number; readonly durationMs: number }
type Box = { readonly type: string; readonly at: number; readonly size: number; readonly head: number }

const MOST_BOXES = 10_000
const MOST_INDEX_BYTES = 32_000_000
const FIXED = 65_536

/** How large and how long a film is. Nothing where its boxes do not fill the file: what is missing was never there. */
export async function readFilm(file: FileHandle, size: number): Promise<Film | undefined> {
  const boxes: Box[] = []
  for (let at = 0; at < size;) {
    const box = boxAt(await bytesAt(file, at, 16), 0, size - at)
    if (!box || boxes.length > MOST_BOXES) return undefined
    boxes.push({ ...box, at })
    at += box.size
  }
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index || index.size > MOST_INDEX_BYTES || !boxes.some(({ type }) => type === 'mdat')) return undefined
  return filmIn(await bytesAt(file, index.at + index.head, index.size - index.head))
}

function filmIn(index: Buffer): Film | undefined {
  const boxes = boxesIn(index)
  const header = boxes.find(({ type }) => type === 'mvhd')
  const lengths = header && lengthIn(index.subarray(header.at + header.head, header.at + header.size))
  const sizes = boxes
    .filter(({ type }) => type === 'trak')
    .map(({ at, head, size }) => sizeIn(index.subarray(at + head, at + size)))
  const shown = sizes.find(size => size !== undefined && size.width > 0 && size.height > 0)
  return lengths !== undefined && shown ? { ...shown, durationMs: lengths } : undefined
}

function lengthIn(header: Buffer): number | undefined {
  const long = header[0] === 1
  if (header.length < (long ? 32 : 20)) return undefined
  const scale = header.readUInt32BE(long ? 20 : 12)
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale > 0 ? Math.min(Math.round((duration / scale) * 1000), 2 ** 31 - 1) : undefined
}

/** The last two numbers of a track's header are how large it is shown. */
function sizeIn(track: Buffer): { width: number; height: number } | undefined {
  const header = boxesIn(track).find(({ type }) => type === 'tkhd')
  if (!header || header.size < 24) return undefined
  const end = header.at + header.size
  return {
    width: Math.round(track.readUInt32BE(end - 8) / FIXED),
    height: Math.round(track.readUInt32BE(end - 4) / FIXED),
  }
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length;) {
    const box = boxAt(bytes, at, bytes.length - at)
    if (!box || boxes.length > MOST_BOXES) break
    boxes.push(box)
    at += box.size
  }
  return boxes
}

function boxAt(bytes: Buffer, at: number, room: number): Box | undefined {
  if (bytes.length < at + 8) return undefined
  const short = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  const long = short === 1 && bytes.length >= at + 16
  const size = long ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room : short
  const head = long ? 16 : 8
  return size < head || size > room ? undefined : { type, at, size, head }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
