// A build of the server into one file, whose modules still find what lies beside their sources: migrations, pictures, threads.
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = new URL('..', import.meta.url).pathname

const ADDRESS = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)|import\.meta\.url/g

/** What is an entry of the build itself lies beside the rest of it. */
export const asInSources = (folder: string, entries: readonly string[]): Plugin => ({
  name: 'as-in-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !/import\.meta\.(?:url|dirname)/.test(code)) return
    const path = relative(folder, id).replaceAll('\\', '/')
    const inSources = `new URL(${JSON.stringify(path)}, import.meta.url).href`
    const moved = code
      .replaceAll(ADDRESS, (whole, name?: string) => {
        const isBuilt = name !== undefined && entries.includes(relative(root, join(dirname(id), `${name}.ts`)))
        return isBuilt
          ? `new URL('./${basename(name)}.js', import.meta.url)`
          : whole.replace('import.meta.url', inSources)
      })
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
    return { code: moved, map: { version: 3, sources: [id], names: [], mappings: sameLines(code) } }
  },
})

/** No line is another one: each begins where that of the source does. */
const sameLines = (code: string) => `AAAA${';AACA'.repeat(code.split('\n').length - 1)}`
