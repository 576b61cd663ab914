import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const hasAccount = async (db: Db, email: string): Promise<boolean> => {
  const { rows } = await sql`select from consumers where lower(email) = ${email} and password_hash is not null`.execute(
    db,
  )
  return rows.length > 0
}

export type GuestLetters = { letters: number; visitor: string | null }

export async function findGuest(db: Db, email: string): Promise<GuestLetters> {
  const { rows } = await sql<GuestLetters>`select
    (select count(*)::int from subscriptions where recipient = ${email}) as letters,
    (select id from consumers where lower(email) = ${email} and password_hash is null) as visitor`.execute(db)
  return rows[0] ?? { letters: 0, visitor: null }
}

export async function collectGuest(db: Db, email: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select coalesce(json_agg(s), '[]') from subscriptions s where recipient = ${email}) as subscriptions,
    (select coalesce(json_agg(h order by h.at), '[]') from consent_history h where recipient = ${email}) as "consentHistory",
    (select coalesce(json_agg(k), '[]') from support_cases k where lower(email) = ${email}) as "supportCases"`.execute(
    db,
  )
  return rows[0] ?? {}
}

export async function deleteGuest(db: Db, email: string): Promise<void> {
  await sql`delete from support_cases where lower(email) = ${email}`.execute(db)
  await sql`delete from subscriptions where recipient = ${email}`.execute(db)
  await sql`delete from consumers where lower(email) = ${email} and password_hash is null`.execute(db)
}

export type RetentionRow = { what: string; count: number; oldest: Date | null }

export async function readRetention(db: Db): Promise<RetentionRow[]> {
  const { rows } = await sql<RetentionRow>`
    select 'accounts' as what, count(*)::int as count, min(created_at) as oldest from consumers where password_hash is not null
    union all select 'addresses', count(*)::int, min(created_at) from consumers where password_hash is null
    union all select 'orders', count(*)::int, min(placed_at) from orders where placed_at is not null and email <> ''
    union all select 'ordersToForget', count(*)::int, min(placed_at) from orders where forget_buyer_at is not null
    union all select 'ordersNameless', count(*)::int, min(placed_at) from orders where placed_at is not null and email = ''
    union all select 'messages', count(*)::int, min(created_at) from contact_messages
    union all select 'cases', count(*)::int, min(created_at) from support_cases
    union all select 'letters', count(*)::int, min(optin_at) from subscriptions
    union all select 'requests', count(*)::int, min(created_at) from data_requests`.execute(db)
  return rows
}
