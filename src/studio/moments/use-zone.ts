import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import { useMe } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { $preferences } from '../preferences/preferences.ts'
import { spanOf, type Days, type Span } from './days.ts'

/** In whose time something for several sites is said first. */
export const zoneOfSites = (sites: readonly SiteId[]): string => SITES[sites[0] ?? 'US'].timeZone

/** The same; of what is for all sites, one's own. */
export function useZoneOf(): (sites: readonly SiteId[]) => string {
  const own = useOwnZone()
  return sites => (sites.length === 0 ? own : zoneOfSites(sites))
}

/** That of the first site, until somebody chooses another. */
export function useZone(sites: readonly SiteId[]): readonly [zone: string, choose: (zone: string) => void] {
  const [chosen, choose] = useState<string>()
  const zoneOf = useZoneOf()
  return [chosen ?? zoneOf(sites), choose]
}

/**
 * The time of the site somebody has chosen to work for, or of the first of theirs: what a shop does by the clock, it does
 * by its own. Whatever is looked at, the clock stays the same.
 */
export function useOwnZone(): string {
  const { site } = useStore($preferences)
  const sites = useMe().data?.sites ?? []
  return zoneOfSites(site === undefined ? sites : [site])
}

/** Tells moments in it, wherever the computer stands. */
export function useSiteMoment(): (iso: string) => string {
  const zone = useOwnZone()
  const { moment } = useI18n()
  return iso => moment(iso, zone)
}

/** From the beginning of one day to the end of another, by the same clock. */
export function useDays(): (days: Days) => Span {
  const zone = useOwnZone()
  return days => spanOf(days, zone)
}
