import { RoleLimits } from '#contract/staff/people/staff.entities.ts'
import type { Assignment } from '#domain/staff/grants.ts'
import { isPermission } from '#domain/staff/permissions.ts'
import { PRESET_ROLES, type Role } from '#domain/staff/roles.ts'
import type { Db } from '../db/database.ts'
import { listOwnRoles } from './roles.queries.ts'
import type { AssignmentRow } from './staff.queries.ts'

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
