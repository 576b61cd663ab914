import { RoleLimits } from '#contract/staff/staff.entities.ts'
import { mayGrant, type Assignment } from '#domain/staff/grants.ts'
import { isPermission, type Permission } from '#domain/staff/permissions.ts'
import { isPresetRole, PRESET_ROLES, type Role } from '#domain/staff/roles.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Db } from '../db/database.ts'
import { StoreError } from '../store-error.ts'
import { countAssigned, deleteOwnRole, listOwnRoles, saveOwnRole } from './roles.queries.ts'
import { lockRights, type AssignmentRow } from './staff.queries.ts'
import type { Desk } from './staff.ts'

const Limits = RoleLimits.catch({})

/** Preset roles and those of the company, by name. A permission nobody knows any more is left out, never an error. */
export async function allRoles(db: Db): Promise<ReadonlyMap<string, Role>> {
  const own = await listOwnRoles(db)
  const written = own.map((row): [string, Role] => [
    row.name,
    { permissions: row.permissions.filter(isPermission), limits: Limits.parse(row.limits) },
  ])
  return new Map<string, Role>([...written, ...Object.entries(PRESET_ROLES)])
}

export const assignmentsOf = (rows: readonly AssignmentRow[], roles: ReadonlyMap<string, Role>): Assignment[] =>
  rows.flatMap(({ role: name, sites }) => {
    const role = roles.get(name)
    return role ? [{ role, sites: sites ?? undefined }] : []
  })

/** Nobody hands out what he does not have, and who could not have given it all changes nothing about whoever has it. */
export async function requireGrantable(desk: Desk, rows: readonly AssignmentRow[]): Promise<void> {
  const roles = await allRoles(desk.db)
  if (!rows.every(({ role }) => roles.has(role))) throw new StoreError('STAFF_NOT_FOUND')
  if (!mayGrantAll(desk, rows, roles)) throw new StoreError('STAFF_GRANT_REFUSED')
}

export const mayGrantAll = (desk: Desk, rows: readonly AssignmentRow[], roles: ReadonlyMap<string, Role>): boolean =>
  assignmentsOf(rows, roles).every(each => mayGrant(desk.staff.grants, each))

export async function listRoles({ db }: Desk) {
  const [roles, people] = [await allRoles(db), await countAssigned(db)]
  return [...roles].map(([name, role]) => ({
    name,
    preset: isPresetRole(name),
    permissions: [...role.permissions],
    limits: role.limits,
    people: people.get(name) ?? 0,
  }))
}

export async function saveRole(desk: Desk, name: string, role: { permissions: Permission[]; limits: Role['limits'] }) {
  if (isPresetRole(name)) throw new StoreError('STAFF_ROLE_PRESET')
  await lockRights(desk.db)
  const before = (await allRoles(desk.db)).get(name)
  for (const each of [before, role])
    if (each && !mayGrant(desk.staff.grants, { role: each, sites: undefined }))
      throw new StoreError('STAFF_GRANT_REFUSED')
  await saveOwnRole(desk.db, { name, permissions: role.permissions, limits: JSON.stringify(role.limits) })
  desk.record({ type: 'role', id: name, changes: changesBetween(before ?? {}, role) })
  const people = (await countAssigned(desk.db)).get(name) ?? 0
  return { name, preset: false, ...role, people }
}

export async function removeRole(desk: Desk, name: string): Promise<void> {
  if (isPresetRole(name)) throw new StoreError('STAFF_ROLE_PRESET')
  await lockRights(desk.db)
  const before = (await allRoles(desk.db)).get(name)
  if (before && !mayGrant(desk.staff.grants, { role: before, sites: undefined }))
    throw new StoreError('STAFF_GRANT_REFUSED')
  if ((await countAssigned(desk.db)).has(name)) throw new StoreError('STAFF_ROLE_IN_USE')
  if (!before || !(await deleteOwnRole(desk.db, name))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'role', id: name, changes: changesBetween({ ...before }, {}) })
}
