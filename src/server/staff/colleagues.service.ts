import { grantsOf } from '#domain/staff/grants.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { StoreError } from '../store-error.ts'
import { allRoles, assignmentsOf } from './all-roles.service.ts'
import { listPeople } from './staff.queries.ts'
import type { Desk } from './staff.ts'

export type Colleague = { readonly id: string; readonly name: string; readonly email: string }

/** Who else works here and may do this on that site. */
export const colleaguesWith = (desk: Desk, permission: Permission, site: string): Promise<Colleague[]> =>
  colleaguesOnAll(desk, [permission], [site])

/** Who else works here and may do this on every one of these sites. */
export async function colleaguesOnAll(
  { db, staff }: Desk,
  permissions: readonly Permission[],
  sites: readonly string[],
): Promise<Colleague[]> {
  const roles = await allRoles(db)
  return (await listPeople(db))
    .filter(({ id, state }) => state === 'active' && id !== staff.id)
    .filter(({ assignments }) => {
      const grants = grantsOf(assignmentsOf(assignments, roles))
      return sites.every(site => permissions.every(each => grants.can(each, site)))
    })
    .map(({ id, name, email }) => ({ id, name, email }))
}

export async function getColleague(desk: Desk, id: string, permission: Permission, site: string): Promise<Colleague> {
  const found = (await colleaguesWith(desk, permission, site)).find(each => each.id === id)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}
