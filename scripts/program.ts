// The server as one file: to load its two thousand, and those of its libraries, takes seconds at each start.
import { existsSync } from 'node:fs'
import { setSourceMapsSupport } from 'node:module'

const built = new URL('../dist/program/open.js', import.meta.url)
/** Written last: a build that was interrupted has none. */
const mark = new URL('built-from', built)

/** The program that was built; where there is none, its sources. Errors name lines of the sources either way. */
export async function openShop(): Promise<void> {
  if (!existsSync(mark)) return void (await import('./open.ts'))
  setSourceMapsSupport(true)
  await import(built.href)
}
