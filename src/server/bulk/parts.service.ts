import { z } from 'zod'
import type { Row } from '#domain/bulk/cell-types.ts'
import { sameValue } from '#domain/bulk/cell-types.ts'
import { findDuplicates, findPart, updateImport, updatePart, type ImportRow } from './imports.queries.ts'
import { judgeRows, type Verdict } from './judge-rows.ts'
import { keyOf, type Kind, type Meant, type Writer } from './kind.ts'
import { KINDS } from './kinds.ts'
import { countsOf, keptVerdict, movesOf, problemsOf, readOutcome, type KeptRow } from './outcome.ts'
import { rowReader, type Cells, type ReadRow } from './read-row.ts'
import { PART_ROWS } from './upload.service.ts'
import { writeRows } from './write-rows.ts'

const CellRows = z.array(z.array(z.string().nullable()))
/** Below the header, and counted from one. */
const lineOf = (part: number, place: number) => part * PART_ROWS + place + 2

type Part = { kind: Kind; part: number; cells: Cells[]; rows: ReadRow[]; kept: KeptRow[]; applied: boolean }

export async function openPart(
  { db }: Pick<Writer, 'db'>,
  { id, kind: name, header, mapping }: ImportRow,
  part: number,
): Promise<Part> {
  const found = await findPart(db, id, part)
  if (!found) throw new Error(`import ${id} has no part ${part}`)
  const kind = KINDS[name]
  const cells = CellRows.parse(JSON.parse(found.cells))
  return {
    kind,
    part,
    cells,
    rows: cells.map(rowReader(kind, header, mapping)),
    kept: readOutcome(found.outcome),
    applied: found.applied,
  }
}

type Found = Pick<ImportRow, 'counts' | 'problems' | 'moves'>

/** What the rows of a part would do. */
export async function checkPart(writer: Writer, of: ImportRow, part: number): Promise<void> {
  const { kind, rows } = await openPart(writer, of, part)
  const verdicts = await judgeRows(writer, kind, rows, { lock: false })
  const keys = rows.map(({ given }, at) => (verdicts[at]?.state === 'refused' ? null : keyOf(kind, given)))
  await updatePart(writer.db, of.id, part, {
    outcome: JSON.stringify(verdicts.map(verdict => keptVerdict(verdict, false))),
    keys: JSON.stringify(keys),
  })
  await note(writer, of, found(of, part, verdicts))
}

/** Across parts, the first of two rows with one key counts. */
export async function refuseDuplicates(writer: Writer, of: ImportRow): Promise<void> {
  let { counts, problems } = of
  for (const { part, places } of await findDuplicates(writer.db, of.id)) {
    const { kind, kept } = await openPart(writer, of, part)
    const problem = ['duplicate', kind.key[0] ?? ''] as const
    for (const place of places) {
      const was = kept[place - 1]
      if (!was) continue
      counts = { ...counts, [was.s]: (counts[was.s] ?? 0) - 1, refused: (counts.refused ?? 0) + 1 }
      kept[place - 1] = { s: 'refused', p: [...problem] }
    }
    problems = problemsOf(
      places.map(place => [lineOf(part, place - 1), problem]),
      problems,
    )
    await updatePart(writer.db, of.id, part, { outcome: JSON.stringify(kept) })
  }
  await note(writer, of, { ...of, counts, problems })
}

/** Writes what the rows of a part say, as it is at this moment; once. */
export async function applyPart(writer: Writer, of: ImportRow, part: number): Promise<Verdict[]> {
  const { kind, rows, kept, applied } = await openPart(writer, of, part)
  if (applied) return kept.map(({ s, p }) => ({ state: s, problem: p }))
  const duplicate = (at: number) => (kept[at]?.p?.[0] === 'duplicate' ? kept[at]?.p : undefined)
  const asked = rows.map((row, at) => ({ ...row, problem: row.problem ?? duplicate(at) }))
  const verdicts = await judgeRows(writer, kind, asked, { lock: true })
  const refused = await writeRows(
    writer,
    kind,
    verdicts.flatMap(({ meant }) => meant ?? []),
  )
  const done = verdicts.map((verdict): Verdict =>
    verdict.meant && refused.has(verdict.meant)
      ? { state: 'refused', problem: ['refused-by-database', kind.key[0] ?? ''] }
      : verdict,
  )
  await updatePart(writer.db, of.id, part, {
    outcome: JSON.stringify(done.map(each => keptVerdict(each, true))),
    applied: true,
  })
  await note(writer, of, found(of, part, done))
  return done
}

/** Takes back what a part did, where nobody has changed it since. */
export async function undoPart(writer: Writer, of: ImportRow, part: number): Promise<KeptRow[]> {
  const { kind, rows, kept, applied } = await openPart(writer, of, part)
  if (!applied) return []
  const touched = rows.flatMap(({ given }, at) => {
    const was = kept[at]
    return was?.s === 'new' || was?.s === 'changed' ? [{ at, given, was }] : []
  })
  const current =
    touched.length > 0
      ? await kind.read(
          writer.db,
          touched.map(({ given }) => given),
          { lock: true },
        )
      : []
  const known = new Map(current.map(row => [keyOf(kind, row), row]))
  const back: { at: number; meant: Meant }[] = []
  const gone: { at: number; key: Row }[] = []
  const outcome = [...kept]
  const stays = (at: number, code: 'changed-meanwhile' | 'in-use') => {
    outcome[at] = { s: 'refused', p: [code, kind.key[0] ?? ''] }
  }
  for (const { at, given, was } of touched) {
    const row = known.get(keyOf(kind, given))
    const names = was.b ? Object.keys(was.b) : Object.keys(given)
    const asWritten =
      row && names.every(name => given[name] === undefined || isGuard(kind, name) || sameValue(row[name], given[name]))
    if (!asWritten) stays(at, 'changed-meanwhile')
    else if (was.s === 'new') gone.push({ at, key: row })
    else back.push({ at, meant: { row: { ...row, ...was.b }, before: row } })
  }
  const refused = await writeRows(
    writer,
    kind,
    back.map(({ meant }) => meant),
  )
  for (const { at, meant } of back) if (refused.has(meant)) stays(at, 'in-use')
  const removed = new Set(
    (gone.length > 0
      ? await kind.remove(
          writer.db,
          gone.map(({ key }) => key),
        )
      : []
    ).map(row => keyOf(kind, row)),
  )
  for (const { at, key } of gone) if (!removed.has(keyOf(kind, key))) stays(at, 'in-use')
  await updatePart(writer.db, of.id, part, { outcome: JSON.stringify(outcome), applied: false })
  return outcome
}

const isGuard = ({ columns }: Kind, name: string) => columns.some(column => column.name === name && column.guards)

function found(of: ImportRow, part: number, verdicts: readonly Verdict[]): Found {
  const wrong = verdicts.flatMap(({ problem }, at) => (problem ? [[lineOf(part, at), problem] as const] : []))
  return {
    counts: countsOf(verdicts, part === 0 ? {} : of.counts),
    problems: problemsOf(wrong, part === 0 ? [] : of.problems),
    moves:
      of.kind === 'prices'
        ? movesOf(
            verdicts.map(({ meant }) => meant),
            part === 0 ? [] : of.moves,
          )
        : [],
  }
}

const note = ({ db }: Writer, { id }: ImportRow, { counts, problems, moves }: Found) =>
  updateImport(db, id, {
    counts: JSON.stringify(counts),
    problems: JSON.stringify(problems),
    moves: JSON.stringify(moves),
  })
