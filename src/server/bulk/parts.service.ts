import {
  findDuplicates,
  findPart,
  updateImport,
  updatePart,
  type ImportRow,
  type PriceMove,
} from './imports.queries.ts'
import { judgeRows, type Verdict } from './judge-rows.ts'
import { FINE, keyOf, type Kind, type Problem, type Source, type Writer } from './kind.ts'
import { KINDS } from './kinds.ts'
import {
  countsOf,
  keptVerdict,
  movesOf,
  problemsIn,
  problemsOf,
  readOutcome,
  refusedFor,
  type KeptRow,
} from './outcome.ts'
import { rowReader, type Cells, type ReadRow } from './read-row.ts'
import { lineIn } from './row-places.ts'
import { writeRows } from './write-rows.ts'

type Part = {
  kind: Kind
  part: number
  /** Of a row at its place in the part. */
  lineOf: (place: number) => number
  cells: Cells[]
  rows: ReadRow[]
  kept: KeptRow[]
  applied: boolean
}

/** By hand, because there are many. */
function cellsIn(text: string): Cells[] {
  const found: unknown = JSON.parse(text)
  if (!isCellRows(found)) throw new Error('a part of an import holds something else than cells')
  return found
}
const isCellRows = (found: unknown): found is Cells[] =>
  Array.isArray(found) &&
  found.every(row => Array.isArray(row) && row.every(cell => cell === null || typeof cell === 'string'))

/** Who sent it, and as what: for books that name where a change came from. */
export const sourceOf = ({ id, file_name }: ImportRow, staffId: string | null): Source => ({
  staffId,
  reference: id,
  note: file_name,
})

export async function openPart(
  { db }: Pick<Writer, 'db'>,
  { id, kind: name, format, header, mapping }: ImportRow,
  part: number,
): Promise<Part> {
  const found = await findPart(db, id, part)
  if (!found) throw new Error(`import ${id} has no part ${part}`)
  const kind = KINDS[name]
  const cells = cellsIn(found.cells)
  return {
    kind,
    part,
    lineOf: lineIn(part, found),
    cells,
    rows: cells.map(rowReader(kind, header, mapping, format === 'csv' ? 'moved-cells' : 'no-json-object')),
    kept: readOutcome(found.outcome),
    applied: found.applied,
  }
}

type Found = Pick<ImportRow, 'counts' | 'problems' | 'moves'>

/** What the rows of a part would do, or did where it is written already. */
export async function checkPart(writer: Writer, of: ImportRow, part: number): Promise<Verdict[]> {
  const opened = await openPart(writer, of, part)
  const { kind, rows, kept, applied } = opened
  if (applied) return kept.map(verdictOf)
  const verdicts = await judgeRows(writer, kind, rows, { lock: false })
  const keys = rows.map(({ given }, at) => (verdicts[at]?.state === 'refused' ? null : keyOf(kind, given)))
  await updatePart(writer.db, of.id, part, {
    outcome: JSON.stringify(verdicts.map(verdict => keptVerdict(verdict, false))),
    keys: JSON.stringify(keys),
  })
  await note(writer, of, await found(writer, of, opened, verdicts))
  return verdicts
}

/** Parts whose keys are noted together: little is done for each. */
const PARTS_AT_ONCE = 8

/** Which rows stand where, and no more: for a file that is judged as it is written. */
export async function noteKeys(writer: Writer, of: ImportRow, from: number): Promise<{ next: number; rows: number }> {
  const next = Math.min(of.parts, from + PARTS_AT_ONCE)
  let count = 0
  for (let part = from; part < next; part++) {
    const { kind, rows } = await openPart(writer, of, part)
    const keys = rows.map(({ given, problems }) => (problems.length > 0 ? null : keyOf(kind, given)))
    await updatePart(writer.db, of.id, part, { keys: JSON.stringify(keys) })
    count += rows.length
  }
  return { next, rows: count }
}

const verdictOf = (kept: KeptRow): Verdict => ({ state: kept.s, ...(kept.p && { problems: problemsIn(kept) }) })

