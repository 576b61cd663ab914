import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { findComings } from './comings.queries.ts'

/** Every moment at which the shop looks different, for who previews it. */
export async function listComings({ db, now, staff: { grants } }: Desk) {
  const on = (permission: Permission) => SITE_IDS.filter(site => grants.can(permission, site))
  const rows = await findComings(db, now, {
    prices: on('prices.read'),
    promotions: on('promotions.read'),
    launches: grants.can('catalog.read'),
  })
  return { rows: rows.map(row => ({ ...row, at: row.at.toISOString() })) }
}
