import { useState } from 'react'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import { useMe } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'

/** In whose time something for several sites is said first. */
export const zoneOfSites = (sites: readonly SiteId[]): string => SITES[sites[0] ?? 'US'].timeZone

/** That of the first site, until somebody chooses another. */
export function useZone(sites: readonly SiteId[]): readonly [zone: string, choose: (zone: string) => void] {
  const [chosen, choose] = useState<string>()
  return [chosen ?? zoneOfSites(sites), choose]
}

/** The time of the first site that somebody works for: what a shop does by the clock, it does by its own. */
export const useOwnZone = (): string => zoneOfSites(useMe().data?.sites ?? [])

/** Tells moments in it, wherever the computer stands. */
export function useSiteMoment(): (iso: string) => string {
  const zone = useOwnZone()
  const { moment } = useI18n()
  return iso => moment(iso, zone)
}
