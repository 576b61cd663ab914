import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Db } from '../db/database.ts'

/** What can wait for somebody: who may see it, and how it is counted. A count stops where nobody counts on. */
const MOST = 1000
const upTo = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from (${rows} limit ${MOST}) as counted)`

export const WAITING = {
  orders: {
    needs: 'orders.read',
    count: upTo(sql`select from orders where status = 'paid' and placed_at is not null`),
  },
  returns: { needs: 'orders.read', count: upTo(sql`select from returns where status = 'return-requested'`) },
  deadJobs: { needs: 'jobs.read', count: upTo(sql`select from jobs where done_at is null and attempts >= 16`) },
  drafts: { needs: 'content.read', count: upTo(sql`select from content_versions where publish_at is null`) },
  lowStock: {
    needs: 'stock.read',
    count: upTo(sql`select from stock where on_hand - held <= 2 and on_hand > 0`),
  },
  reviews: { needs: 'moderation.write', count: upTo(sql`select from reviews where status = 'pending'`) },
  questions: { needs: 'moderation.write', count: upTo(sql`select from questions where status = 'pending'`) },
  pictures: { needs: 'moderation.write', count: upTo(sql`select from social_media where status = 'pending'`) },
} as const satisfies Record<string, { needs: Permission; count: RawBuilder<unknown> }>

export type Waiting = keyof typeof WAITING

export async function countWaiting(db: Db, kinds: readonly Waiting[]): Promise<Partial<Record<Waiting, number>>> {
  if (kinds.length === 0) return {}
  const columns = kinds.map(kind => sql`${WAITING[kind].count} as ${sql.ref(kind)}`)
  const { rows } = await sql<Partial<Record<Waiting, number>>>`select ${sql.join(columns)}`.execute(db)
  return rows[0] ?? {}
}
