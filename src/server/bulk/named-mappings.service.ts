import { BULK_KIND_NAMES, needsProof, type BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { Mapping } from './mapping.ts'
import { deleteNamed, keepNamed, listNamed } from './named-mappings.queries.ts'

const MOST = 100

export async function namedMappings(db: Db, staffId: string, wanted: BulkKind | undefined) {
  const rows = await listNamed(db, staffId, wanted)
  return rows.flatMap(({ id, name, ...row }) => {
    const kind = BULK_KIND_NAMES.find(each => each === row.kind)
    const mapping = Mapping.safeParse(row.mapping).data
    return kind && mapping ? [{ id, kind, name, mapping }] : []
  })
}

type Wish = { kind: BulkKind; name: string; mapping: Mapping }

export async function keepMappingAs(desk: Desk, { kind, name, mapping: wished }: Wish) {
  const { db, staff, now, record } = desk
  // Whose card it is, or what it is worth, is not kept for the next file.
  const mapping = needsProof(kind) ? { ...wished, fixed: {} } : wished
  const wish = { id: newId('map'), staffId: staff.id, kind, name, mapping: JSON.stringify(mapping), now }
  const id = await keepNamed(db, wish, MOST)
  if (id === undefined) throw notNow('tooManyMappings', { most: MOST })
  record({ type: 'mapping', id, changes: [{ field: 'name', after: name }] })
  return { id, kind, name, mapping }
}

export async function removeMapping({ db, staff, record }: Desk, id: string): Promise<void> {
  const name = await deleteNamed(db, staff.id, id)
  if (name === undefined) throw new StoreError('STAFF_NOT_FOUND')
  record({ type: 'mapping', id, changes: [{ field: 'name', before: name }] })
}

type File = { readonly kind: BulkKind; readonly header: readonly string[]; readonly guessed: Mapping }

const sizeOf = ({ columns }: Mapping) => Object.keys(columns).length

/**
 * Whose columns the file has, all of them: that which knows most, and more than their names say. What is the same in every row is
 * said each time.
 */
export async function fittingMapping(db: Db, staffId: string, { kind, header, guessed }: File) {
  const fitting = (await namedMappings(db, staffId, kind))
    .map(({ mapping }) => mapping)
    .filter(mapping => sizeOf(mapping) > sizeOf(guessed))
    .filter(mapping => Object.values(mapping.columns).every(name => header.includes(name)))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
  return fitting && { columns: fitting.columns, fixed: {} }
}
