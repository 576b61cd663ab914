import { hasConsent, parseConsent, TARGETING, type ConsentCategory } from '#domain/consumer/consent.ts'
import { findSite, SITES, DEFAULT_SITE } from '#domain/sites/sites.ts'
import { CONSENT_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'

/** What the visitor allowed. Where consent is not enforced everything is allowed that his browser does not object to. */
export function allows(category: ConsentCategory): boolean {
  const { site: siteId = '', preview } = document.documentElement.dataset
  const site = findSite(siteId) ?? SITES[DEFAULT_SITE]
  const given = parseConsent(cookieIn(document.cookie, CONSENT_COOKIE)) ?? []
  if (category === TARGETING && objects() && !given.includes(category)) return false
  return hasConsent(category, { site, given, preview: preview === 'on' })
}

/** Global Privacy Control: some states of the site's own country give it the force of law. */
const objects = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Personalisation, experiments and recommendations of the decision engine need consent to targeting. */
export const mayPersonalise = (): boolean => allows(TARGETING)
