import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { grantsOf, permissionsOf, type Grants } from '#domain/staff/grants.ts'
import type { Db } from '../db/database.ts'
import { allRoles, assignmentsOf } from './all-roles.service.ts'
import type { AssignmentRow } from './staff.queries.ts'
import type { Staff } from './staff.ts'

/** What somebody may do by their roles, as these are now. */
export async function rightsOf(db: Db, rows: readonly AssignmentRow[]): Promise<Pick<Staff, 'grants' | 'sites'>> {
  const grants = grantsOf(assignmentsOf(rows, await allRoles(db)))
  return { grants, sites: sitesOf(grants) }
}

export const sitesOf = (grants: Grants): readonly SiteId[] =>
  SITE_IDS.filter(site => permissionsOf(grants).some(permission => grants.can(permission, site)))
