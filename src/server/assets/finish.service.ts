import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ASSET_KINDS, isAssetKind, type RefusedAsset } from '#domain/assets/asset-kinds.ts'
import { CENTRE } from '#domain/assets/focal-crop.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireReplaceable } from './asset-rights.ts'
import * as queries from './assets.queries.ts'
import { FORGET_FILE_JOB, getAsset, lookOf } from './assets.service.ts'
import { examine, type Examined } from './examine.ts'
import { masterKey, originalKey, partKey, type Files } from './files.ts'
import { makeSizes } from './make-sizes.ts'
import { focalOf, markOf, shownAsset } from './shown-asset.ts'
import { closeUpload, type UploadRow } from './uploads.queries.ts'
import { getUpload, newAssetId, partsOf } from './uploads.service.ts'

/** One at a time: reading a photograph takes a processor and a few hundred megabytes for a second or two. */
const inLine = fewAtOnce(1)

/** Takes in what was sent. Looking into it takes long, so it is done before the transaction. */
export function finishUpload(desk: Desk, uploadId: string) {
  return inLine(async () => {
    const upload = await getUpload(desk, uploadId)
    if (upload.parts.length < partsOf(upload.bytes)) throw notNow('partsMissing')
    const folder = await mkdtemp(join(tmpdir(), 'cairn-upload-'))
    try {
      return await takeIn(desk, upload, join(folder, 'sent'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

async function takeIn(desk: Desk, upload: UploadRow, path: string) {
  const { files, config } = desk.services
  const arrived = await putTogether(files, upload, path)
  const examined = arrived === upload.sha256 ? await examine(path, config.PICTURE_TIMEOUT_MS) : 'damaged'
  // What was sent stays: whoever asks again sends nothing.
  if (examined === 'late') throw new StoreError('STAFF_BUSY')
  const refused = typeof examined === 'string' ? examined : await unlike(desk, upload, examined)
  if (typeof examined === 'string' || refused !== undefined) {
    await letGo(desk, upload)
    return { state: 'refused' as const, why: refused ?? 'damaged' }
  }
  const keep = () => keepFiles(files, upload.sha256, examined, path)
  await keep()
  const outcome = await inTransaction(desk, async inside => {
    await queries.lockHash(inside.db, upload.sha256)
    // Somebody may have taken the same away while it was put there.
    if ((await files.size(originalKey(upload.sha256, examined.kind))) === undefined) await keep()
    return enter(inside, desk, upload, examined)
  })
  await letGo(desk, upload)
  const picture = outcome.state === 'added' ? outcome.asset.picture : undefined
  if (picture !== undefined) void makeSizes(desk.services, picture)
  return outcome
}

/** A film does not take the place of a picture. */
async function unlike(desk: Desk, { replaces }: UploadRow, { kind }: Examined): Promise<RefusedAsset | undefined> {
  if (replaces === null) return undefined
  const before = await getAsset(desk, replaces)
  return isAssetKind(before.kind) && ASSET_KINDS[before.kind].moves !== ASSET_KINDS[kind].moves
    ? 'unsupported'
    : undefined
}

async function enter(inside: Shop, desk: Desk, upload: UploadRow, examined: Examined) {
  const { sha256, name } = upload
  const known = await queries.findByHash(inside.db, sha256)
  if (known) return { state: 'duplicate' as const, asset: shownAsset(known, lookOf(desk)) }
  const id = upload.replaces ?? newAssetId()
  if (upload.replaces === null) await insert(inside, desk, upload, examined, id)
  else await replace({ ...desk, db: inside.db }, upload, examined, id)
  const changes = [{ field: 'file', after: `${name} ${sha256.slice(0, 12)}` }]
  await writeHistory({ ...inside, staff: desk.staff }, { call: 'assets.finish', kind: 'write' }, [
    { type: 'asset', id, changes },
  ])
  return { state: 'added' as const, asset: shownAsset(await getAsset(inside, id), lookOf(desk)) }
}

const seenIn = ({ kind, width, height, durationMs }: Examined) => ({
  kind,
  width,
  height,
  duration_ms: durationMs ?? null,
})

async function insert(
  inside: Shop,
  { staff, now }: Desk,
  upload: UploadRow,
  examined: Examined,
  id: string,
): Promise<void> {
  const { name, folder, sha256, bytes } = upload
  const mark = markOf(sha256, CENTRE)
  const asset = { id, name, folder, sha256, bytes, mark, ...seenIn(examined), created_by: staff.id, created_at: now }
  await queries.insertAsset(inside.db, asset)
}

/** What was there before is forgotten; what is said about it stays, with the point that crops keep. */
async function replace(desk: Desk, { sha256, bytes }: UploadRow, examined: Examined, id: string): Promise<void> {
  await queries.lockAssets(desk.db, [id])
  await requireReplaceable(desk, id)
  const before = await getAsset(desk, id)
  const mark = markOf(sha256, focalOf(before))
  await queries.updateAsset(desk.db, id, { sha256, bytes, mark, ...seenIn(examined) })
  await enqueue(desk.db, FORGET_FILE_JOB, { sha256: before.sha256, kind: before.kind })
}

async function keepFiles(
  files: Files,
  sha256: string,
  { kind, master, cleaned }: Examined,
  path: string,
): Promise<void> {
  const { type } = ASSET_KINDS[kind]
  await files.put(
    originalKey(sha256, kind),
    cleaned ? new Blob([new Uint8Array(cleaned)]) : await openAsBlob(path),
    type,
  )
  if (master) await files.put(masterKey(sha256), new Blob([new Uint8Array(master)]), ASSET_KINDS.webp.type)
}

/** The parts in their order, in one file, and the hash of it. */
async function putTogether(files: Files, upload: UploadRow, path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(piecesOf(files, upload, hash), createWriteStream(path))
  return hash.digest('hex')
}

async function* piecesOf(files: Files, { id, bytes }: UploadRow, hash: Hash): AsyncIterable<Uint8Array> {
  for (let part = 0; part < partsOf(bytes); part++)
    for await (const piece of (await files.get(partKey(id, part))) ?? []) {
      hash.update(piece)
      yield piece
    }
}

async function letGo({ db, services: { files } }: Desk, { id, bytes }: UploadRow): Promise<void> {
  await closeUpload(db, id)
  for (let part = 0; part < partsOf(bytes); part++) await files.remove(partKey(id, part))
}
