import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

export type SubscriptionRow = Selectable<Tables['subscriptions']>

export const listSubscriptions = (db: Db, consumerId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('channel')
    .orderBy('type')
    .execute()

/** One row per recipient and kind, however often it is asked for. A stranger never takes a consumer's row away. */
export async function saveSubscriptions(db: Db, rows: Insertable<Tables['subscriptions']>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('subscriptions')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['channel', 'type', 'recipient']).doUpdateSet(({ ref, fn }) => ({
        consumer_id: fn.coalesce(ref('subscriptions.consumer_id'), ref('excluded.consumer_id')),
        optin: ref('excluded.optin'),
        double_optin: ref('excluded.double_optin'),
        category: fn.coalesce(ref('excluded.category'), ref('subscriptions.category')),
        country: ref('excluded.country'),
        region: ref('excluded.region'),
        optin_at: fn.coalesce(ref('excluded.optin_at'), ref('subscriptions.optin_at')),
        optout_at: ref('excluded.optout_at'),
      })),
    )
    .execute()
}

const DEFAULT_TOPICS = ['orders', 'promotions', 'backInStock', 'loyalty', 'events'] as const
export type Topic = (typeof DEFAULT_TOPICS)[number]
export type Notification = { channel: 'email' | 'sms'; topic: Topic; optin: boolean }

export async function saveNotifications(db: Db, consumerId: string, rows: Notification[]): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values(rows.map(row => ({ consumer_id: consumerId, ...row })))
    .onConflict(conflict =>
      conflict
        .columns(['consumer_id', 'channel', 'topic'])
        .doUpdateSet(({ ref }) => ({ optin: ref('excluded.optin') })),
    )
    .execute()
}

/** Mail about orders is on until someone turns it off; everything else waits to be asked for. */
export async function listNotifications(db: Db, consumerId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['channel', 'topic', 'optin'])
    .where('consumer_id', '=', consumerId)
    .execute()
  const chosen = new Map(rows.map(row => [`${row.channel} ${row.topic}`, row.optin]))
  return (['email', 'sms'] as const).flatMap(channel =>
    DEFAULT_TOPICS.map(topic => ({
      channel,
      topic,
      optin: chosen.get(`${channel} ${topic}`) ?? (channel === 'email' && topic === 'orders'),
    })),
  )
}
