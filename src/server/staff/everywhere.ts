import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { StoreError } from '../store-error.ts'
import type { Desk } from './staff.ts'

type Who = Pick<Desk, 'staff'>

/** What is of no site, or of all, is changed by whoever may do so on all. */
export const isEverywhere = ({ staff }: Who, permission: Permission): boolean =>
  SITE_IDS.every(site => staff.grants.can(permission, site))

export function requireEverywhere(desk: Who, permission: Permission): void {
  if (!isEverywhere(desk, permission)) throw new StoreError('STAFF_FORBIDDEN', { permission })
}
