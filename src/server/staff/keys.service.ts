import type { z } from 'zod'
import type { keys } from '#contract/staff/people/keys.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { grantsOf, grantsWithin, mayGrant, type Assignment, type Grants } from '#domain/staff/grants.ts'
import { isPermission, type Permission } from '#domain/staff/permissions.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Db } from '../db/database.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { hashOfSecret, newId, newSecret } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { allRoles, assignmentsOf } from './all-roles.service.ts'
import { holdRights } from './held-rights.service.ts'
import { endOf } from './key-wish.ts'
import {
  blockKey,
  findKey,
  findKeyByHash,
  insertKey,
  listKeys,
  openKeysOf,
  type KeyRow,
  type KeyState,
} from './keys.queries.ts'
import { noteUse } from './staff.queries.ts'
import type { Desk } from './staff.ts'

export const KEY_PREFIX = 'cairn_key_'
const HINT = KEY_PREFIX.length + 4
const TOUCH_MS = 60_000

type Query = z.output<typeof keys.list.query>

export async function allKeys({ db, now }: Desk, { after, limit, ...filter }: Query) {
  const rows = await listKeys(db, now, { ...filter, limit, after: placeOf(after) })
  const last = rows.at(-1)
  const roles = await allRoles(db)
  return { rows: rows.map(row => shown(row, now, roles)), ...(last && rows.length === limit && { next: last.place }) }
}

function placeOf(after: string | undefined) {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(key_[0-9a-z]{4,40})$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : ([at, id] as const)
}

export type KeyWish = {
  name: string
  permissions: Permission[]
  sites?: string[] | undefined
  expiresAt?: string | undefined
}

/** The key itself is told this once; the shop keeps its hash. */
export async function createKey(asked: Desk, wish: KeyWish) {
  const end = endOf(wish.expiresAt, asked.now)
  const { name, permissions, sites } = wish
  const desk = await holdRights(asked)
  if (!mayGrant(desk.staff.grants, { role: { permissions, limits: {} }, sites }))
    throw new StoreError('STAFF_GRANT_REFUSED')
  const secret = KEY_PREFIX + newSecret()
  const id = newId('key')
  await insertKey(desk.db, {
    id,
    name,
    key_hash: hashOfSecret(secret),
    key_hint: secret.slice(0, HINT),
    permissions,
    sites: sites ?? null,
    expires_at: end,
    created_by: desk.staff.id,
  })
  const made = { name, permissions, sites, expiresAt: end.toISOString() }
  desk.record({ type: 'key', id, changes: changesBetween({}, made) })
  return { key: await getShown(desk, id), secret }
}

export async function revokeKey(asked: Desk, id: string) {
  const desk = await holdRights(asked)
  const key = await getKey(desk, id)
  if (!mayGrant(desk.staff.grants, givenTo(key))) throw new StoreError('STAFF_GRANT_REFUSED')
  if (key.state === 'active') await endKey(desk, key)
  else desk.record({ type: 'key', id, unchanged: true })
  return getShown(desk, id)
}

/**
 * Whoever made a key may have kept it, and goes on with it after they left. Also those that may do more than whoever
 * ends them: nobody who is to leave stays because of a key.
 */
export async function endKeysOf(desk: Desk, staffId: string): Promise<void> {
  for (const key of await openKeysOf(desk.db, staffId)) await endKey(desk, key)
}

async function endKey(desk: Desk, key: KeyRow): Promise<void> {
  await blockKey(desk.db, key.id)
  const changes = changesBetween({ state: key.state }, { state: 'blocked' })
  desk.record({ type: 'key', id: key.id, changes })
}

export async function useKey({ db, now }: Shop, secret: string): Promise<KeyRow | undefined> {
  const key = await findKeyByHash(db, hashOfSecret(secret), now)
  if (key && now.getTime() - (key.last_used_at?.getTime() ?? 0) > TOUCH_MS) await noteUse(db, key.id, now)
  return key
}

async function getKey({ db }: Desk, id: string): Promise<KeyRow> {
  const key = await findKey(db, id)
  if (!key) throw new StoreError('STAFF_NOT_FOUND')
  return key
}

const givenTo = ({ permissions, sites }: KeyRow): Assignment => ({
  role: { permissions: (permissions ?? []).filter(isPermission), limits: {} },
  sites: sites ?? undefined,
})

type Roles = ReadonlyMap<string, Role>

const grantsNow = (key: KeyRow, roles: Roles): Grants =>
  grantsWithin(givenTo(key), grantsOf(assignmentsOf(key.makers_roles, roles)))

export const grantsOfKey = async (db: Db, key: KeyRow): Promise<Grants> => grantsNow(key, await allRoles(db))

/** What its maker may do no more, or not everywhere. */
function withheldFrom(key: KeyRow, roles: Roles): Permission[] {
  const [given, now] = [givenTo(key), grantsNow(key, roles)]
  return given.role.permissions.filter(each => !mayGrant(now, { ...given, role: { permissions: [each], limits: {} } }))
}

const getShown = async (desk: Desk, id: string) => shown(await getKey(desk, id), desk.now, await allRoles(desk.db))

function stateOf({ state, expires_at }: KeyRow, now: Date): KeyState {
  if (state !== 'active') return 'blocked'
  return expires_at && expires_at <= now ? 'expired' : 'active'
}

function shown(row: KeyRow, now: Date, roles: Roles) {
  const withheld = withheldFrom(row, roles)
  return {
    id: row.id,
    name: row.name,
    hint: row.key_hint ?? '',
    state: stateOf(row, now),
    permissions: [...givenTo(row).role.permissions],
    ...(withheld.length > 0 && { withheld }),
    ...(row.sites && { sites: SITE_IDS.filter(site => row.sites?.includes(site)) }),
    ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
    ...(row.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
    createdAt: row.created_at.toISOString(),
    ...(row.created_by !== null && { createdBy: row.created_by }),
  }
}
