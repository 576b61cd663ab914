import { BULK_KINDS, needsProof, type BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Grants } from '#domain/staff/grants.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'

/** What is one for all sites is changed by who may change it on all; the rest is judged row by row. */
export function mayWriteKind(grants: Grants, kind: BulkKind): boolean {
  const { writes, parted } = BULK_KINDS[kind]
  return parted ? grants.can(writes) : grants.sitesFor(writes) === 'all'
}

export function requireWriteKind(grants: Grants, kind: BulkKind): void {
  if (!mayWriteKind(grants, kind)) throw new StoreError('STAFF_FORBIDDEN', { permission: BULK_KINDS[kind].writes })
}

/** Files hold rows of every site: those of others are for who may see the kind everywhere. */
export const mayReadAll = (grants: Grants, kind: BulkKind): boolean => grants.sitesFor(BULK_KINDS[kind].reads) === 'all'

/** Where a file gives something away, or holds what can be spent: a key cannot prove itself. */
export function requireProofFor(desk: Desk, kind: BulkKind): void {
  if (needsProof(kind)) requireProof(desk, desk.staff)
}

/** Before it is written, that of shelves too: nobody empties a store in a session that was left open. Nobody finds that of a key. */
export function requireProofToWrite(desk: Desk, kind: BulkKind): void {
  if (needsProof(kind) || (kind === 'stock' && desk.staff.kind === 'person')) requireProof(desk, desk.staff)
}
