import { GUEST, type Viewer } from '#domain/decision/segments.ts'
import { CART_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'
import { findBelonging } from './viewer.queries.ts'

/** What segments ask of whoever is here. Of a stranger nobody is asked. */
export async function viewerOf({ db, shopper, request, site }: Shop): Promise<Viewer> {
  const guest = { ...GUEST, cartEmpty: (request.cookies[CART_COOKIE] ?? '') === '' }
  if (shopper.kind !== 'consumer') return guest
  const found = await findBelonging(db, shopper.id)
  return {
    ...guest,
    loggedIn: true,
    loyalty: site.features.loyalty && (found?.loyalty ?? false),
    employee: found?.employee ?? false,
    athlete: found?.athlete ?? false,
    ipa: found?.identities.includes('IPA') ?? false,
    wranx: found?.identities.includes('WRANX') ?? false,
  }
}
