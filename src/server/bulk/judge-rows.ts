import { sameValue, type Row, type Value } from '#domain/bulk/cell-types.ts'
import type { RowState } from '#domain/bulk/bulk-kinds.ts'
import { keyOf, type Kind, type Meant, type Problem, type Writer } from './kind.ts'
import type { ReadRow } from './read-row.ts'

export type Verdict = {
  readonly state: RowState
  readonly problem?: Problem | undefined
  /** As it is to be, and as it was: of what is new or changed. */
  readonly meant?: Meant
}

/** What each row would do, asked of the database for all of them at once. */
export async function judgeRows(
  writer: Writer,
  kind: Kind,
  rows: readonly ReadRow[],
  options: { lock: boolean },
): Promise<Verdict[]> {
  const seen = new Set<string>()
  const readable = rows.map(({ given, problem }): Problem | undefined => {
    if (problem) return problem
    const key = keyOf(kind, given)
    if (seen.has(key)) return ['duplicate', kind.key[0] ?? '']
    seen.add(key)
    return undefined
  })
  const wanted = rows.filter((_, at) => !readable[at]).map(({ given }) => given)
  const current = wanted.length > 0 ? await kind.read(writer.db, wanted, options) : []
  const known = new Map(current.map(row => [keyOf(kind, row), row]))
  const drafts = rows.map(({ given }, at) => draft(kind, given, known, readable[at]))
  const asked = drafts.filter(({ judged }) => judged)
  const problems =
    kind.judge && asked.length > 0
      ? await kind.judge(
          writer,
          asked.flatMap(({ judged }) => judged ?? []),
        )
      : []
  const found = new Map(asked.map((each, at) => [each, problems[at]]))
  return drafts.map(each => {
    const problem = found.get(each)
    // Of what is not written only rights count: whoever has none learns nothing of what stands there.
    const counts = problem && (each.verdict.meant || problem[0] === 'forbidden-site')
    return counts ? { state: 'refused', problem } : each.verdict
  })
}

type Draft = { readonly verdict: Verdict; readonly judged?: Meant }

function draft(kind: Kind, given: Row, known: ReadonlyMap<string, Row>, problem: Problem | undefined): Draft {
  if (problem) return { verdict: { state: 'refused', problem } }
  const before = known.get(keyOf(kind, given))
  const merged: Record<string, Value> = { ...before }
  for (const { name, fresh, guards } of kind.columns) {
    const value = given[name]
    if (value !== undefined && !guards) merged[name] = value
    else if (!before && fresh !== undefined) merged[name] = fresh
  }
  const meant = { row: kind.completed?.(merged, given, before) ?? merged, before }
  return { verdict: verdictOf(kind, given, meant), judged: meant }
}

function verdictOf(kind: Kind, given: Row, meant: Meant): Verdict {
  const { row, before } = meant
  const bare = kind.columns.find(({ name, required }) => required && (row[name] ?? null) === null)
  if (bare) return { state: 'refused', problem: ['missing', bare.name] }
  if (before && kind.columns.every(({ name }) => sameValue(row[name], before[name]))) return { state: 'same' }
  // What is not there holds none.
  const stands = (name: string) => (before ? before[name] : 0)
  const guard = kind.columns.find(
    ({ name, guards }) => guards !== undefined && given[name] !== undefined && !sameValue(given[name], stands(guards)),
  )
  if (guard) return { state: 'refused', problem: ['changed-meanwhile', guard.name] }
  return { state: before ? 'changed' : 'new', meant }
}
