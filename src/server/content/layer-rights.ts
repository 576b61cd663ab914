import { LOCALES, SITE_IDS, siteOfLocale, type SiteId } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { scopesOf } from './scopes.ts'

/** Where a layer is seen. One of a language that no site speaks yet may be seen anywhere one day. */
export function sitesOf(scope: string): readonly SiteId[] {
  const seen = LOCALES.filter(locale => scopesOf(locale).includes(scope)).map(locale => siteOfLocale(locale).id)
  return seen.length === 0 ? SITE_IDS : seen
}

/** Whoever changes a layer must be allowed to on every site that shows it. */
export function requireOnLayers({ staff }: Desk, permission: Permission, scopes: readonly string[]): void {
  if (!scopes.flatMap(sitesOf).every(site => staff.grants.can(permission, site)))
    throw new StoreError('STAFF_FORBIDDEN', { permission })
}
