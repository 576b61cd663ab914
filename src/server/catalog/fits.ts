import type { SizeNames } from './lexicon.ts'
import type { Fit } from './style.ts'
import { Interned } from './words.ts'

/** Every sale of a last piece makes another run. */
const MOST_SHARED = 100_000

let known = 0
/** `9.5/wide`; a size may hold a stroke, a width does not. Sizes are few, and compared by identity: none is forgotten. */
const fits = new Interned<Fit>(text => {
  const end = text.lastIndexOf('/')
  return { size: text.slice(0, end), width: text.slice(end + 1), number: known++ }
}, Number.POSITIVE_INFINITY)

export const fitOf = (size: string, width: string): Fit => fits.of(`${size}/${width}`)

export const readRun = (text: string): readonly Fit[] => text.split('|').map(each => fits.of(each))
const runs = new Interned(readRun, MOST_SHARED)
/** The one that all share which have the same in stock. */
export const sharedRun = (run: readonly Fit[]): readonly Fit[] =>
  runs.of(run.map(({ size, width }) => `${size}/${width}`).join('|'))

export const named = (run: readonly Fit[], names: SizeNames): readonly Fit[] =>
  run.map(({ size, width }) => fitOf(names.get(size) ?? size, width))

/** Where sizes go by other names than their labels; the names are read anew when any of them changes. */
const namedRuns = new WeakMap<SizeNames, Interned<readonly Fit[]>>()
export function runsIn(names: SizeNames | undefined): Interned<readonly Fit[]> {
  if (!names) return runs
  const kept = namedRuns.get(names) ?? new Interned(text => named(readRun(text), names), MOST_SHARED)
  namedRuns.set(names, kept)
  return kept
}
