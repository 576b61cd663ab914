import { hasConsent, parseConsent, TARGETING } from '#domain/consumer/consent.ts'
import { CONSENT_COOKIE } from '#domain/sites/cookies.ts'
import { mayPreview } from '../content/content-view.ts'
import type { Shop } from '../shop.ts'

/** Whether what this visitor does may decide what is shown: switched on here, and agreed to. */
export async function mayTarget(shop: Shop): Promise<boolean> {
  const { site, request } = shop
  if (!site.features.testing) return false
  const preview = shop.preview && (await mayPreview(shop))
  return hasConsent(TARGETING, { site, preview, given: parseConsent(request.cookies[CONSENT_COOKIE]) ?? [] })
}
