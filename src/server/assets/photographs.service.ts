import { assetInPicture, assetPicture } from '#domain/assets/asset-address.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { drawnPictures } from '#domain/media/picture-kinds.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireEverywhere } from '../staff/everywhere.ts'
import { findAssets, lockAssets, type AssetRow } from './assets.queries.ts'
import { lookOf } from './assets.service.ts'
import { findColours, lockColour, setPictures } from './photographs.queries.ts'
import { isExpired, shownAsset } from './shown-asset.ts'

const assetsIn = (mediaIds: readonly string[]): string[] => mediaIds.flatMap(each => assetInPicture(each)?.id ?? [])

export async function readPhotographs(desk: Desk, productId: string) {
  const colours = await findColours(desk.db, productId, desk.language)
  const [first] = colours
  if (!first) throw new StoreError('STAFF_NOT_FOUND')
  const rows = await byId(desk, assetsIn(colours.flatMap(({ media_ids }) => media_ids)))
  const { mediaBase } = lookOf(desk)
  return {
    styleId: first.style_id,
    name: first.style_name,
    colours: colours.map(({ id, name, media_ids }) => ({
      colourId: id,
      name,
      preview: mediaUrl(media_ids[0] ?? 'missing', 'small', mediaBase),
      photographs: assetsIn(media_ids).flatMap(each => {
        const row = rows.get(each)
        return row ? [shownAsset(row, lookOf(desk))] : []
      }),
    })),
  }
}

/** Every site shows them, so whoever gives them may change the catalogue everywhere. */
export async function setPhotographs(desk: Desk, colourId: string, assetIds: readonly string[]): Promise<void> {
  requireEverywhere(desk, 'catalog.write')
  const colour = await lockColour(desk.db, colourId)
  if (!colour) throw new StoreError('STAFF_NOT_FOUND')
  if (assetIds.length > 0) await lockAssets(desk.db, assetIds)
  const rows = await byId(desk, assetIds)
  const chosen = [...new Set(assetIds)].map(id => usable(rows.get(id), desk.now))
  const before = assetsIn(colour.media_ids)
  const pictures = chosen.map(({ id, mark }) => assetPicture(id, mark))
  await setPictures(desk.db, colourId, pictures.length > 0 ? pictures : drawnPictures(colour.kind, colourId))
  desk.record({
    type: 'colour',
    id: colourId,
    changes: changesBetween({ photographs: before }, { photographs: chosen.map(({ id }) => id) }),
  })
}

async function byId({ db }: Desk, ids: readonly string[]): Promise<ReadonlyMap<string, AssetRow>> {
  const rows = ids.length === 0 ? [] : await findAssets(db, ids)
  return new Map(rows.map(row => [row.id, row]))
}

function usable(row: AssetRow | undefined, now: Date): AssetRow {
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  if (row.kind === 'mp4') throw notNow('isFilm', { name: row.name })
  if (isExpired(row, now)) throw notNow('rightsEnded', { name: row.name })
  return row
}
