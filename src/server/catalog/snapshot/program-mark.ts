import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a picture is made by: the catalogue, the sites and their languages. */
const SOURCES = ['../', '../../../domain/sites/'].map(folder => join(import.meta.dirname, folder))

/** In a program that was built: what it was built from, whatever lies there now. */
declare const MADE_OF: string | undefined

export function markOfSources(): string {
  const mark = createHash('sha256')
  for (const folder of SOURCES)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) mark.update(readFileSync(join(folder, name)))
  return mark.digest('hex')
}

/**
 * Of the same program it is the same; no number has to be raised when any of it changes. Read once: what lies there later may
 * be another program already, which this process does not run.
 */
export const PROGRAM_MARK = `${process.version} ${typeof MADE_OF === 'string' ? MADE_OF : markOfSources()}`
