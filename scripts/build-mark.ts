// Tells whether dist/ was built from what is here now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '../src/server/testing/fingerprint.ts'

const root = new URL('..', import.meta.url).pathname

/** What is built by itself: what it reads, and where its mark lies. */
const HALVES = {
  web: {
    mark: 'dist/built-from',
    sources: ['src/web', 'src/studio', 'public', 'scripts/one-language.ts'],
  },
  program: {
    mark: 'dist/program/built-from',
    sources: [
      'src/server',
      'src/main.ts',
      'db/seed',
      'db/starter',
      'package.json',
      'scripts/open.ts',
      'scripts/settings-or-exit.ts',
      'scripts/stop-on-signal.ts',
      'scripts/as-in-sources.ts',
      'scripts/line-maps.ts',
    ],
  },
} as const
const OF_BOTH = ['src/domain', 'src/contract', 'package-lock.json', 'vite.config.ts']

export type Half = keyof typeof HALVES
export const ALL_HALVES: readonly Half[] = ['web', 'program']

/** Nothing that is built reads them. */
const TESTS = /\.test\.tsx?$|\.test-data\.ts$|\/testing\//

const fingerprint = (half: Half) => fingerprintOf([...HALVES[half].sources, ...OF_BOTH], { but: TESTS })

export const staleHalves = (): Half[] =>
  ALL_HALVES.filter(half => {
    const mark = join(root, HALVES[half].mark)
    return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprint(half)
  })

export const markBuilt = (half: Half): void => writeFileSync(join(root, HALVES[half].mark), fingerprint(half))
