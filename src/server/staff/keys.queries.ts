import { sql } from 'kysely'
import type { KEY_STATES } from '#contract/staff/staff-states.ts'
import type { Db } from '../db/database.ts'
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
  from staff_assignments a where a.staff_id = staff.created_by), '[]')`.as('makers_roles')

const keys = (db: Db) => db.selectFrom('staff').select(columns).select(makersRoles).where('kind', '=', 'key')

export type KeyState = (typeof KEY_STATES)[number]
type Page = {
  state?: KeyState | undefined
  createdBy?: string | undefined
  after?: readonly [at: string, id: string] | undefined
  limit: number
}

/** One that has run out opens nothing, though nobody ended it. */
const stateAt = (now: Date) =>
  sql<KeyState>`case when state = 'active' and expires_at <= ${now} then 'expired' else state end`

export const listKeys = (db: Db, now: Date, { state, createdBy, after, limit }: Page) =>
  keys(db)
    .select(
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id`.as('place'),
    )
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${stateAt(now)} = ${state}`)
    .where(createdBy === undefined ? sql<boolean>`true` : sql<boolean>`created_by = ${createdBy}`)
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

export const noteUse = (db: Db, id: string, now: Date) =>
  db.updateTable('staff').set({ last_used_at: now }).where('id', '=', id).execute()
