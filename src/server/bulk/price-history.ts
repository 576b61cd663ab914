import type { Row } from '#domain/bulk/cell-types.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Recorded } from '../staff/staff.ts'
import type { ImportRow } from './imports.queries.ts'
import type { Meant } from './kind.ts'

type Teller = Parameters<typeof writeHistory>[0]

/** Prices that a file moves stand in the history one by one, as if somebody had typed them. */
export async function tellPrices(
  teller: Teller,
  call: 'imports.apply' | 'imports.undo',
  { kind }: ImportRow,
  moved: readonly (Meant | undefined)[],
): Promise<void> {
  const entries = kind === 'prices' ? moved.flatMap(meant => (meant ? entryOf(meant) : [])) : []
  if (entries.length > 0) await writeHistory(teller, { call, kind: 'write' }, entries)
}

const entryOf = ({ row, before }: Meant): Recorded => ({
  type: 'price',
  id: `${String(row['product'])} ${String(row['site'])}`,
  changes: changesBetween(told(before), told(row)),
})

const told = (row: Row | undefined) => ({
  price: row?.['price'] ?? undefined,
  original: row?.['original'] ?? undefined,
  from: row?.['from'] ?? undefined,
})
