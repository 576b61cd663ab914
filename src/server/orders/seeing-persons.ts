import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'

type Seeing = Pick<Desk, 'staff'>

/** Whoever speaks with them, and whoever writes their address on a parcel. */
export const maySeePersons =
  ({ staff: { grants } }: Seeing) =>
  (site?: string): boolean =>
    grants.can('customers.read', site) || grants.can('orders.ship', site)

/** Where somebody may read orders together with their buyers. */
export function sitesWithPersons(desk: Seeing): 'all' | readonly SiteId[] {
  const sees = maySeePersons(desk)
  const sites = SITE_IDS.filter(site => desk.staff.grants.can('orders.read', site) && sees(site))
  return sites.length === SITE_IDS.length ? 'all' : sites
}
