import { PART_BYTES } from '#domain/assets/asset-kinds.ts'
import type { assets } from '#contract/staff/assets/assets.ts'
import type { Input } from '#contract/endpoint.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireReplaceable } from './asset-rights.ts'
import { findByHash } from './assets.queries.ts'
import { getAsset, lookOf } from './assets.service.ts'
import { partKey } from './files.ts'
import { shownAsset } from './shown-asset.ts'
import * as queries from './uploads.queries.ts'

const ID_LETTERS = 12
/** Of one person: what nobody finishes must not fill the disk. */
const MOST_BYTES_UNDER_WAY = 4_000_000_000

export const newAssetId = () => newId('ast', ID_LETTERS)
export const partsOf = (bytes: number) => Math.ceil(bytes / PART_BYTES)

export async function openUpload(
  desk: Desk,
  { name, bytes, sha256, folder, replaces }: Input<typeof assets.open>['body'],
) {
  const { db, staff, now } = desk
  if (replaces !== undefined) {
    await requireReplaceable(desk, replaces)
    await getAsset(desk, replaces)
  }
  const known = await findByHash(db, sha256)
  if (known) return { partBytes: PART_BYTES, received: [], duplicate: shownAsset(known, lookOf(desk)) }
  if ((await queries.bytesUnderWay(db, staff.id)) + bytes > MOST_BYTES_UNDER_WAY) throw notNow('finishSending')
  const { id, parts } = await queries.openUpload(db, {
    id: newId('upl', ID_LETTERS),
    staff_id: staff.id,
    sha256,
    bytes,
    name,
    folder,
    replaces: replaces ?? null,
    created_at: now,
  })
  return { uploadId: id, partBytes: PART_BYTES, received: parts.toSorted((a, b) => a - b) }
}

export async function getUpload({ db, staff }: Desk, id: string): Promise<queries.UploadRow> {
  const upload = await queries.findUpload(db, id, staff.id)
  if (!upload) throw new StoreError('STAFF_NOT_FOUND')
  return upload
}

export async function sendPart(desk: Desk, uploadId: string, part: number, base64: string): Promise<void> {
  const { id, bytes } = await getUpload(desk, uploadId)
  const content = Buffer.from(base64, 'base64')
  const wanted = Math.min(PART_BYTES, bytes - part * PART_BYTES)
  if (part >= partsOf(bytes) || content.length !== wanted) throw new StoreError('INVALID_INPUT', { field: 'base64' })
  await desk.services.files.put(partKey(id, part), new Blob([content]), 'application/octet-stream')
  await queries.notePart(desk.db, id, part)
  // It may have been finished or forgotten while this was put there, and then nobody would take it away.
  if (!(await queries.findUpload(desk.db, id, desk.staff.id))) await desk.services.files.remove(partKey(id, part))
}
