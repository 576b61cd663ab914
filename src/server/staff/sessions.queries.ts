import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AssignmentRow } from './staff.queries.ts'

export type SessionWay = 'password' | 'passkey' | 'oidc'

export type NewSession = {
  id: string
  secret_hash: string
  staff_id: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  proved_at: Date
  way: SessionWay
  agent: string
}

export const insertSession = (db: Db, session: NewSession) => db.insertInto('staff_sessions').values(session).execute()

/** Who a session belongs to and what they may do: all a request needs, in one look. */
export const findSession = async (db: Db, secretHash: string, now: Date, idleSince: Date) => {
  const { rows } = await sql<{
    session_id: string
    proved_at: Date
    seen_at: Date
    way: SessionWay
    id: string
    name: string
    email: string
    assignments: AssignmentRow[]
  }>`
    select v.id as session_id, v.proved_at, v.seen_at, v.way, s.id, s.name, s.email,
      coalesce((select json_agg(json_build_object('role', a.role, 'sites', a.sites))
        from staff_assignments a where a.staff_id = s.id), '[]') as assignments
    from staff_sessions v join staff s on s.id = v.staff_id
    where v.secret_hash = ${secretHash} and v.expires_at > ${now} and v.seen_at > ${idleSince} and s.state = 'active'
  `.execute(db)
  return rows[0]
}

export async function isOpenSession(db: Db, id: string, now: Date, idleSince: Date): Promise<boolean> {
  const found = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('staff_sessions.id')
    .where('staff_sessions.id', '=', id)
    .where('staff_sessions.expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

export const touchSession = (db: Db, id: string, now: Date) =>
  db.updateTable('staff_sessions').set({ seen_at: now }).where('id', '=', id).execute()

export const proveSession = (db: Db, id: string, now: Date) =>
  db.updateTable('staff_sessions').set({ proved_at: now, seen_at: now }).where('id', '=', id).execute()

/** Notes work that goes on from a proof, or from such work just before it; false where it begins anew. */
export async function noteWork(db: Db, id: string, { now, justBefore, provedSince }: WorkedAt): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ worked_at: now })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('proved_at', '>=', justBefore),
        and([eb('worked_at', '>=', justBefore), eb('proved_at', '>=', provedSince)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
type WorkedAt = { readonly now: Date; readonly justBefore: Date; readonly provedSince: Date }

export const listSessions = (db: Db, staffId: string, now: Date, idleSince: Date) =>
  db
    .selectFrom('staff_sessions')
    .select(['id', 'way', 'agent', 'created_at', 'seen_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .execute()

export const deleteSession = async (db: Db, staffId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type Open = { readonly id: string | undefined; readonly secretHash: string | undefined }

/** The one of a browser, by what it brings or brought when it left. */
export const deleteOpenSession = (db: Db, { id, secretHash }: Open) =>
  db
    .deleteFrom('staff_sessions')
    .where(({ eb, or }) => or([eb('id', '=', id ?? ''), eb('secret_hash', '=', secretHash ?? '')]))
    .returning('id')
    .execute()

export const deleteSessionsOf = (db: Db, staffId: string, but = '') =>
  db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '<>', but).execute()

export const deleteEndedSessions = (db: Db, now: Date) =>
  db.deleteFrom('staff_sessions').where('expires_at', '<', now).execute()
