import { mayLookAfter } from '#domain/staff/grants.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { isPresetRole, type Role } from '#domain/staff/roles.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { StoreError } from '../store-error.ts'
import { allRoles, assignmentsOf } from './all-roles.service.ts'
import { holdRights } from './held-rights.service.ts'
import { countAssigned, deleteOwnRole, saveOwnRole } from './roles.queries.ts'
import type { AssignmentRow } from './staff.queries.ts'
import type { Desk } from './staff.ts'

/** Nobody hands out what he does not have, and who could not have given it all changes nothing about whoever has it. */
export async function requireGrantable(desk: Desk, rows: readonly AssignmentRow[]): Promise<void> {
  const roles = await allRoles(desk.db)
  if (!rows.every(({ role }) => roles.has(role))) throw new StoreError('STAFF_NOT_FOUND')
  if (!mayGrantAll(desk, rows, roles)) throw new StoreError('STAFF_GRANT_REFUSED')
}

/** Whoever has no role belongs to no site: only who changes staff everywhere changes anything about them. */
export const mayGrantAll = (desk: Desk, rows: readonly AssignmentRow[], roles: ReadonlyMap<string, Role>): boolean =>
  rows.length === 0
    ? desk.staff.grants.sitesFor('staff.write') === 'all'
    : assignmentsOf(rows, roles).every(each => mayLookAfter(desk.staff.grants, each))

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

export async function saveRole(asked: Desk, name: string, role: { permissions: Permission[]; limits: Role['limits'] }) {
  if (isPresetRole(name)) throw new StoreError('STAFF_ROLE_PRESET')
  const desk = await holdRights(asked)
  const before = (await allRoles(desk.db)).get(name)
  for (const each of [before, role])
    if (each && !mayLookAfter(desk.staff.grants, { role: each, sites: undefined }))
      throw new StoreError('STAFF_GRANT_REFUSED')
  await saveOwnRole(desk.db, { name, permissions: role.permissions, limits: JSON.stringify(role.limits) })
  desk.record({ type: 'role', id: name, changes: changesBetween(before ?? {}, role) })
  const people = (await countAssigned(desk.db)).get(name) ?? 0
  return { name, preset: false, ...role, people }
}

export async function removeRole(asked: Desk, name: string): Promise<void> {
  if (isPresetRole(name)) throw new StoreError('STAFF_ROLE_PRESET')
  const desk = await holdRights(asked)
  const before = (await allRoles(desk.db)).get(name)
  if (before && !mayLookAfter(desk.staff.grants, { role: before, sites: undefined }))
    throw new StoreError('STAFF_GRANT_REFUSED')
  if ((await countAssigned(desk.db)).has(name)) throw new StoreError('STAFF_ROLE_IN_USE')
  if (!before || !(await deleteOwnRole(desk.db, name))) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'role', id: name, changes: changesBetween({ ...before }, {}) })
}
