import { addDays, startOfDay, type IsoDate } from '#domain/time/dates.ts'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import type { SiteSpan } from './sales.queries.ts'

/** The instants between which days lie where each site is at home. */
export const spansOf = (sites: readonly SiteId[], from: IsoDate, to: IsoDate): SiteSpan[] =>
  sites.map(site => {
    const { timeZone: zone } = SITES[site]
    return { site, zone, from: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) }
  })
