import { sql, type Insertable, type Selectable } from 'kysely'
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

/**
 * One row per recipient and kind, however often it is asked for. A stranger never takes a consumer's row away; a
 * consumer gets that of his own address from whoever had the address before.
 */
export async function saveSubscriptions(db: Db, rows: Insertable<Tables['subscriptions']>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('subscriptions')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['channel', 'type', 'recipient']).doUpdateSet(({ ref, fn }) => ({
        consumer_id: fn.coalesce(ref('excluded.consumer_id'), ref('subscriptions.consumer_id')),
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

/** Letters follow someone to his new address, unless something was said about that one already. */
export async function moveLetters(db: Db, consumerId: string, from: string, to: string): Promise<void> {
  await sql`update subscriptions s set recipient = ${to}, double_optin = case when s.double_optin then false end
    where s.consumer_id = ${consumerId} and s.channel = 'email' and s.recipient = ${from} and not exists (
      select from subscriptions t where t.channel = s.channel and t.type = s.type and t.recipient = ${to})`.execute(db)
  await dropSubscriptions(db, consumerId, from)
}

export const dropSubscriptions = (db: Db, consumerId: string, recipient: string): Promise<unknown> =>
  db.deleteFrom('subscriptions').where('consumer_id', '=', consumerId).where('recipient', '=', recipient).execute()

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