/** Across parts, the first of two rows with one key counts. */
export async function refuseDuplicates(writer: Writer, of: ImportRow): Promise<void> {
  let { counts, problems } = of
  for (const { part, places } of await findDuplicates(writer.db, of.id)) {
    const opened = await openPart(writer, of, part)
    const { kind, rows } = opened
    const twice: Problem = ['duplicate', kind.key[0] ?? '']
    const kept = opened.kept.length > 0 ? opened.kept : rows.map((): KeptRow => ({ s: 'changed' }))
    for (const place of places) {
      const was = kept[place - 1]
      if (!was) continue
      counts = { ...counts, [was.s]: (counts[was.s] ?? 0) - 1, refused: (counts.refused ?? 0) + 1 }
      kept[place - 1] = refusedFor([twice])
    }
    problems = problemsOf(
      places.map(place => [opened.lineOf(place - 1), twice]),
      problems,
    )
    await updatePart(writer.db, of.id, part, { outcome: JSON.stringify(kept) })
  }
  await note(writer, of, { ...of, counts, problems })
}

/** Writes what the rows of a part say, as it is at this moment; once. */
export async function applyPart(writer: Writer, of: ImportRow, part: number): Promise<Verdict[]> {
  const opened = await openPart(writer, of, part)
  const { kind, rows, kept, applied } = opened
  if (applied) return kept.map(verdictOf)
  const asTwice = (at: number) => (kept[at]?.p?.[0] === 'duplicate' ? [kept[at].p] : FINE)
  const asked = rows.map((row, at) => (row.problems.length > 0 ? row : { ...row, problems: asTwice(at) }))
  const judged = await judgeRows(writer, kind, asked, { lock: true })
  // The check found it as it was to be: whoever has changed it since knows better.
  const verdicts = judged.map((verdict, at): Verdict =>
    verdict.meant && kept[at]?.s === 'same' ? { state: 'skipped' } : verdict,
  )
  const refused = await writeRows(
    writer,
    kind,
    verdicts.flatMap(({ meant }) => meant ?? []),
  )
  const done = verdicts.map((verdict): Verdict =>
    verdict.meant && refused.has(verdict.meant)
      ? { state: 'refused', problems: [['refused-by-database', kind.key[0] ?? '']] }
      : verdict,
  )
  await updatePart(writer.db, of.id, part, {
    outcome: JSON.stringify(done.map(each => keptVerdict(each, true))),
    applied: true,
  })
  await note(writer, of, await found(writer, of, opened, done))
  return done
}

async function found(writer: Writer, of: ImportRow, opened: Part, verdicts: readonly Verdict[]): Promise<Found> {
  const so = opened.part === 0 ? { counts: {}, problems: [], moves: [] } : of
  const wrong = verdicts.flatMap(({ problems = FINE }, at) => problems.map(each => [opened.lineOf(at), each] as const))
  return {
    counts: countsOf(verdicts, so.counts),
    problems: problemsOf(wrong, so.problems),
    moves: movesOf(await pricesIn(writer, opened.kind, verdicts), so.moves),
  }
}

async function pricesIn({ db }: Writer, { replaced }: Kind, verdicts: readonly Verdict[]): Promise<PriceMove[]> {
  const meant = replaced ? verdicts.flatMap(verdict => verdict.meant ?? []) : []
  if (!replaced || meant.length === 0) return []
  const instead = await replaced(db, meant)
  return meant.flatMap(({ row }, at) => {
    const [was, after] = [instead[at], row['price']]
    return typeof was === 'number' && typeof after === 'number' && was !== after
      ? [{ product: String(row['product']), site: String(row['site']), before: was, after }]
      : []
  })
}

type Staying = {
  readonly kept: readonly KeptRow[]
  readonly outcome: readonly KeptRow[]
  readonly staying: readonly (readonly [line: number, Problem])[]
}

/** What an undo left standing is told where the rest is: with what was refused. */
export async function noteStaying(writer: Writer, of: ImportRow, { kept, outcome, staying }: Staying): Promise<void> {
  if (staying.length === 0) return
  const counts = { ...of.counts }
  for (const [at, { s: was }] of kept.entries()) {
    const is = outcome[at]?.s ?? was
    if (is === was) continue
    counts[was] = (counts[was] ?? 0) - 1
    counts[is] = (counts[is] ?? 0) + 1
  }
  const problems = problemsOf(
    staying.toSorted(([a], [b]) => a - b),
    of.problems,
  )
  await note(writer, of, { ...of, counts, problems })
}

const note = ({ db }: Writer, { id }: ImportRow, { counts, problems, moves }: Found) =>
  updateImport(db, id, {
    counts: JSON.stringify(counts),
    problems: JSON.stringify(problems),
    moves: JSON.stringify(moves),
  })
