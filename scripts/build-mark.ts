// Tells whether dist/ was built from what is here now.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const mark = join(root, 'dist', 'built-from')

export const isBuilt = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()
export const markBuilt = (): void => writeFileSync(mark, fingerprint())

/** Of everything the build reads, wherever it lies: what was built on one machine is built on the next. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const part of [
    'src/web',
    'src/studio',
    'src/domain',
    'src/contract',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'scripts/one-language.ts',
  ]) {
    for (const file of filesIn(part)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const filesIn = (part: string): string[] =>
  statSync(join(root, part)).isDirectory()
    ? readdirSync(join(root, part), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(root, join(entry.parentPath, entry.name)))
        .sort()
    : [part]
