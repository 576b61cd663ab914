import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import type { AssetRow } from './assets.queries.ts'

/** The library is one for all sites: what is seen everywhere is changed by whoever may do so everywhere. */
export const isEverywhere = ({ staff }: Desk, permission: Permission): boolean =>
  SITE_IDS.every(site => staff.grants.can(permission, site))

export function requireEverywhere(desk: Desk, permission: Permission): void {
  if (!isEverywhere(desk, permission)) throw new StoreError('STAFF_FORBIDDEN', { permission })
}

/** Who brought something in may describe it, wherever they work. */
export const mayDescribe = (desk: Desk, { created_by }: Pick<AssetRow, 'created_by'>): boolean =>
  desk.staff.grants.can('assets.write') && (created_by === desk.staff.id || isEverywhere(desk, 'assets.write'))
