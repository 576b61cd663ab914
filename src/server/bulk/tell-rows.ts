import { writeHistory } from '../audit/audit.service.ts'
import type { ImportRow } from './imports.queries.ts'
import type { Meant } from './kind.ts'
import { KINDS } from './kinds.ts'
import { sourceOf } from './parts.service.ts'

type Teller = Parameters<typeof writeHistory>[0]

/** Rows of some kinds stand in the history one by one, as if somebody had typed them. */
export async function tellRows(
  teller: Teller,
  call: 'imports.apply' | 'imports.undo',
  of: ImportRow,
  moved: readonly (Meant | undefined)[],
): Promise<void> {
  const rows = moved.flatMap(meant => meant ?? [])
  const entries = KINDS[of.kind].told?.(rows, sourceOf(of, of.staff_id)) ?? []
  if (entries.length > 0) await writeHistory(teller, { call, kind: 'write' }, entries)
}
