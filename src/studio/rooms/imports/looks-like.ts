import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { bareName } from '#domain/bulk/column-names.ts'

type Shown = OutputOf<StaffEndpointOf<'imports.kinds'>>['kinds'][number]
type Column = Pick<Shown['columns'][number], 'name' | 'key' | 'required'>
type Kind = Pick<Shown, 'kind' | 'mayWrite'> & { readonly columns: readonly Column[] }

/** The kind that a file is of by the names of its columns, where it lacks what tells rows of its own kind apart. */
export function looksLike(
  kinds: readonly Kind[],
  kind: Kind['kind'],
  header: readonly string[],
): Kind['kind'] | undefined {
  const names = new Set(header.map(bareName))
  const has = ({ name }: Column) => names.has(bareName(name))
  const needed = (of: Kind) => of.columns.filter(({ key, required }) => key && required)
  const own = kinds.find(each => each.kind === kind)
  if (!own || needed(own).every(has)) return undefined
  const known = (of: Kind) => of.columns.filter(has).length
  const fitting = kinds.filter(each => each.mayWrite && needed(each).every(has) && known(each) > known(own))
  return fitting.toSorted((a, b) => known(b) - known(a))[0]?.kind
}
