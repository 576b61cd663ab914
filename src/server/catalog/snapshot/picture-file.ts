import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

const NAME = 'catalog.picture'
const PART = '.part'
/** What a process that was killed has left half written. */
const LEFT_OVER_MS = 10 * 60 * 1000
/** Length and checksum of the section that follows. */
const FRAME = 8
const NOT_THERE = 'ENOENT'

class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
}

/** How old the picture of a folder is, in milliseconds; nothing where there is none. */
export async function ageOfPicture(folder: string): Promise<number | undefined> {
  const found = await stat(join(folder, NAME)).catch(absent)
  return found && Date.now() - found.mtimeMs
}

/** Under its name only when it is whole and on the disk: whoever reads meanwhile has the one before. */
export async function writePicture(
  folder: string,
  sections: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await forgetLeftOvers(folder)
  const part = join(folder, `${NAME}.${randomUUID()}${PART}`)
  const file = await open(part, 'wx')
  try {
    for await (const section of sections) await writeSection(file, section)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(part, { force: true })
    throw error
  }
  await file.close()
  await rename(part, join(folder, NAME))
}

async function writeSection(file: FileHandle, section: unknown): Promise<void> {
  const bytes = serialize(section)
  const frame = Buffer.alloc(FRAME)
  frame.writeUInt32LE(bytes.length, 0)
  frame.writeUInt32LE(crc32(bytes), 4)
  const { bytesWritten } = await file.writev([frame, bytes])
  if (bytesWritten < FRAME + bytes.length) throw new BrokenPicture('the disk took only a part')
}

/** What was written, one section after the other; what is broken or ends too soon throws. */
export type PictureReader = { readonly next: <T>() => Promise<T>; readonly close: () => Promise<void> }

export async function openPicture(folder: string): Promise<PictureReader | undefined> {
  const file = await open(join(folder, NAME)).catch(absent)
  if (!file) return undefined
  let at = 0
  return {
    async next<T>() {
      const frame = await readBytes(file, at, FRAME)
      const bytes = await readBytes(file, at + FRAME, frame.readUInt32LE(0))
      if (crc32(bytes) !== frame.readUInt32LE(4))
        throw new BrokenPicture(`the section at ${at} is not what was written`)
      at += FRAME + bytes.length
      // The same program wrote it, as its heading says: it has the type that it had.
      const section: T = deserialize(bytes)
      return section
    },
    close: () => file.close(),
  }
}

async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  if (from + length > size) throw new BrokenPicture(`it ends at ${size}, within a section`)
  const bytes = Buffer.allocUnsafe(length)
  await file.read(bytes, 0, length, from)
  return bytes
}

async function forgetLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(NAME) || !name.endsWith(PART)) continue
    const found = await stat(join(folder, name)).catch(absent)
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(join(folder, name), { force: true })
  }
}

function absent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === NOT_THERE)) throw error
}
