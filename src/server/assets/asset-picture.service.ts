import { assetInPicture } from '#domain/assets/asset-address.ts'
import { isAssetKind } from '#domain/assets/asset-kinds.ts'
import type { FocalPoint } from '#domain/assets/focal-crop.ts'
import type { Pixels } from '#domain/media/picture-frame.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { memoryOf } from '../kept.ts'
import type { Services } from '../services.ts'
import { findAsset, type AssetRow } from './assets.queries.ts'
import { masterKey, originalKey, wholeOf } from './files.ts'
import { makeMaster, masterPixels } from './make-master.ts'
import { focalOf, isExpired } from './shown-asset.ts'

/** An original as pictures are made from one. */
export type AssetPicture = {
  readonly made: string
  readonly isMissing: false
  readonly focal: FocalPoint
  readonly pixels: Pixels
  readonly render: () => Promise<Buffer>
  /** Asked for by an address that it had before, or by none: it must be looked at again. */
  readonly isPast: boolean
}

/** Pages full of photographs ask for many at once: they are known without the database until one changes. */
const known = memoryOf<AssetRow | undefined>()

export const knownAsset = (services: Services, id: string): Promise<AssetRow | undefined> =>
  known(services).get(id, [tagOf('asset', id)], () => findAsset(services.database.db, id))

export async function findAssetPicture(services: Services, pictureId: string): Promise<AssetPicture | undefined> {
  const named = assetInPicture(pictureId)
  const row = named && (await knownAsset(services, named.id))
  // Whoever may not show it any more shows nothing of it, whatever still names it.
  if (!row || row.kind === 'mp4' || isExpired(row, services.clock())) return undefined
  return {
    made: `asset ${row.mark}`,
    isMissing: false,
    focal: focalOf(row),
    pixels: masterPixels(row),
    render: () => readMaster(services, row),
    isPast: named.mark !== row.mark,
  }
}

const inLine = fewAtOnce(1)

/** Made again from the original where it is gone: it can always be. */
async function readMaster({ files, config }: Services, { sha256, kind }: AssetRow): Promise<Buffer> {
  const kept = await files.get(masterKey(sha256))
  if (kept) return wholeOf(kept)
  return inLine(async () => {
    const original = await files.get(originalKey(sha256, kind))
    if (!original || !isAssetKind(kind)) throw new Error(`The original ${sha256} is not there`)
    const master = await makeMaster(await wholeOf(original), kind, config.PICTURE_TIMEOUT_MS)
    if (typeof master === 'string') throw new Error(`The original ${sha256} is ${master}`)
    await files.put(masterKey(sha256), new Blob([new Uint8Array(master.webp)]), 'image/webp')
    return master.webp
  })
}
