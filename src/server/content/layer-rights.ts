import { LANGUAGES, LOCALES, SITE_IDS, siteOfLocale, type SiteId } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { scopesOf } from './scopes.ts'

/** Where a layer is seen. One of a language that no site speaks yet may be seen anywhere one day. */
export function sitesOf(scope: string): readonly SiteId[] {
  const seen = LOCALES.filter(locale => scopesOf(locale).includes(scope)).map(locale => siteOfLocale(locale).id)
  return seen.length === 0 ? SITE_IDS : seen
}

const ALL_SCOPES = ['any', ...LANGUAGES, ...LOCALES]

const mayOn = ({ staff }: Pick<Desk, 'staff'>, permission: Permission, scope: string): boolean =>
  sitesOf(scope).every(site => staff.grants.can(permission, site))

/** Who only translates leaves alone what all languages share. */
export const neededToWrite = (scope: string): Permission => (scope === 'any' ? 'content.write' : 'content.translate')

/** What of an object somebody may change and publish; all else they read. */
export const rightsOn = (desk: Pick<Desk, 'staff'>, toPublish: readonly Permission[]) => ({
  mayWrite: ALL_SCOPES.filter(scope => mayOn(desk, neededToWrite(scope), scope)),
  mayPublish: ALL_SCOPES.filter(scope => toPublish.every(each => mayOn(desk, each, scope))),
})

/** Whoever changes a layer must be allowed to on every site that shows it. */
export function requireOnLayers(desk: Desk, permission: Permission, scopes: readonly string[]): void {
  if (!scopes.every(scope => mayOn(desk, permission, scope))) throw new StoreError('STAFF_FORBIDDEN', { permission })
}
