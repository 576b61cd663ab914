import { createHash } from 'node:crypto'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { reasonFor } from '#contract/errors/said.ts'
import { UnreadableFile } from '#domain/bulk/csv.ts'
import { needsProof, type BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../identity/ids.ts'
import { StoreError } from '../store-error.ts'
import { csvFile, jsonLines, type CutRow } from './cut-rows.ts'
import {
  deleteImport,
  findImport,
  findKeptMapping,
  insertImport,
  insertPart,
  updateImport,
  type ImportRow,
} from './imports.queries.ts'
import { KINDS } from './kinds.ts'
import { fittingMapping } from './named-mappings.service.ts'
import { placesOf } from './row-places.ts'
import { guessedMapping, Mapping, UNREAD_LINE } from './mapping.ts'
import type { Cells } from './read-row.ts'

const PART_ROWS = 2000
const MOST_UPLOADED = 256 * 1024 * 1024
const MOST_ROWS = 1_000_000
/** Of a part: it stands in memory as a whole, with what is found of it. */
const MOST_SIGNS_IN_PART = 8_000_000
/**
 * Read together, however small the pieces are that come: a record that is not whole yet is looked at again. Shoppers wait for no
 * longer than such a piece takes.
 */
const SIGNS_READ_AT_ONCE = 32 * 1024

export type Upload = {
  readonly kind: BulkKind
  readonly format: 'csv' | 'jsonl'
  readonly fileName: string
  readonly staffId: string | null
  /** Of the import that the file says to be the result of. */
  readonly mayRead: (of: ImportRow) => boolean
}

export const headerDigestOf = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(header.filter(name => name !== UNREAD_LINE).toSorted()))
    .digest('base64url')

/** Takes a file in as it comes, part by part: it never stands in memory as a whole, and nothing waits for a slow sender. */
export async function takeFile(db: Db, now: Date, upload: Upload, bytes: AsyncIterable<Uint8Array>) {
  const { kind, format, fileName, staffId } = upload
  const id = newId('imp')
  await insertImport(db, { id, staff_id: staffId, kind, format, file_name: fileName, created_at: now })
  try {
    const { header, sample, resultOf, ...taken } = await takeRows(db, id, upload, bytes)
    const mapping = await proposedMapping(db, upload, header, resultOf)
    const read = { header: JSON.stringify(header), sample: JSON.stringify(sample), mapping: JSON.stringify(mapping) }
    await updateImport(db, id, { state: 'uploaded', ...read, ...taken })
    return { id, digest: taken.digest }
  } catch (error) {
    await deleteImport(db, id)
    if (error instanceof RangeError) throw unreadable('nestedTooDeep')
    if (error instanceof TypeError) throw unreadable('notUtf8')
    throw error instanceof UnreadableFile ? unreadable(error.fault, error.values) : error
  }
}

async function takeRows(db: Db, id: string, { kind, format }: Upload, bytes: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = format === 'csv' ? csvFile(kind) : jsonLines(kind)
  const { partRows = PART_ROWS } = KINDS[kind]
  const sample: string[] = []
  let waiting: CutRow[] = []
  let signs = 0
  let received = 0
  let rows = 0
  let parts = 0
  const cut = async () => {
    const cells = JSON.stringify(waiting.map(row => row.cells))
    await insertPart(db, { import_id: id, part: parts++, cells, ...placesOf(waiting.map(({ line }) => line)) })
    await updateImport(db, id, { bytes: received })
    waiting = []
    signs = 0
  }
  const keep = async (fresh: readonly CutRow[]) => {
    for (const row of fresh) {
      waiting.push(row)
      rows++
      signs += signsIn(row.cells)
      if (!needsProof(kind)) show(sample, row.cells)
      if (rows > MOST_ROWS) throw new UnreadableFile('tooManyRows', { most: MOST_ROWS })
      if (waiting.length === partRows || signs > MOST_SIGNS_IN_PART) await cut()
    }
  }
  let text = ''
  for await (const chunk of bytes) {
    received += chunk.byteLength
    if (received > MOST_UPLOADED) throw new StoreError('BODY_TOO_LARGE', { maxBytes: MOST_UPLOADED })
    digest.update(chunk)
    text += decoder.decode(chunk, { stream: true })
    for (; text.length >= SIGNS_READ_AT_ONCE; text = text.slice(SIGNS_READ_AT_ONCE)) {
      await keep(file.push(text.slice(0, SIGNS_READ_AT_ONCE)))
      // What has come already is there without waiting: pieces would follow each other at once.
      await othersFirst()
    }
  }
  await keep(file.push(text + decoder.decode()))
  await keep(file.end())
  if (rows === 0) throw new UnreadableFile('noRows')
  if (waiting.length > 0) await cut()
  return {
    header: file.header(),
    sample: Array.from(file.header(), (_, at) => sample[at] ?? ''),
    resultOf: file.resultOf(),
    delimiter: file.delimiter(),
    rows,
    parts,
    bytes: received,
    digest: digest.digest('hex'),
  }
}

const LONGEST_SHOWN = 60
/** The first that stands in each column; no database keeps a NUL, or half of a sign that was cut. */
function show(sample: string[], cells: Cells): void {
  for (const [at, cell] of cells.entries())
    if (cell && !sample[at]) sample[at] = cell.replaceAll('\0', '').slice(0, LONGEST_SHOWN).toWellFormed()
}

const signsIn = (cells: Cells): number => cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)

/** What the file was read as of which it is the result, what the same person took such columns for before, or what their names say. */
async function proposedMapping(
  db: Db,
  { kind, staffId, mayRead }: Upload,
  header: readonly string[],
  resultOf: string | undefined,
): Promise<Mapping> {
  const headerDigest = headerDigestOf(header)
  const first = resultOf === undefined ? undefined : await findImport(db, resultOf)
  if (first?.kind === kind && headerDigestOf(first.header) === headerDigest && mayRead(first)) return first.mapping
  const kept = staffId === null ? undefined : await findKeptMapping(db, { staffId, kind, headerDigest })
  const before = Mapping.safeParse(kept).data
  if (before) return before
  const guessed = guessedMapping(KINDS[kind], header)
  return (staffId === null ? undefined : await fittingMapping(db, staffId, { kind, header, guessed })) ?? guessed
}

const unreadable = (...because: Parameters<typeof reasonFor>) =>
  new StoreError('INVALID_INPUT', { field: 'file', reason: reasonFor(...because) })
