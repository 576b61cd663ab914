import { addDays, daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'

const YEAR_DAYS = 364

export type Span = { readonly from: IsoDate; readonly to: IsoDate; readonly site?: SiteId | undefined }

/** Those one may see figures of; one that was named, or all. */
export function sitesOf({ staff: { grants } }: Desk, site: SiteId | undefined): SiteId[] {
  const sites = SITE_IDS.filter(each => (site === undefined || each === site) && grants.can('reports.read', each))
  if (sites.length === 0) throw new StoreError('STAFF_FORBIDDEN', { permission: 'reports.read' })
  return sites
}

/** As many days right before, or the same weekdays a year ago. */
export function earlier({ from, to }: Span, compare: 'before' | 'year'): { from: IsoDate; to: IsoDate; shift: number } {
  const shift = compare === 'year' ? YEAR_DAYS : daysBetween(from, to) + 1
  return { from: addDays(from, -shift), to: addDays(to, -shift), shift }
}
