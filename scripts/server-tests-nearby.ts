// Which server tests stand close to what was changed. Nearly all of them load the whole server: what a change can touch
// by imports is always everything.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** A minute or so on the embedded engine. */
const QUICK = 12
const SUBJECT = /^src\/(?:domain|contract|server)\/([^/]+)\//

export type Nearby = { files: readonly string[]; said: string }

export const serverTestsNearby = (changed = uncommitted()): Nearby => {
  const subjects = new Set(changed.flatMap(path => SUBJECT.exec(path)?.[1] ?? []))
  const folders = [...subjects].filter(name => existsSync(`src/server/${name}`)).sort()
  const files = folders.flatMap(name => globSync(`src/server/${name}/**/*.test.ts`))
  if (files.length === 0)
    return { files, said: 'No server tests were run: nothing of a feature is changed. `npm test` runs them all.' }
  if (files.length > QUICK)
    return {
      files: [],
      said: `No server tests were run: ${files.length} files stand near the change. \`npm test\` runs them all.`,
    }
  return {
    files,
    said: `Server tests were run for ${folders.join(', ')}, on the embedded engine only. \`npm test\` runs them all, on both.`,
  }
}

function uncommitted(): string[] {
  const lines = execFileSync('git', ['status', '--porcelain', '--no-renames', '-uall'], { encoding: 'utf8' })
  return lines
    .split('\n')
    .map(line => line.slice(3))
    .filter(path => path !== '')
}
