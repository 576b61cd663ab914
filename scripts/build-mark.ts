// Tells whether dist/ was built from what is here now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '../src/server/testing/fingerprint.ts'

const mark = join(new URL('..', import.meta.url).pathname, 'dist', 'built-from')

/** Everything the build reads. */
const SOURCES = [
  'src/web',
  'src/studio',
  'src/domain',
  'src/contract',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'scripts/one-language.ts',
]

export const isBuilt = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprintOf(SOURCES)
export const markBuilt = (): void => writeFileSync(mark, fingerprintOf(SOURCES))
