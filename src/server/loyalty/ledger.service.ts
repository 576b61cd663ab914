import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './loyalty.queries.ts'

/** Every entry, newest first, each with the balance it left. */
export async function pointsLedger({ db }: Shop, consumerId: string) {
  const rows = await queries.listPoints(db, consumerId)
  return rows.map(({ at, points, balance, reason, cause }) => ({
    at: at.toISOString(),
    points,
    balance,
    reason,
    cause,
  }))
}

/** Once per cause. Staff take no more than is there. */
export async function givePoints({ db }: Shop, consumerId: string, points: number, cause: string): Promise<void> {
  await queries.lockPoints(db, consumerId)
  if (points < 0 && (await queries.pointsOf(db, consumerId)) + points < 0)
    throw new StoreError('STAFF_NOT_NOW', { reason: 'there are not that many points.' })
  await queries.addPoints(db, { consumer_id: consumerId, points, reason: 'correction', cause })
}
