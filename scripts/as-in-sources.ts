// A build of the server into one file, whose modules still find what lies beside their sources: migrations, pictures, threads.
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = new URL('..', import.meta.url).pathname

export const asInSources = (folder: string): Plugin => ({
  name: 'as-in-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !/import\.meta\.(?:url|dirname)/.test(code)) return
    const path = relative(folder, id).replaceAll('\\', '/')
    const moved = code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
    return { code: moved, map: { version: 3, sources: [id], names: [], mappings: sameLines(code) } }
  },
})

/** No line is another one: each begins where that of the source does. */
const sameLines = (code: string) => `AAAA${';AACA'.repeat(code.split('\n').length - 1)}`
