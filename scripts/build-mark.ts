// Tells whether dist/ was built from what is here now.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const mark = join(root, 'dist', 'built-from')

export const isBuilt = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()
export const markBuilt = (): void => writeFileSync(mark, fingerprint())

/** Names, sizes and dates of everything the build reads. */
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
  ]) {
    const path = join(root, part)
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .map(name => join(path, name))
          .sort()
      : [path]
    for (const file of files) {
      const { size, mtimeMs, isFile } = { ...statSync(file), isFile: statSync(file).isFile() }
      if (isFile) hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
