import { beforeOf, nextOf, type PageAfter } from '../desk/page-by-id.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import * as queries from './loyalty.queries.ts'

/** Every entry, newest first, each with the balance it left. */
export async function pointsLedger({ db }: Shop, consumerId: string, page: PageAfter) {
  const entries = await queries.listPoints(db, consumerId, { before: beforeOf(page), limit: page.limit })
  const rows = entries.map(({ id, at, ...entry }) => ({ id: String(id), at: at.toISOString(), ...entry }))
  return { rows, ...nextOf(rows, page) }
}

/** Once per cause. Staff take no more than is there. */
export async function givePoints({ db }: Shop, consumerId: string, points: number, cause: string): Promise<void> {
  await queries.lockPoints(db, consumerId)
  if (points < 0 && (await queries.pointsOf(db, consumerId)) + points < 0) throw notNow('tooFewPoints')
  await queries.addPoints(db, { consumer_id: consumerId, points, reason: 'correction', cause })
}
