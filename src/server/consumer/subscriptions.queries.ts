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

export type NewSubscription = Insertable<Tables['subscriptions']>
export type SubscriptionKey = Pick<SubscriptionRow, 'channel' | 'type' | 'recipient'>

/**
 * One row per recipient and kind, however often it is asked for. A row that is there already is changed by the consumer
 * it belongs to, and taken over by one who has shown that the address is his. Returns the rows that were written.
 */
export async function saveSubscriptions(db: Db, rows: NewSubscription[], proven: boolean): Promise<SubscriptionRow[]> {
  if (rows.length === 0) return []
  const isOn = sql`(subscriptions.optin and excluded.optin and subscriptions.double_optin is distinct from false)`
  return db
    .insertInto('subscriptions')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['channel', 'type', 'recipient']).doUpdateSet(({ ref, fn }) => ({
        consumer_id: ref('excluded.consumer_id'),
        optin: ref('excluded.optin'),
        double_optin: sql<
          boolean | null
        >`case when ${isOn} then subscriptions.double_optin else excluded.double_optin end`,
        category: fn.coalesce(ref('excluded.category'), ref('subscriptions.category')),
        country: ref('excluded.country'),
        region: ref('excluded.region'),
        optin_at: fn.coalesce(ref('excluded.optin_at'), ref('subscriptions.optin_at')),
        optout_at: ref('excluded.optout_at'),
      })).where(sql<boolean>`subscriptions.consumer_id = excluded.consumer_id or (${proven}
          and (subscriptions.channel = 'email' or subscriptions.consumer_id is null))`),
    )
    .returningAll()
    .execute()
}

export const findSubscription = (db: Db, { channel, type, recipient }: SubscriptionKey) =>
  db
    .selectFrom('subscriptions')
    .select(['optin', 'double_optin'])
    .where('channel', '=', channel)
    .where('type', '=', type)
    .where('recipient', '=', recipient)
    .executeTakeFirst()

type Answer = { optin: boolean; asked: Date | undefined; now: Date }

/** The answer of whoever reads the mail of an address. False when there is nothing to answer any more, or he has left since. */
export async function answerSubscription(
  db: Db,
  { channel, type, recipient }: SubscriptionKey,
  { optin, asked, now }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set(
      optin
        ? { optin, double_optin: true, optin_at: asked ?? now, confirmed_at: now, optout_at: null }
        : { optin, double_optin: null, optout_at: now },
    )
    .where('channel', '=', channel)
    .where('type', '=', type)
    .where('recipient', '=', recipient)
    .$if(optin && asked !== undefined, query =>
      query.where(({ or, eb }) => or([eb('optout_at', 'is', null), eb('optout_at', '<=', asked ?? now)])),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function endLetters(db: Db, recipient: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ optin: false, double_optin: null, optout_at: now })
    .where('channel', '=', 'email')
    .where('recipient', '=', recipient)
    .where('optin', '=', true)
    .execute()
}

export async function dropUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('double_optin', '=', false)
    .where('optin_at', '<', before)
    .where('consumer_id', 'is', null)
    .execute()
}

export const takeLetters = (db: Db, consumerId: string, email: string): Promise<unknown> =>
  db
    .updateTable('subscriptions')
    .set({ consumer_id: consumerId })
    .where('channel', '=', 'email')
    .where('recipient', '=', email)
    .execute()

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
type Topic = (typeof DEFAULT_TOPICS)[number]
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
