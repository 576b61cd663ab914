// Maps of a program that say of each of its lines which line of our sources it was: what a trace of an error needs. With every
// word of every library the first error that is logged would hold a process for a third of a second, and 100 MB for good.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'

export function keepLinesOfSources(folder: string): void {
  for (const name of readdirSync(folder).filter(file => file.endsWith('.map'))) {
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const isOurs = ([, source]: SourceMapSegment) =>
      source !== undefined && !String(map.sources[source]).includes('node_modules/')
    const lines = decode(map.mappings).map(segments => segments.filter(isOurs).slice(0, 1))
    writeFileSync(join(folder, name), JSON.stringify({ ...map, names: [], mappings: encode(lines) }))
  }
}
