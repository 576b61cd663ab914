import { assetInPicture } from '#domain/assets/asset-address.ts'
import { drawnPictures } from '#domain/media/picture-kinds.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { coloursThatShow, findEnded, lockAssets, noteEnd } from './assets.queries.ts'
import { lockColour, setPictures } from './photographs.queries.ts'

/**
 * A routine: what may not be used any more leaves the colours that show it, which show their other photographs then, or what is
 * drawn. Pages are told to look again: they show a neutral picture in its place.
 */
export async function endRights({ database, clock, log }: Services): Promise<void> {
  const today = clock().toISOString().slice(0, 10)
  for (const { id } of await findEnded(database.db, today))
    await transact(database.db, async db => {
      await lockAssets(db, [id])
      const [still] = await findEnded(db, today, id)
      if (!still) return
      const colours = await takeOffColours(db, id)
      await noteEnd(db, id)
      log.info('The rights to a picture or film have ended', { asset: id, colours: colours.length })
    })
}

async function takeOffColours(db: Db, id: string): Promise<string[]> {
  const colours = await coloursThatShow(db, id)
  for (const colourId of colours) {
    const colour = await lockColour(db, colourId)
    if (!colour) continue
    const left = colour.media_ids.filter(each => assetInPicture(each)?.id !== id)
    await setPictures(db, colour.id, left.length > 0 ? left : drawnPictures(colour.kind, colour.id))
  }
  return colours
}
