import { sameValue, type Row } from '#domain/bulk/cell-types.ts'
import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import { updatePart, type ImportRow } from './imports.queries.ts'
import { HOLDS_FOR_UNDO, keyOf, type Kind, type Meant, type Problem, type Writer } from './kind.ts'
import { refusedFor, type KeptRow } from './outcome.ts'
import { noteStaying, openPart } from './parts.service.ts'
import { writeRows } from './write-rows.ts'

type Undone = { readonly rows: number; readonly refused: number; readonly moved: readonly Meant[] }
type Way = { readonly at: number; readonly isNew: boolean; readonly meant: Meant }

/** Takes back what a part did, where nobody has changed it since and who asks may write. */
export async function undoPart(writer: Writer, of: ImportRow, part: number): Promise<Undone> {
  const { kind, rows, kept, applied, lineOf } = await openPart(writer, of, part)
  if (!applied) return { rows: rows.length, refused: 0, moved: [] }
  const touched = rows.flatMap(({ given }, at) => {
    const was = kept[at]
    return was?.s === 'new' || was?.s === 'changed' ? [{ at, given, was }] : []
  })
  const known = await currentOf(
    writer,
    kind,
    touched.map(({ given }) => given),
  )
  const outcome = [...kept]
  const staying: [line: number, Problem][] = []
  const stays = ({ at }: { at: number }, code: RowProblem) => {
    const problem: Problem = [code, kind.key[0] ?? '']
    outcome[at] = refusedFor([problem])
    staying.push([lineOf(at), problem])
  }
  const ways = touched.flatMap(({ at, given, was }): Way[] => {
    const row = known.get(keyOf(kind, given))
    if (row && isAsWritten(kind, row, given, was))
      return [{ at, isNew: was.s === 'new', meant: { row: { ...row, ...was.b }, before: row } }]
    stays({ at }, 'changed-meanwhile')
    return []
  })
  const forbidden = await forbiddenOf(writer, kind, ways)
  for (const [way, code] of forbidden) stays(way, code)
  const allowed = ways.filter(way => !forbidden.has(way))
  const back = allowed.filter(({ isNew }) => !isNew)
  const refused = await writeRows(
    writer,
    kind,
    back.map(({ meant }) => meant),
  )
  for (const way of back) if (refused.has(way.meant)) stays(way, 'in-use')
  const gone = allowed.filter(({ isNew }) => isNew)
  const removed = await removedOf(writer, kind, gone)
  for (const way of gone) if (!removed.has(way)) stays(way, 'in-use')
  await updatePart(writer.db, of.id, part, { outcome: JSON.stringify(outcome), applied: false })
  await noteStaying(writer, of, { kept, outcome, staying })
  return {
    rows: rows.length,
    refused: outcome.filter(({ s }) => s === 'refused').length,
    moved: [
      ...back.map(({ meant }) => meant).filter(meant => !refused.has(meant)),
      ...[...removed].map(({ meant }) => ({ row: keysIn(kind, meant.row), before: meant.row })),
    ],
  }
}

async function currentOf({ db }: Writer, kind: Kind, keys: readonly Row[]): Promise<ReadonlyMap<string, Row>> {
  const current = keys.length > 0 ? await kind.read(db, keys, { lock: true }) : []
  return new Map(current.map(row => [keyOf(kind, row), row]))
}

/** Whether all that the import wrote still stands; of imports from before it was kept, what the file said. */
function isAsWritten({ columns }: Kind, row: Row, given: Row, was: KeptRow): boolean {
  const isOf = (what: 'guards' | 'readOnly') => (name: string) =>
    columns.some(column => column.name === name && column[what] !== undefined)
  const [isGuard, followsFromOthers] = [isOf('guards'), isOf('readOnly')]
  if (was.w)
    return Object.entries(was.w).every(([name, value]) => followsFromOthers(name) || sameValue(row[name], value))
  const said = was.b ? Object.keys(was.b) : Object.keys(given)
  return said.every(name => given[name] === undefined || isGuard(name) || sameValue(row[name], given[name]))
}

/** Of what goes back and what goes away, all that is not for who asks, or not any more: somebody else may have written it. */
async function forbiddenOf(writer: Writer, kind: Kind, ways: readonly Way[]): Promise<ReadonlyMap<Way, RowProblem>> {
  if (!kind.judge || ways.length === 0) return new Map()
  const problems = await kind.judge(
    writer,
    ways.map(({ meant }) => meant),
  )
  return new Map(
    ways.flatMap((way, at) => {
      // What goes away gives nothing.
      const holds = (code: RowProblem) => (way.isNew ? code === 'forbidden-site' : HOLDS_FOR_UNDO.has(code))
      const [code] = problems[at]?.find(([each]) => holds(each)) ?? []
      return code === undefined ? [] : [[way, code] as const]
    }),
  )
}

/** What is needed by another of them goes once that is gone. */
async function removedOf(writer: Writer, kind: Kind, gone: readonly Way[]): Promise<ReadonlySet<Way>> {
  const removed = new Set<Way>()
  for (let left = [...gone]; left.length > 0;) {
    const rows = await kind.remove(
      writer,
      left.map(({ meant }) => meant.row),
    )
    const keys = new Set(rows.map(row => keyOf(kind, row)))
    const now = left.filter(({ meant }) => keys.has(keyOf(kind, meant.row)))
    if (now.length === 0) break
    for (const way of now) removed.add(way)
    left = left.filter(way => !removed.has(way))
  }
  return removed
}

const keysIn = ({ key }: Kind, row: Row): Row => Object.fromEntries(key.map(name => [name, row[name] ?? null]))
