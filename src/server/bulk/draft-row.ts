import { sameValue, type Row, type Value } from '#domain/bulk/cell-types.ts'
import { FINE, type Kind, type Meant, type Problem } from './kind.ts'

/** A row as it would stand, and what that lacks by itself. */
export type Draft = { readonly meant: Meant; readonly isSame: boolean; readonly problems: readonly Problem[] }

export function draftOf(kind: Kind, given: Row, before: Row | undefined): Draft {
  const merged: Record<string, Value> = { ...before }
  for (const { name, fresh, guards } of kind.columns) {
    const value = given[name]
    if (value !== undefined && !guards) merged[name] = value
    else if (!before && fresh !== undefined) merged[name] = fresh
  }
  const row = kind.completed?.(merged, given, before) ?? merged
  const bare = kind.columns.filter(({ name, required }) => required && (row[name] ?? null) === null)
  const isSame =
    before !== undefined && bare.length === 0 && kind.columns.every(({ name }) => sameValue(row[name], before[name]))
  const moved = isSame ? [] : movedIn(kind, given, before)
  const problems =
    bare.length + moved.length === 0
      ? FINE
      : [
          ...bare.map(({ name }): Problem => ['missing', name]),
          ...moved.map(({ name }): Problem => ['changed-meanwhile', name]),
        ]
  return { meant: { row, before }, isSame, problems }
}

function movedIn({ columns }: Kind, given: Row, before: Row | undefined) {
  // What is not there holds none.
  const stands = (name: string) => (before ? before[name] : 0)
  return columns.filter(
    ({ name, guards }) => guards !== undefined && given[name] !== undefined && !sameValue(given[name], stands(guards)),
  )
}
