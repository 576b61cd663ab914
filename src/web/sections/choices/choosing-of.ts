import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { hasConsent, parseConsent, TARGETING } from '#domain/consumer/consent.ts'
import { GUEST, type Viewer } from '#domain/decision/segments.ts'
import { parseTestContext } from '#domain/decision/test-context.ts'
import { parseVariants } from '#domain/decision/variants.ts'
import { CONSENT_COOKIE, VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import type { Choosing } from './choose-items.ts'

/** What this visit decides by. Anonymous visits need no call, so that their pages can be shared. */
export async function choosingOf(visit: PageVisit): Promise<Choosing> {
  const { site, preview, cookies, testContext } = visit
  const given = parseConsent(cookies[CONSENT_COOKIE]) ?? []
  return {
    viewer: await viewerOf(visit),
    variants: parseVariants(cookies[VARIANTS_COOKIE]),
    testing: site.features.testing && hasConsent(TARGETING, { site, preview, given }),
    test: parseTestContext(testContext),
  }
}

async function viewerOf({ call, viewer }: PageVisit): Promise<Viewer> {
  const guest = { ...GUEST, cartEmpty: viewer.cartEmpty }
  if (viewer.kind !== 'consumer') return guest
  try {
    const { consumerProfile } = await call('consumer.profile')
    const { employee, athlete, identity = [] } = consumerProfile.consumerDetails
    return {
      ...guest,
      loggedIn: true,
      loyalty: consumerProfile.isLoyaltyMember === true,
      employee: Boolean(employee),
      athlete: Boolean(athlete),
      ipa: identity.some(({ type }) => type === 'IPA'),
      wranx: identity.some(({ type }) => type === 'WRANX'),
    }
  } catch (error) {
    if (error instanceof CallError) return { ...guest, loggedIn: true }
    throw error
  }
}
