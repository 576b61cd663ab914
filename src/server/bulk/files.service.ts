import { BULK_KINDS, needsProof, type BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Row, Value } from '#domain/bulk/cell-types.ts'
import { asWritten, csvCell, harmless, NONE } from '#domain/bulk/csv.ts'
import type { Sites } from '../desk/on-sites.ts'
import { sentFile, type Format } from '../desk/sent-file.ts'
import type { Db } from '../db/database.ts'
import { dbToRead } from '../db/db-to-read.ts'
import { writeHistory } from '../audit/audit.service.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import { requireProofFor } from './import-rights.ts'
import { StoreError } from '../store-error.ts'
import type { ImportRow } from './imports.queries.ts'
import { getImport } from './imports.service.ts'
import type { Column, Problem } from './kind.ts'
import { KINDS } from './kinds.ts'
import { RESULT_COLUMNS } from './mapping.ts'
import { problemsIn } from './outcome.ts'
import { openPart } from './parts.service.ts'

const PAGE = 2000
const BOM = '\uFEFF'

/** All there is of a kind, page by page, as imports read it. */
export async function* exported(db: Db, kind: BulkKind, format: Format, sites: Sites): AsyncGenerator<string> {
  const { columns, page } = KINDS[kind]
  if (format === 'csv') yield `${BOM}${columns.map(({ name }) => name).join(',')}\r\n`
  let last: Row | undefined
  do {
    const rows = await page(db, last, PAGE, sites)
    if (rows.length > 0)
      yield rows.map(row => (format === 'csv' ? csvRow(columns, row) : jsonRow(columns, row))).join('')
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}

const csvRow = (columns: readonly Column[], row: Row): string =>
  `${columns.map(column => csvCell(cell(column, valueIn(row, column)))).join(',')}\r\n`

/** What guards a column tells what it holds. */
const valueIn = (row: Row, { name, guards }: Column) => row[guards ?? name]

function cell({ type, toldEmpty }: Column, value: Value | undefined): string {
  if (value === undefined || value === null) return toldEmpty ? NONE : ''
  return typeof value === 'number' ? type.write(value) : harmless(type.write(value))
}

function jsonRow(columns: readonly Column[], row: Row): string {
  const fields: Record<string, Value> = {}
  for (const column of columns) {
    const { name, type, toldEmpty } = column
    const value = valueIn(row, column) ?? null
    if (value !== null || toldEmpty) fields[name] = typeof value === 'number' ? Number(type.write(value)) : value
  }
  return `${JSON.stringify(fields)}\n`
}

export async function exportFile(desk: Desk, kind: BulkKind, format: Format): Promise<ReadableStream> {
  const { reads } = BULK_KINDS[kind]
  const { grants } = desk.staff
  if (!grants.can(reads)) throw new StoreError('STAFF_FORBIDDEN', { permission: reads })
  await openSecrets(desk, kind, { type: 'feed', id: kind })
  const db = await dbToRead(desk.services.database)
  return sentFile(desk, `${kind}.${format}`, format, exported(db, kind, format, grants.sitesFor(reads)))
}

/** Of what can be spent by who reads it: only for somebody who proves to be there, and written down. */
async function openSecrets(desk: Desk, kind: BulkKind, entry: Recorded): Promise<void> {
  if (!needsProof(kind)) return
  requireProofFor(desk, kind)
  await writeHistory(desk, { call: 'imports.export', kind: 'read' }, [entry])
}

/** A file of cards names people: somebody else's is for who may make such cards everywhere. */
function requireOwnAddresses({ staff }: Desk, { kind, staff_id }: ImportRow): void {
  if (kind !== 'gift-cards' || staff_id === staff.id || staff.grants.sitesFor('giftcards.write') === 'all') return
  throw new StoreError('STAFF_FORBIDDEN', { permission: 'giftcards.write' })
}

/** The file as it came, and what became of each row. */
export async function resultFile(desk: Desk, id: string, only: 'refused' | undefined): Promise<ReadableStream> {
  const of = await getImport(desk, id)
  requireOwnAddresses(desk, of)
  await openSecrets(desk, of.kind, { type: 'feed', id })
  async function* lines() {
    const header = [...of.header, ...RESULT_COLUMNS]
    if (of.format === 'csv') yield `${BOM}${header.map(name => csvCell(harmless(name))).join(of.delimiter)}\r\n`
    for (let part = 0; part < of.parts; part++) {
      const { cells, kept } = await openPart(desk, of, part)
      yield cells
        .flatMap((row, at) => {
          const found = kept[at]
          if (only && found?.s !== only) return []
          const outcome = [found?.s ?? '', ...inTwoCells(found ? problemsIn(found) : []), id]
          const all = [...of.header.map((_, place) => row[place] ?? ''), ...outcome]
          return of.format === 'csv'
            ? `${all.map(text => csvCell(cellAgain(text))).join(of.delimiter)}\r\n`
            : `${jsonLine(header, all)}\n`
        })
        .join('')
    }
  }
  return sentFile(desk, `${of.kind}-${id}.${of.format}`, of.format, lines())
}

/** What is wrong, and where, part by part as in any list. */
const inTwoCells = (problems: readonly Problem[]): readonly string[] => [
  problems.map(([code]) => code).join('|'),
  problems.map(([, column]) => column).join('|'),
]

/** As it came, but for what a spreadsheet would run. */
const cellAgain = (text: string): string => (text === NONE ? NONE : harmless(asWritten(text)))

const jsonLine = (header: readonly string[], cells: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      header.flatMap((name, at) => {
        const text = cells[at] ?? ''
        return text === '' ? [] : [[name, text === NONE ? null : asWritten(text)]]
      }),
    ),
  )
