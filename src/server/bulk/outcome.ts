import { z } from 'zod'
import { ROW_PROBLEMS, ROW_STATES, type RowState } from '#domain/bulk/bulk-kinds.ts'
import { isBigMove } from '#domain/money/price-moves.ts'
import { isValue, sameValue, type Row, type Value } from '#domain/bulk/cell-types.ts'
import type { Counts, PriceMove, ProblemGroup } from './imports.queries.ts'
import { FINE, type Problem } from './kind.ts'
import type { Verdict } from './judge-rows.ts'

const Told = z.tuple([z.enum(ROW_PROBLEMS), z.string()])
/** What was found of a row, as it is kept: short, because most rows say little. */
const Kept = z.object({
  s: z.enum(ROW_STATES),
  p: Told.optional(),
  /** What else is: beside the first, where servers of before look for it. */
  m: z.array(Told).optional(),
  /** What it was before, of what has changed. */
  b: z.record(z.string(), z.custom<Value>(isValue)).optional(),
  /** What was written, of what is new or has changed. */
  w: z.record(z.string(), z.custom<Value>(isValue)).optional(),
})
export type KeptRow = z.output<typeof Kept>
const KeptRows = z.array(Kept)

export const readOutcome = (text: string | null): KeptRow[] => (text === null ? [] : KeptRows.parse(JSON.parse(text)))

export const problemsIn = ({ p, m = [] }: KeptRow): readonly Problem[] => (p ? [p, ...m] : FINE)

export const refusedFor = ([first, ...more]: readonly Problem[]): KeptRow => ({
  s: 'refused',
  ...(first && { p: [...first] }),
  ...(more.length > 0 && { m: more.map(each => [...each]) }),
})

export const keptVerdict = ({ state, problems, meant }: Verdict, written: boolean): KeptRow => ({
  ...(problems ? refusedFor(problems) : { s: state }),
  ...(written && meant && { w: changedIn(meant.row, meant.before ?? {}) }),
  ...(written && meant?.before && { b: changedIn(meant.before, meant.row) }),
})

/** What the first of two rows says of all in which they differ. */
function changedIn(row: Row, other: Row): Record<string, Value> {
  const changed: Record<string, Value> = {}
  for (const name of new Set([...Object.keys(row), ...Object.keys(other)]))
    if (!sameValue(row[name], other[name])) changed[name] = row[name] ?? null
  return changed
}

export function countsOf(rows: readonly { readonly state: RowState }[], so: Counts = {}): Counts {
  const counts = { ...so }
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

const FIRST_LINES = 5
const MOST_GROUPS = 100

/** Problems by what they are, with the first rows of each; rows are counted as a spreadsheet does. */
export function problemsOf(
  problems: readonly (readonly [line: number, Problem])[],
  so: readonly ProblemGroup[],
): ProblemGroup[] {
  const groups = new Map(so.map(group => [`${group.code} ${group.column}`, { ...group, lines: [...group.lines] }]))
  for (const [line, [code, column]] of problems) {
    const group = groups.get(`${code} ${column}`) ?? { code, column, count: 0, lines: [] }
    group.count++
    if (group.lines.length < FIRST_LINES) group.lines.push(line)
    groups.set(`${code} ${column}`, group)
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_GROUPS)
}

const MOST_MOVES = 20

/** The prices that move most, in parts of what they were: first those that somebody has to look at. */
export function movesOf(moves: readonly PriceMove[], so: readonly PriceMove[]): PriceMove[] {
  const size = ({ before, after }: PriceMove) => Math.abs(after - before) / Math.max(1, before)
  const rank = (move: PriceMove) => (isBigMove(move) ? 1000 : 0) + Math.min(999, size(move))
  return [...so, ...moves].toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_MOVES)
}
