import { PHONE_CODES } from '../identity/phone-codes.ts'
import type { Site } from '../sites/sites.ts'

export type Country = { readonly code: string; readonly name: string }

/** Countries a billing address may lie in. */
export const COUNTRY_CODES: readonly string[] = PHONE_CODES.map(({ code }) => code)

const names = new Map<string, Intl.DisplayNames>()

export function countryName(code: string, tag: string): string {
  const known = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' })
  names.set(tag, known)
  return known.of(code) ?? code
}

/** Name and code pairs in the alphabetical order of the language. */
export const countryList = (codes: readonly string[], tag: string): Country[] =>
  codes.map(code => ({ code, name: countryName(code, tag) })).toSorted((a, b) => a.name.localeCompare(b.name, tag))

/** Goods go where the site ships; a bill may go anywhere we know. */
export const addressCountries = (site: Site, kind: 'shipping' | 'billing', tag: string): Country[] =>
  countryList(kind === 'shipping' ? site.shipsTo : COUNTRY_CODES, tag)
