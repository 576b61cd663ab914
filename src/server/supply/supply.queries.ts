import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type FeedKind = 'stock' | 'prices'
/** Of whoever sends it: nobody counts on, or silences, the feed of another. */
export type FeedOf = { staffId: string; feed: string; kind: FeedKind }

/** The last sequence of a feed; its row is locked, so that two of one feed come one after the other. */
export async function lockFeed(db: Db, of: FeedOf, now: Date): Promise<number | undefined> {
  const { staffId, feed, kind } = of
  await sql`insert into supply_feed_places (staff_id, feed, kind, sequence, updated_at)
    values (${staffId}, ${feed}, ${kind}, -1, ${now}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ sequence: number }>`select sequence from supply_feed_places
    where staff_id = ${staffId} and feed = ${feed} and kind = ${kind} for update`.execute(db)
  return rows[0] && rows[0].sequence >= 0 ? rows[0].sequence : undefined
}

export const noteSequence = (db: Db, { staffId, feed, kind }: FeedOf, sequence: number, now: Date) =>
  db
    .updateTable('supply_feed_places')
    .set({ sequence, updated_at: now })
    .where('staff_id', '=', staffId)
    .where('feed', '=', feed)
    .where('kind', '=', kind)
    .execute()
