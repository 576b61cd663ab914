import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cellOf } from '#domain/bulk/cell-types.ts'
import { csvRecords, harmless, UnreadableFile, type Records } from '#domain/bulk/csv.ts'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../identity/ids.ts'
import { StoreError } from '../store-error.ts'
import { findKeptMapping, insertImport, insertPart, updateImport } from './imports.queries.ts'
import { KINDS } from './kinds.ts'
import { guessedMapping, Mapping } from './mapping.ts'
import type { Cells } from './read-row.ts'

export const PART_ROWS = 2000
const MOST_UPLOADED = 256 * 1024 * 1024
const MOST_ROWS = 1_000_000
const MOST_COLUMNS = 300

export type Upload = {
  readonly kind: BulkKind
  readonly format: 'csv' | 'jsonl'
  readonly fileName: string
  readonly staffId: string | null
}

export const headerDigestOf = (header: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(header.toSorted())).digest('base64url')

/** Takes a file in as it comes, part by part: it never stands in memory as a whole, and nothing waits for a slow sender. */
export async function takeFile(db: Db, now: Date, upload: Upload, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const { kind, format, fileName, staffId } = upload
  const id = newId('imp')
  await insertImport(db, { id, staff_id: staffId, kind, format, file_name: fileName, created_at: now })
  const digest = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = format === 'csv' ? csvFile() : jsonLines()
  const waiting: Cells[] = []
  let received = 0
  let rows = 0
  let parts = 0
  const keep = async (fresh: readonly Cells[], last: boolean) => {
    for (const cells of fresh) waiting.push(cells)
    rows += fresh.length
    if (rows > MOST_ROWS) throw unreadable(`it has more than ${MOST_ROWS} rows`)
    while (waiting.length >= PART_ROWS || (last && waiting.length > 0))
      await insertPart(db, id, parts++, JSON.stringify(waiting.splice(0, PART_ROWS)))
  }
  try {
    for await (const chunk of bytes) {
      received += chunk.byteLength
      if (received > MOST_UPLOADED) throw new StoreError('BODY_TOO_LARGE', { maxBytes: MOST_UPLOADED })
      digest.update(chunk)
      await keep(file.push(decoder.decode(chunk, { stream: true })), false)
    }
    await keep([...file.push(decoder.decode()), ...file.end()], true)
  } catch (error) {
    throw error instanceof UnreadableFile || error instanceof TypeError ? unreadable(error.message) : error
  }
  const header = file.header()
  if (rows === 0) throw unreadable('it has no rows')
  const kept = await findKeptMapping(db, kind, headerDigestOf(header))
  const mapping = Mapping.safeParse(kept).data ?? guessedMapping(KINDS[kind], header)
  await updateImport(db, id, {
    state: 'uploaded',
    header: JSON.stringify(header),
    mapping: JSON.stringify(mapping),
    rows,
    parts,
    bytes: received,
    digest: digest.digest('hex'),
  })
  return id
}

const unreadable = (reason: string) => new StoreError('INVALID_INPUT', { field: 'file', reason })

type Cut = { push: (text: string) => Cells[]; end: () => Cells[]; header: () => string[] }

function csvFile(): Cut {
  const records: Records = csvRecords()
  let header: string[] | undefined
  const rowsIn = (found: string[][]) => {
    if (header || found.length === 0) return found
    header = found.shift()?.map(name => name.trim()) ?? []
    if (header.length > MOST_COLUMNS) throw new UnreadableFile(`it has more than ${MOST_COLUMNS} columns`)
    return found
  }
  return { push: text => rowsIn(records.push(text)), end: () => rowsIn(records.end()), header: () => header ?? [] }
}

const Line = z.record(z.string().max(200), z.unknown())

/** One object a line. Columns are what any of them names; what is nested by language is `name.en`. */
function jsonLines(): Cut {
  const columns = new Map<string, number>()
  let rest = ''
  let count = 0
  const placeOf = (name: string) => {
    const known = columns.get(name) ?? columns.size
    if (known >= MOST_COLUMNS) throw new UnreadableFile(`it has more than ${MOST_COLUMNS} columns`)
    columns.set(name, known)
    return known
  }
  const rowsIn = (lines: readonly string[]) =>
    lines.flatMap((line): Cells[] => {
      count++
      if (line.trim() === '') return []
      const cells: (string | null)[] = []
      for (const [name, value] of Object.entries(parsed(line, count)))
        cells[placeOf(name)] = cellOf(value, harmless) ?? null
      return [Array.from(cells, cell => cell ?? null)]
    })
  return {
    push(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      return rowsIn(lines)
    },
    end: () => rowsIn([rest]),
    header: () => [...columns.keys()],
  }
}

function parsed(line: string, count: number): Record<string, unknown> {
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    throw new UnreadableFile(`line ${count} is no JSON object`)
  }
}
