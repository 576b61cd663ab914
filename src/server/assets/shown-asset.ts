import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Asset } from '#contract/staff/assets/assets.entities.ts'
import { assetFileUrl, assetPicture } from '#domain/assets/asset-address.ts'
import { ASSET_KINDS, isAssetKind } from '#domain/assets/asset-kinds.ts'
import { rightsOn } from '#domain/assets/asset-rights.ts'
import type { FocalPoint } from '#domain/assets/focal-crop.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { readWords } from '../catalog/words.ts'
import type { AssetRow } from './assets.queries.ts'

/** Stands for what is seen: other bytes or another crop have another address. */
export const markOf = (sha256: string, { x, y }: FocalPoint): string =>
  createHash('sha256')
    .update(`${sha256} ${x.toFixed(3)} ${y.toFixed(3)}`)
    .digest('hex')
    .slice(0, 16)

const rounded = (share: number) => Math.round(share * 1000) / 1000
export const focalOf = ({ focal_x, focal_y }: Pick<AssetRow, 'focal_x' | 'focal_y'>): FocalPoint => ({
  x: rounded(focal_x),
  y: rounded(focal_y),
})

export const isExpired = ({ expires_on }: Pick<AssetRow, 'expires_on'>, now: Date): boolean =>
  rightsOn(now, expires_on) === 'ended'

/** As staff see it; previews come from where the shop's pictures come from. */
export function shownAsset(
  row: AssetRow,
  { now, mediaBase }: { now: Date; mediaBase: string },
): z.output<typeof Asset> {
  const kind = isAssetKind(row.kind) ? row.kind : 'jpeg'
  const { moves } = ASSET_KINDS[kind]
  const poster =
    row.poster_id === null || row.poster_mark === null ? undefined : assetPicture(row.poster_id, row.poster_mark)
  const picture = moves ? undefined : assetPicture(row.id, row.mark)
  const seen = picture ?? poster
  return {
    id: row.id,
    name: row.name,
    kind,
    folder: row.folder,
    tags: row.tags,
    ...(picture !== undefined && { picture }),
    ...(moves && poster !== undefined && { poster }),
    ...(seen !== undefined && {
      previews: { small: mediaUrl(seen, 'wide-small', mediaBase), large: mediaUrl(seen, 'wide-medium', mediaBase) },
    }),
    ...((moves || kind === 'svg') && { fileUrl: assetFileUrl(row.id, row.mark, kind) }),
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    ...(row.duration_ms !== null && { durationMs: row.duration_ms }),
    alts: readWords(row.alts),
    rights: readWords(row.rights),
    expiresOn: row.expires_on,
    expired: isExpired(row, now),
    ending: rightsOn(now, row.expires_on) === 'ending',
    focalPoint: focalOf(row),
    posterId: row.poster_id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.author ?? row.created_by,
    revision: row.revision,
  }
}
