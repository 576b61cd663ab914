import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import type { Row } from '#domain/bulk/cell-types.ts'
import { draftOf, type Draft } from './draft-row.ts'
import { FINE, keyOf, type Kind, type Problem, type Writer } from './kind.ts'
import type { ReadRow } from './read-row.ts'

const forbids = ([code]: Problem) => code === 'forbidden-site'
export const isForbidden = (problems: readonly Problem[]) => problems.some(forbids)

/** Whoever has no right learns nothing of what stands there. */
export const tellable = (problems: readonly Problem[]): readonly Problem[] =>
  isForbidden(problems) ? problems.filter(forbids) : problems

/** What is wrong with rows of which something is already known to be: whoever corrects them does it once. None of them is written. */
export async function allProblems(
  writer: Writer,
  kind: Kind,
  wrong: readonly ReadRow[],
  known: ReadonlyMap<string, Row>,
): Promise<readonly (readonly Problem[])[]> {
  const placed = wrong.filter(row => isPlaced(kind, row))
  if (placed.length === 0) return wrong.map(({ problems }) => problems)
  const keys = placed.map(({ given }) => given).filter(given => !known.has(keyOf(kind, given)))
  const more = keys.length > 0 ? await kind.read(writer.db, keys, { lock: false }) : []
  const found = new Map([...known, ...more.map(row => [keyOf(kind, row), row] as const)])
  const drafts = placed.map(row => readablePart(row, draftOf(kind, row.given, found.get(keyOf(kind, row.given)))))
  const judged = await kind.judge?.(
    writer,
    drafts.map(({ meant }) => meant),
  )
  const all = new Map(placed.map((row, at) => [row, together(row, drafts[at]?.problems ?? FINE, judged?.[at] ?? FINE)]))
  return wrong.map(row => all.get(row) ?? row.problems)
}

/** Whether it is known which one it is about. */
const isPlaced = ({ key, columns }: Kind, { given, problems }: ReadRow): boolean =>
  key.every(
    name =>
      given[name] !== undefined ||
      (!columns.some(column => column.name === name && column.required) && !names(problems, name)),
  )

/** What nobody could read stands for nothing, not for what stood there before. */
function readablePart({ problems }: ReadRow, draft: Draft): Draft {
  const row = Object.fromEntries(Object.entries(draft.meant.row).filter(([name]) => !names(unread(problems), name)))
  return { ...draft, meant: { ...draft.meant, row } }
}

const UNREAD: ReadonlySet<RowProblem> = new Set(['unreadable', 'not-clearable', 'missing'])
const unread = (problems: readonly Problem[]) => problems.filter(([code]) => UNREAD.has(code))
const names = (problems: readonly Problem[], name: string) => problems.some(([, column]) => column === name)

function together({ problems }: ReadRow, bare: readonly Problem[], judged: readonly Problem[]): readonly Problem[] {
  const fresh = (said: readonly Problem[], so: readonly Problem[]) =>
    said.filter(([, column]) => !names(unread(so), column))
  if (isForbidden(judged)) return [...problems, ...fresh(tellable(judged), problems)]
  const own = [...problems, ...fresh(bare, problems)]
  return [...own, ...fresh(judged, own)]
}
