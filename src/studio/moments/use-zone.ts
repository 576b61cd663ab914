import { useState } from 'react'
import { SITES, type SiteId } from '#domain/sites/sites.ts'

/** In whose time something for several sites is said first. */
export const zoneOfSites = (sites: readonly SiteId[]): string => SITES[sites[0] ?? 'US'].timeZone

/** That of the first site, until somebody chooses another. */
export function useZone(sites: readonly SiteId[]): readonly [zone: string, choose: (zone: string) => void] {
  const [chosen, choose] = useState<string>()
  return [chosen ?? zoneOfSites(sites), choose]
}
