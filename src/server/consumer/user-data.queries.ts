import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const insertRequest = (db: Db, row: { id: string; consumer_id: string; action: 'export' | 'delete' }) =>
  db.insertInto('data_requests').values(row).execute()

/** What the tables of this feature hold about someone beyond his profile. Secrets stay out. */
export async function collect(db: Db, consumerId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select coalesce(json_agg(n), '[]') from notification_preferences n where n.consumer_id = ${consumerId}) as notifications,
      (select coalesce(json_agg(json_build_object('points', p.points, 'reason', p.reason, 'at', p.created_at)), '[]')
        from loyalty_points p where p.consumer_id = ${consumerId}) as "loyaltyPoints",
      (select coalesce(json_agg(s), '[]') from program_spend s where s.consumer_id = ${consumerId}) as spend,
      (select coalesce(json_agg(r), '[]') from event_registrations r where r.consumer_id = ${consumerId}) as events,
      (select coalesce(json_agg(k), '[]') from support_cases k where k.consumer_id = ${consumerId}) as "supportCases",
      (select coalesce(json_agg(json_build_object('productId', w.style_id, 'at', w.viewed_at)), '[]') from viewed_styles w
        join decision_visitors d on d.id = w.visitor_id where d.customer_id = ${consumerId}) as "lookedAt",
      (select coalesce(json_agg(json_build_object('startedAt', f.rotated_at, 'endedAt', f.ended_at)), '[]')
        from token_families f where f.subject = ${consumerId}) as visits`.execute(db)
  return rows[0] ?? {}
}

/** Of what others may have left under the address or the number, only with an address that is shown to be his. */
export const deleteConsumer = async (db: Db, consumerId: string, email: string | undefined): Promise<void> => {
  await db.deleteFrom('saved_cards').where('consumer_id', '=', consumerId).execute()
  if (email !== undefined)
    await sql`delete from subscriptions where recipient = ${email.toLowerCase()}
    or recipient = (select phone from consumers where id = ${consumerId})`.execute(db)
  await db.deleteFrom('support_cases').where('consumer_id', '=', consumerId).execute()
  await db.deleteFrom('consumers').where('id', '=', consumerId).execute()
}
