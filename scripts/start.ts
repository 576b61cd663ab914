// Builds what is not built yet, then serves the shop.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const mark = join(root, 'dist', 'built-from')

const now = fingerprint()
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== now) {
  console.log('Building the shop …')
  // In a process of its own: the build is always one for production.
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(mark, now)
}
const { start } = await import('../src/main.ts')
const { stopOnSignal } = await import('./stop-on-signal.ts')
const shop = await start()
stopOnSignal(shop.stop)
console.log(`Cairn is open: ${shop.url}`)

/** Names, sizes and dates of everything the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const part of ['src/web', 'src/domain', 'src/contract', 'public', 'package-lock.json', 'vite.config.ts']) {
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
