import { sql } from 'kysely'
import type { BulkKind, ImportState, RowProblem } from '#domain/bulk/bulk-kinds.ts'
import type { PageAfter } from '../desk/page-by-id.ts'
import type { Db } from '../db/database.ts'
import type { Mapping } from './mapping.ts'

export type Counts = Partial<Record<'new' | 'changed' | 'same' | 'refused' | 'skipped', number>>
export type ProblemGroup = { code: RowProblem; column: string; count: number; lines: number[] }
export type PriceMove = { product: string; site: string; before: number; after: number }

export type ImportRow = {
  id: string
  staff_id: string | null
  staff_name: string | null
  kind: BulkKind
  format: 'csv' | 'jsonl'
  file_name: string
  state: ImportState
  header: string[]
  /** Of each column, the first that stands there. */
  sample: string[]
  /** What parts the columns of the file that came. */
  delimiter: string
  mapping: Mapping
  all_or_nothing: boolean
  rows: number
  parts: number
  bytes: number
  counts: Counts
  problems: ProblemGroup[]
  moves: PriceMove[]
  task_id: string | null
  task_state: string | null
  task_done: number | null
  created_at: Date
  applied_at: Date | null
}

type NewImport = Pick<ImportRow, 'id' | 'staff_id' | 'kind' | 'format' | 'file_name' | 'created_at'>

export const insertImport = (db: Db, row: NewImport) => db.insertInto('imports').values(row).execute()

const READ = sql`select i.*, s.name as staff_name, t.state as task_state, t.done as task_done from imports i
  left join staff s on s.id = i.staff_id left join staff_tasks t on t.id = i.task_id`

export async function findImport(db: Db, id: string, { lock = false } = {}): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`${READ} where i.id = ${id} ${lock ? sql`for update of i` : sql``}`.execute(db)
  return rows[0]
}

/** The newest of these kinds; of kinds that sites part, only one's own unless one may see all of it. */
export async function listImports(
  db: Db,
  staffId: string,
  kinds: readonly string[],
  { after, limit }: PageAfter,
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`${READ} where (i.staff_id = ${staffId} or i.kind = any(${[...kinds]}))
    and i.state <> 'uploading' and (${after ?? null}::text is null
      or (i.created_at, i.id) < (select c.created_at, c.id from imports c where c.id = ${after ?? null}))
    order by i.created_at desc, i.id desc limit ${limit}`.execute(db)
  return rows
}

type Progress = Partial<
  Pick<ImportRow, 'state' | 'delimiter' | 'rows' | 'parts' | 'bytes' | 'all_or_nothing' | 'task_id' | 'applied_at'>
> & {
  digest?: string
  header?: string
  sample?: string
  mapping?: string
  counts?: string
  problems?: string
  moves?: string
}

export const updateImport = (db: Db, id: string, progress: Progress) =>
  db.updateTable('imports').set(progress).where('id', '=', id).execute()

/** Takes it away with all of its parts. */
export const deleteImport = (db: Db, id: string) => db.deleteFrom('imports').where('id', '=', id).execute()

