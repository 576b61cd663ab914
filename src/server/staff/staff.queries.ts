import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { PERSON_STATES } from '#contract/staff/people/staff-states.ts'
import type { Db } from '../db/database.ts'

export type AssignmentRow = { readonly role: string; readonly sites: string[] | null }

/** For a command: it has no clock that follows the database's. */
export async function readTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (!rows[0]) throw new Error('the database does not say what time it is')
  return rows[0].now
}

export const findPersonByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'state', 'password_hash', 'totp_sealed', 'totp_step'])
    .where('kind', '=', 'person')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

export const findPerson = (db: Db, id: string) =>
  db.selectFrom('staff').selectAll().where('kind', '=', 'person').where('id', '=', id).executeTakeFirst()

export const lockPerson = (db: Db, id: string) =>
  db.selectFrom('staff').selectAll().where('kind', '=', 'person').where('id', '=', id).forUpdate().executeTakeFirst()

export type NewPerson = {
  id: string
  name: string
  email: string
  created_by: string | null
  language?: Language | undefined
}

/** False when somebody has this address. */
export async function insertPerson(db: Db, person: NewPerson): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff')
    .values({ ...person, kind: 'person', state: 'invited' })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type PersonChange = Partial<{
  name: string
  state: string
  password_hash: string | null
  totp_sealed: string | null
}>

export const updatePerson = (db: Db, id: string, change: PersonChange) =>
  db.updateTable('staff').set(change).where('id', '=', id).execute()

/** When somebody, or a key, was last here: sessions end and go, and nobody is to seem never to have come. */
export const noteUse = (db: Db, id: string, now: Date) =>
  db.updateTable('staff').set({ last_used_at: now }).where('id', '=', id).execute()

/** False when this code, or a later one, was used before. */
export async function useTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function replaceAssignments(db: Db, id: string, rows: readonly AssignmentRow[]): Promise<void> {
  await db.deleteFrom('staff_assignments').where('staff_id', '=', id).execute()
  if (rows.length > 0)
    await db
      .insertInto('staff_assignments')
      .values(rows.map(row => ({ staff_id: id, role: row.role, sites: row.sites })))
      .execute()
}

export type PeopleFilter = {
  q?: string | undefined
  role?: string | undefined
  state?: (typeof PERSON_STATES)[number] | undefined
}
/** Where the page before ended: a name as it is sorted, and whose. */
type PeoplePage = {
  order: 'asc' | 'desc'
  after?: readonly [name: string, id: string] | undefined
  limit: number
}

const isPerson = ({ q, role, state }: PeopleFilter) => sql`s.kind = 'person'
  and ${q === undefined ? sql`true` : sql`position(lower(${q}) in lower(s.name || ' ' || s.email)) > 0`}
  and ${state === undefined ? sql`true` : sql`s.state = ${state}`}
  and ${role === undefined ? sql`true` : sql`exists (select from staff_assignments a where a.staff_id = s.id and a.role = ${role})`}`

export function findPeople(db: Db, filter: PeopleFilter, { order, after, limit }: PeoplePage) {
  const [beyond, direction] = order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const page = after ? sql`(lower(s.name), s.id) ${beyond} (${after[0]}, ${after[1]})` : sql`true`
  const ordered = sql`order by lower(s.name) ${direction}, s.id ${direction} limit ${limit}`
  return readPeople(db, sql`${isPerson(filter)} and ${page}`, ordered)
}

export async function idsOfPeople(db: Db, filter: PeopleFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select s.id from staff s where ${isPerson(filter)} order by s.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function countPeople(db: Db, filter: PeopleFilter, but: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from staff s where ${isPerson(filter)} and s.id <> ${but} limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

export const listNames = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const listPeople = (db: Db, id?: string) =>
  readPeople(db, sql`s.kind = 'person' and ${id === undefined ? sql`true` : sql`s.id = ${id}`}`)

async function readPeople(db: Db, where: RawBuilder<unknown>, ordered = sql`order by lower(s.name), s.id`) {
  const { rows } = await sql<{
    id: string
    name: string
    email: string
    place: string
    language: string | null
    state: (typeof PERSON_STATES)[number]
    created_at: Date
    has_password: boolean
    has_passkey: boolean
    has_single_sign_on: boolean
    last_seen_at: Date | null
    assignments: AssignmentRow[]
  }>`
    select s.id, s.name, lower(s.name) as place, s.email, s.language, s.state, s.created_at, s.password_hash is not null as has_password,
      exists (select from staff_passkeys p where p.staff_id = s.id) as has_passkey,
      exists (select from staff_identities i where i.staff_id = s.id) as has_single_sign_on,
      greatest(s.last_used_at, (select max(seen_at) from staff_sessions v where v.staff_id = s.id)) as last_seen_at,
      coalesce((select json_agg(json_build_object('role', a.role, 'sites', a.sites) order by a.role)
        from staff_assignments a where a.staff_id = s.id), '[]') as assignments
    from staff s where ${where} ${ordered}`.execute(db)
  return rows
}

/**
 * Who changes rights does so alone, and reads after this what those before have left: a row that waits for its lock is
 * told that it changed, not that what is joined to it did.
 */
export const lockRights = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('rights of staff'))`.execute(db)

/** Owners on all sites who can sign in: whose last way in was taken off is none until they take up a new link. */
export async function listOwners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from staff s join staff_assignments a on a.staff_id = s.id
    where s.kind = 'person' and s.state = 'active' and a.role = 'owner' and a.sites is null
      and (s.password_hash is not null or exists (select from staff_passkeys p where p.staff_id = s.id)
        or exists (select from staff_identities i where i.staff_id = s.id))
    order by s.id`.execute(db)
  return rows.map(row => row.id)
}
