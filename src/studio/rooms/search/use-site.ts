import { useStore } from '@nanostores/react'
import { DEFAULT_SITE, type SiteId } from '#domain/sites/sites.ts'
import { useMe } from '../../calls/queries.ts'
import { $preferences } from '../../preferences/preferences.ts'

/** The site whose results are looked at. */
export function useSite(): SiteId {
  const { site } = useStore($preferences)
  const { data: me } = useMe()
  return site ?? me?.sites[0] ?? DEFAULT_SITE
}

export const useMayChange = (): boolean => useMe().data?.permissions.includes('search.write') ?? false
