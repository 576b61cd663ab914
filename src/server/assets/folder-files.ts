import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { requireKey, type Files, type KeptFile } from './files.ts'

const UNFINISHED = '.part'

export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, requireKey(key))
  return {
    async put(key, content) {
      const target = pathOf(key)
      const part = `${target}.${randomUUID()}${UNFINISHED}`
      await mkdir(dirname(target), { recursive: true })
      try {
        await pipeline(content.stream(), createWriteStream(part))
        // On the disk before it has its name: what is there is whole, also after the power went.
        const written = await open(part)
        await written.sync().finally(() => written.close())
        await rename(part, target)
      } finally {
        await rm(part, { force: true })
      }
    },
    async get(key, part) {
      const path = pathOf(key)
      if ((await sizeOf(path)) === undefined) return undefined
      const whole = await openAsBlob(path)
      return (part ? whole.slice(part.from, part.to + 1) : whole).stream()
    },
    size: key => sizeOf(pathOf(key)),
    remove: key => rm(pathOf(key), { force: true }),
    list: () => filesIn(folder),
  }
}

async function* filesIn(folder: string): AsyncIterable<KeptFile> {
  const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await sizeOf(path)
    if (bytes !== undefined) yield { key: relative(folder, path).split(sep).join('/'), bytes }
  }
}

const sizeOf = async (path: string): Promise<number | undefined> => (await ifThere(stat(path)))?.size

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
