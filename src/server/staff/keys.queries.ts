import { sql } from 'kysely'
import type { KEY_STATES, KEYS_TO_SEE } from '#contract/staff/people/staff-states.ts'
import type { Db } from '../db/database.ts'
import { KEY_ENDS_SOON, KEY_IS_WITHHELD } from './keys-to-see.ts'
import type { AssignmentRow } from './staff.queries.ts'

const columns = [
  'id',
  'name',
  'key_hint',
  'state',
  'permissions',
  'sites',
  'expires_at',
  'last_used_at',
  'created_at',
  'created_by',
] as const

/** With the roles of whoever made it: no key does more than they may. */
const makersRoles = sql<AssignmentRow[]>`coalesce((select json_agg(json_build_object('role', a.role, 'sites', a.sites))
  from staff_assignments a join staff m on m.id = a.staff_id and m.state <> 'blocked'
  where a.staff_id = staff.created_by), '[]')`.as('makers_roles')

const keys = (db: Db) => db.selectFrom('staff').select(columns).select(makersRoles).where('kind', '=', 'key')

export type KeyState = (typeof KEY_STATES)[number]
type Page = {
  state?: KeyState | undefined
  createdBy?: string | undefined
  only?: (typeof KEYS_TO_SEE)[number] | undefined
  after?: readonly [at: string, id: string] | undefined
  limit: number
}

/** One that has run out opens nothing, though nobody ended it. */
const stateAt = (now: Date) =>
  sql<KeyState>`case when state = 'active' and expires_at <= ${now} then 'expired' else state end`

const TO_SEE = { ending: sql.raw<boolean>(KEY_ENDS_SOON), withheld: sql.raw<boolean>(KEY_IS_WITHHELD) }

export const listKeys = (db: Db, now: Date, { state, createdBy, only, after, limit }: Page) =>
  keys(db)
    .select(
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id`.as('place'),
    )
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${stateAt(now)} = ${state}`)
    .where(createdBy === undefined ? sql<boolean>`true` : sql<boolean>`created_by = ${createdBy}`)
    .where(only === undefined ? sql<boolean>`true` : TO_SEE[only])
    .where(after ? sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]})` : sql<boolean>`true`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
export const findKey = (db: Db, id: string) => keys(db).where('id', '=', id).executeTakeFirst()
export type KeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>

/** Never one of somebody who is blocked, however they came to be. */
const openKeys = (db: Db, now: Date) =>
  keys(db)
    .where('state', '=', 'active')
    .where(sql<boolean>`not exists (select from staff m where m.id = staff.created_by and m.state = 'blocked')`)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))

export const findKeyByHash = (db: Db, hash: string, now: Date) =>
  openKeys(db, now).where('key_hash', '=', hash).executeTakeFirst()
export const findOpenKey = (db: Db, id: string, now: Date) => openKeys(db, now).where('id', '=', id).executeTakeFirst()

export type NewKey = {
  id: string
  name: string
  key_hash: string
  key_hint: string
  permissions: string[]
  sites: string[] | null
  expires_at: Date | null
  created_by: string
}

export const insertKey = (db: Db, key: NewKey) =>
  db
    .insertInto('staff')
    .values({ ...key, kind: 'key', state: 'active' })
    .execute()

export const blockKey = (db: Db, id: string) =>
  db.updateTable('staff').set({ state: 'blocked' }).where('kind', '=', 'key').where('id', '=', id).execute()

export const openKeysOf = (db: Db, staffId: string) =>
  keys(db).where('state', '=', 'active').where('created_by', '=', staffId).orderBy('id').execute()

export type KeyThatEnds = { readonly name: string; readonly expires_at: Date; readonly email: string }

/** Whose maker can still do something about it, and was not told. */
export const takeKeysThatEnd = async (db: Db, most: number) => {
  const { rows } = await sql<KeyThatEnds>`
    with due as (select staff.id from staff join staff m on m.id = staff.created_by and m.state = 'active' and m.email is not null
        where staff.end_told_at is null and ${sql.raw(KEY_ENDS_SOON)}
        order by staff.expires_at, staff.id limit ${most} for update of staff skip locked)
    update staff set end_told_at = now() from due, staff as m
    where staff.id = due.id and m.id = staff.created_by
    returning staff.name, staff.expires_at, m.email`.execute(db)
  return rows
}
