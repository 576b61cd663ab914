import type pg from 'pg'
import { importMissingLayers } from '#server/content/import.ts'
import { underLock } from '#server/db/migrate.ts'
import { STARTER_CONTENT } from './starter-content.ts'
import { arePagesMade, hasDemo, initShop, isInUse, isOwnShop, notePagesMade } from './starter-shop.ts'

type Made = 'made' | 'finished' | 'stands already' | 'holds the demo' | 'holds another shop'

/**
 * Makes an empty shop that stands. Whatever cut it off, doing it again goes on from there; once everything is there it
 * changes nothing, and what somebody has written meanwhile stays.
 */
export async function makeShop(pool: pg.Pool): Promise<Made> {
  if (await hasDemo(pool)) return 'holds the demo'
  const begun = await isOwnShop(pool)
  if (!begun && (await isInUse(pool))) return 'holds another shop'
  if (begun && (await arePagesMade(pool))) return 'stands already'
  await underLock(pool, client => initShop(client))
  const added = await importMissingLayers(pool, STARTER_CONTENT)
  await notePagesMade(pool)
  if (!begun) return 'made'
  return added > 0 ? 'finished' : 'stands already'
}