/** How much of the files of one person is kept. */
export async function bytesKept(db: Db, staffId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::float8 as bytes from imports
    where staff_id = ${staffId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

type NewPart = { import_id: string; part: number; first_row: number; lines: string | null; cells: string }

export const insertPart = (db: Db, part: NewPart) => db.insertInto('import_parts').values(part).execute()

export type PartRow = {
  part: number
  first_row: number | null
  lines: string | null
  cells: string
  outcome: string | null
  applied: boolean
}

export const findPart = (db: Db, importId: string, part: number): Promise<PartRow | undefined> =>
  db
    .selectFrom('import_parts')
    .select(['part', 'first_row', 'lines', 'cells', 'outcome', 'applied'])
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst()

export const updatePart = (
  db: Db,
  importId: string,
  part: number,
  found: { outcome?: string; keys?: string; applied?: boolean },
) => db.updateTable('import_parts').set(found).where('import_id', '=', importId).where('part', '=', part).execute()

/** By far most files have none, and to know that takes a third of the time that finding them does. */
async function hasDuplicates(db: Db, importId: string): Promise<boolean> {
  const { rows } = await sql`select from import_parts p, jsonb_array_elements_text(p.keys) k (key)
    where p.import_id = ${importId} having count(k.key) > count(distinct hashtextextended(k.key, 0))`.execute(db)
  return rows.length > 0
}

/** Rows whose key a row before them has already, in other parts: part and place. */
export async function findDuplicates(db: Db, importId: string): Promise<{ part: number; places: number[] }[]> {
  if (!(await hasDuplicates(db, importId))) return []
  const { rows } = await sql<{ part: number; places: number[] }>`
    with keyed as (select p.part, k.place, k.key
      from import_parts p, jsonb_array_elements_text(p.keys) with ordinality k (key, place)
      where p.import_id = ${importId} and k.key is not null),
    twice as (select key from keyed group by key having count(*) > 1)
    select part, array_agg(place::integer order by place) as places from (
      select part, place, row_number() over (partition by key order by part, place) as nth
      from keyed where key in (select key from twice)) d
    where nth > 1 group by part order by part`.execute(db)
  return rows
}

export async function hasAppliedParts(db: Db, importId: string): Promise<boolean> {
  const { rows } = await sql`select from import_parts where import_id = ${importId} and applied limit 1`.execute(db)
  return rows.length > 0
}

type MappingOf = { readonly staffId: string; readonly kind: BulkKind; readonly headerDigest: string }

export async function findKeptMapping(db: Db, { staffId, kind, headerDigest }: MappingOf): Promise<unknown> {
  const { rows } = await sql<{ mapping: unknown }>`select mapping from own_import_mappings
    where staff_id = ${staffId} and kind = ${kind} and header_digest = ${headerDigest}`.execute(db)
  return rows[0]?.mapping
}

export const keepMapping = (db: Db, { staffId, kind, headerDigest }: MappingOf, mapping: string, now: Date) =>
  sql`insert into own_import_mappings (staff_id, kind, header_digest, mapping, updated_at)
    values (${staffId}, ${kind}, ${headerDigest}, ${mapping}, ${now})
    on conflict (staff_id, kind, header_digest)
      do update set mapping = excluded.mapping, updated_at = excluded.updated_at`.execute(db)

export const deleteOldImports = (db: Db, before: Date, unfinishedBefore: Date) =>
  sql`delete from imports where (coalesce(applied_at, created_at) < ${before} and state not in ('applying', 'undoing'))
    or (state = 'uploading' and created_at < ${unfinishedBefore})`.execute(db)

/** Parts of files of gift cards in which the address may stand. */
export async function partsNaming(db: Db, email: string) {
  const { rows } = await sql<{ import_id: string; part: number; cells: string; outcome: string | null }>`
    select p.import_id, p.part, p.cells, p.outcome from imports i join import_parts p on p.import_id = i.id
    where i.kind = 'gift-cards' and (strpos(lower(p.cells), ${email}) > 0 or strpos(lower(p.outcome), ${email}) > 0)
    for update of p`.execute(db)
  return rows
}

/** Files of gift cards of which all rows may be for the address. */
export async function importsNaming(db: Db, email: string): Promise<{ id: string; mapping: string }[]> {
  const { rows } = await sql<{ id: string; mapping: string }>`select id, mapping::text as mapping from imports
    where kind = 'gift-cards' and strpos(lower(mapping::text), ${email}) > 0 for update`.execute(db)
  return rows
}

export const rewritePart = (db: Db, importId: string, part: number, kept: { cells: string; outcome: string | null }) =>
  db.updateTable('import_parts').set(kept).where('import_id', '=', importId).where('part', '=', part).execute()

/** What is lost with the machine is done again: a part, its outcome and the progress are lost together. */
export const needNotLast = (db: Db) => sql`set local synchronous_commit = off`.execute(db)
