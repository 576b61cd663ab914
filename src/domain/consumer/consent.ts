import type { Site } from '../sites/sites.ts'

const CONSENT_CATEGORIES = {
  C0001: 'required',
  C0002: 'performance and analytics',
  C0003: 'functional',
  C0004: 'targeting',
} as const satisfies Record<string, string>

export type ConsentCategory = keyof typeof CONSENT_CATEGORIES

export const CONSENT_CATEGORY_IDS = ['C0001', 'C0002', 'C0003', 'C0004'] as const satisfies readonly ConsentCategory[]

export const TARGETING = 'C0004' satisfies ConsentCategory
export const FUNCTIONAL = 'C0003' satisfies ConsentCategory
export const ANALYTICS = 'C0002' satisfies ConsentCategory

/** Enforced only in the EMEA region unless in preview. */
export const consentEnforced = (site: Site, { preview = false } = {}): boolean =>
  site.features.consentEnforced && !preview

export type ConsentFacts = {
  readonly site: Site
  readonly preview?: boolean
  readonly given: readonly ConsentCategory[]
}

export function hasConsent(category: ConsentCategory, { site, preview = false, given }: ConsentFacts): boolean {
  return category === 'C0001' || !consentEnforced(site, { preview }) || given.includes(category)
}

/** The choice as a cookie keeps it: `C0001.C0004`; undefined when the visitor has not chosen yet. */
export function parseConsent(cookie: string | undefined): ConsentCategory[] | undefined {
  if (cookie === undefined || cookie === '') return undefined
  const named = cookie.split('.')
  return CONSENT_CATEGORY_IDS.filter(id => id === 'C0001' || named.includes(id))
}

export const formatConsent = (given: readonly ConsentCategory[]): string =>
  CONSENT_CATEGORY_IDS.filter(id => id === 'C0001' || given.includes(id)).join('.')
