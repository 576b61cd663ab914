import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'

export const sitesOf = (sites: readonly string[]): readonly SiteId[] =>
  sites.length === 0 ? SITE_IDS : SITE_IDS.filter(site => sites.includes(site))

/** Figures are of all sites of a test together: who sees or changes one may do so on all of them. */
export const mayOn = ({ staff }: Desk, permission: Permission, sites: readonly string[]): boolean =>
  sitesOf(sites).every(site => staff.grants.can(permission, site))

export function requireOn(desk: Desk, permission: Permission, sites: readonly string[]): void {
  if (!mayOn(desk, permission, sites)) throw new StoreError('STAFF_FORBIDDEN', { permission })
}
