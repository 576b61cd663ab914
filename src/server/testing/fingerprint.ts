import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = new URL('../../..', import.meta.url).pathname

/** Of everything in these files and folders, wherever they lie: what is made on one machine is the same on the next. */
export function fingerprintOf(parts: readonly string[], { but }: { but?: RegExp } = {}): string {
  const hash = createHash('sha256')
  for (const part of parts)
    for (const file of filesIn(part).filter(name => !but?.test(name)))
      hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const filesIn = (part: string): string[] =>
  statSync(join(root, part)).isDirectory()
    ? readdirSync(join(root, part), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(root, join(entry.parentPath, entry.name)))
        .sort()
    : [part]
