import { hashOfSecret, newId, newSecret } from '../identity/ids.ts'
import { writeHistory } from '../audit/audit.service.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { clearStaffCookie, setStaffCookie, staffSecretOf } from './staff-cookie.ts'
import * as queries from './sessions.queries.ts'
import type { SessionWay } from './sessions.queries.ts'
import { lockPerson, noteUse } from './staff.queries.ts'
import type { Desk } from './staff.ts'

/** A working day at the longest; an hour without a sign of life ends it sooner. */
const LIFE_MS = 12 * 60 * 60_000
const IDLE_MS = 60 * 60_000
/** How exactly it is known when somebody was last here. */
const TOUCH_MS = 60_000

const MOST_AGENT = 200

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS)

/** What somebody came in by. */
export type Shown = {
  readonly staffId: string
  readonly way: SessionWay
  /** When the person at the keyboard last showed who they are: elsewhere that may be hours ago. */
  readonly provedAt?: Date
  /** The session that stood open in the browser that left to sign in elsewhere: it brings no cookie back. */
  readonly over?: string | undefined
  /** Whether it still opens the door, now that nobody can change it any more. */
  readonly counts: (db: Db) => Promise<boolean>
}

/**
 * What was changed or taken away while it was looked at opens none: it would outlive the end of all others. The one that was
 * open in this browser ends: nobody has it any more, and nobody would end it.
 */
export async function openSession(
  shop: Shop,
  { staffId, way, provedAt = shop.now, over, counts }: Shown,
): Promise<string> {
  const { now, request } = shop
  const secret = newSecret()
  const id = newId('ses')
  const brought = staffSecretOf(shop)
  await inTransaction(shop, async inside => {
    const person = await lockPerson(inside.db, staffId)
    if (person?.state !== 'active' || !(await counts(inside.db))) throw new StoreError('STAFF_SIGN_IN_REFUSED')
    await queries.deleteEndedSessions(inside.db, now)
    const before = await queries.deleteOpenSession(inside.db, {
      id: over,
      secretHash: brought && hashOfSecret(brought),
    })
    await noteUse(inside.db, staffId, now)
    await queries.insertSession(inside.db, {
      id,
      secret_hash: hashOfSecret(secret),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      proved_at: provedAt,
      way,
      agent: (request.headers.get('user-agent') ?? '').slice(0, MOST_AGENT),
    })
    const entry = { type: 'session', id, changes: [{ field: 'way', after: way }] }
    const ended = before.map(each => ({ type: 'session', id: each.id, changes: [{ field: 'endedBy', after: id }] }))
    await writeHistory({ ...inside, staff: person }, { call: 'session.signIn', kind: 'write' }, [...ended, entry])
  })
  setStaffCookie(shop, secret, LIFE_MS / 1000)
  return secret
}

/** Whoever uses it keeps it open, unless a program did so by itself. */
export async function findSession({ db, now }: Shop, secret: string, byItself = false) {
  const session = await queries.findSession(db, hashOfSecret(secret), now, idleSince(now))
  if (session && !byItself && now.getTime() - session.seen_at.getTime() > TOUCH_MS) {
    // First the person, as whoever ends their sessions does.
    await noteUse(db, session.id, now)
    await queries.touchSession(db, session.session_id, now)
  }
  return session
}

/** Whether a session goes on: not ended, idle or of somebody who was blocked meanwhile. */
export const isOpen = ({ db, now }: Shop, sessionId: string): Promise<boolean> =>
  queries.isOpenSession(db, sessionId, now, idleSince(now))

export async function ownSessions({ db, now, staff }: Desk) {
  const rows = await queries.listSessions(db, staff.id, now, idleSince(now))
  return rows.map(row => ({
    id: row.id,
    way: wayOf(row.way),
    agent: row.agent,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === staff.session?.id,
  }))
}

const wayOf = (way: string): SessionWay => (way === 'passkey' || way === 'oidc' ? way : 'password')

export async function endSession(desk: Desk, sessionId: string): Promise<void> {
  if (!(await queries.deleteSession(desk.db, desk.staff.id, sessionId))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'session', id: sessionId })
}

/** A key has no session: it is ended by whoever may end keys. */
export async function signOut(desk: Desk): Promise<void> {
  const { session } = desk.staff
  if (!session) throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  clearStaffCookie(desk)
  await endSession(desk, session.id)
}

export const endSessionsOf = ({ db }: Shop, staffId: string) => queries.deleteSessionsOf(db, staffId)

/** All of somebody's, but not the one at which this is done, where it is theirs. */
export const endAllBut = ({ db, staff }: Desk, staffId: string) =>
  queries.deleteSessionsOf(db, staffId, staff.session?.id)

/** Everywhere but here. */
export const endOtherSessions = (desk: Desk) => endAllBut(desk, desk.staff.id)
