import type { z } from 'zod'
import type { assets } from '#contract/staff/assets/assets.ts'
import type { Input } from '#contract/endpoint.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { isEverywhere, requireEverywhere } from '../staff/everywhere.ts'
import { mayDescribe, requireSeenAlone } from './asset-rights.ts'
import * as queries from './assets.queries.ts'
import type { AssetRow } from './assets.queries.ts'
import { focalOf, markOf, shownAsset } from './shown-asset.ts'
import { usesOf } from './uses.service.ts'

export const FORGET_FILE_JOB = 'forget-asset-file'

export const lookOf = ({ now, services }: Pick<Shop, 'now' | 'services'>) => ({
  now,
  mediaBase: services.config.MEDIA_BASE,
})

export async function listAssets(desk: Desk, { after, limit, ...asked }: Input<typeof assets.list>['query']) {
  const { db, now } = desk
  const wanted = { ...asked, today: now.toISOString().slice(0, 10) }
  const [rows, folders, tags] = await Promise.all([
    queries.listAssets(db, wanted, after === undefined ? undefined : placeIn(after), limit),
    queries.countFolders(db),
    queries.countTags(db),
  ])
  const last = rows.at(-1)
  return {
    rows: rows.map(row => shownAsset(row, lookOf(desk))),
    folders,
    tags,
    ...(last && rows.length === limit && { next: `${last.created_at.toISOString()} ${last.id}` }),
  }
}

function placeIn(after: string) {
  const [time = '', id = ''] = after.split(' ')
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) throw new StoreError('INVALID_INPUT', { field: 'after' })
  return { at, id }
}

export async function getAsset({ db }: Pick<Shop, 'db'>, id: string): Promise<AssetRow> {
  const row = await queries.findAsset(db, id)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  return row
}

const FIRST_USES = 50

export async function readAsset(desk: Desk, id: string) {
  const row = await getAsset(desk, id)
  return {
    ...shownAsset(row, lookOf(desk)),
    uses: (await usesOf(desk, id, { limit: FIRST_USES })).rows,
    mayChange: mayDescribe(desk, row),
    mayReplace: isEverywhere(desk, 'assets.write'),
  }
}

export async function listUses(desk: Desk, id: string, page: Input<typeof assets.uses>['query']) {
  await getAsset(desk, id)
  return usesOf(desk, id, page)
}

/** Who saw another revision is told, and loses nothing of what somebody else wrote. */
export async function changeAsset(desk: Desk, id: string, { revision, ...body }: Input<typeof assets.change>['body']) {
  await queries.lockAssets(desk.db, [id])
  const row = await getAsset(desk, id)
  if (!mayDescribe(desk, row)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'assets.write' })
  if (row.revision !== revision) throw notNow('changedMeanwhile')
  const before = shownAsset(row, lookOf(desk))
  if (typeof body.posterId === 'string') await requirePoster(desk, row, body.posterId)
  const columns = columnsOf(row, body)
  const isOtherDay = body.expiresOn !== undefined && body.expiresOn !== row.expires_on
  if (columns.mark !== row.mark || isOtherDay) await requireSeenAlone(desk, id)
  await queries.updateAsset(desk.db, id, columns)
  const after = await getAsset(desk, id)
  const shown = shownAsset(after, lookOf(desk))
  desk.record({ type: 'asset', id, changes: changesBetween(wordsOf(before), wordsOf(shown)) })
  return shown
}

const wordsOf = ({
  name,
  folder,
  tags,
  alts,
  rights,
  expiresOn,
  focalPoint,
  posterId,
}: ReturnType<typeof shownAsset>) => ({
  name,
  folder,
  tags,
  alts,
  rights,
  expiresOn,
  focalPoint,
  posterId,
})

/** Only a film has one, and a film is none. */
async function requirePoster(desk: Desk, { kind }: AssetRow, posterId: string): Promise<void> {
  const poster = await queries.findAsset(desk.db, posterId)
  if (!poster || poster.kind === 'mp4' || kind !== 'mp4')
    throw new StoreError('INVALID_INPUT', { field: 'body.posterId' })
}

type Words = Omit<z.output<(typeof assets.change)['body']>, 'revision'>

function columnsOf(row: AssetRow, { name, folder, tags, alts, rights, expiresOn, focalPoint, posterId }: Words) {
  const focal = focalPoint ?? focalOf(row)
  return {
    ...(name !== undefined && { name }),
    ...(folder !== undefined && { folder }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(alts !== undefined && { alts: JSON.stringify(alts) }),
    ...(rights !== undefined && { rights: JSON.stringify(rights) }),
    ...(expiresOn !== undefined && { expires_on: expiresOn }),
    ...(posterId !== undefined && { poster_id: posterId }),
    focal_x: focal.x,
    focal_y: focal.y,
    mark: markOf(row.sha256, focal),
  }
}

export async function removeAsset(desk: Desk, id: string): Promise<void> {
  requireEverywhere(desk, 'assets.write')
  await queries.lockAssets(desk.db, [id])
  const row = await getAsset(desk, id)
  const count = await queries.countUses(desk.db, id)
  if (count > 0) throw notNow('usedInPlaces', { count })
  await queries.deleteAsset(desk.db, id)
  await enqueue(desk.db, FORGET_FILE_JOB, { sha256: row.sha256, kind: row.kind })
  desk.record({ type: 'asset', id, changes: [{ field: 'name', before: row.name }] })
}

/** What pages show of the assets they name, in one look. */
export async function findNamed({ db }: Pick<Shop, 'db'>, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await queries.findAssets(db, ids)
  return new Map(rows.map(row => [row.id, row]))
}
