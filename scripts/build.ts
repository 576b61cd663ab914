// Builds the web half twice, for browsers and for the server, and packs what browsers download; and the server, as one program.
// With names of halves, only those.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ALL_HALVES, markBuilt, type Half } from './build-mark.ts'
import { islandBytes, readBundle } from './bundle.ts'
import { keepLinesOfSources } from './line-maps.ts'

const root = new URL('..', import.meta.url).pathname

const BUILDS: Record<Half, () => Promise<void>> = { web: buildWeb, program: buildProgram }

process.env['NODE_ENV'] = 'production'
const wanted = process.argv.slice(2)
for (const half of ALL_HALVES)
  if (wanted.length === 0 || wanted.includes(half)) {
    await BUILDS[half]()
    markBuilt(half)
  }

async function buildWeb() {
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/web/entry-server.tsx' } })
  await build({ root, logLevel: 'warn', mode: 'studio' })
  packFolder(join(root, 'dist/client'))
  packFolder(join(root, 'dist/studio'))
  // The preview tool says what each section costs.
  writeFileSync(join(root, 'dist/client/island-bytes.json'), JSON.stringify(islandBytes(readBundle())))
}

async function buildProgram() {
  await build({ root, logLevel: 'warn', mode: 'program' })
  keepLinesOfSources(join(root, 'dist/program'))
}

function packFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
