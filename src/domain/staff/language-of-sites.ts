import { languageOf, SITES, type Language, type SiteId } from '../sites/sites.ts'

type Assigned = { readonly sites?: readonly SiteId[] | undefined }

/** What is spoken where somebody works. Undefined for everywhere, and where it is not one language. */
export function languageOfSites(assignments: readonly Assigned[]): Language | undefined {
  if (assignments.some(({ sites }) => sites === undefined)) return undefined
  const [first, ...others] = new Set(
    assignments.flatMap(({ sites = [] }) => sites.flatMap(site => SITES[site].locales.map(languageOf))),
  )
  return others.length === 0 ? first : undefined
}
