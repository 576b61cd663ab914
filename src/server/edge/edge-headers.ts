import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { CdnName } from './cdn-names.ts'
import { CDN_RULES } from './cdns.ts'
import { tagsOfPage } from './edge-tags.ts'

/** Bounds what a purge that never arrived can leave behind. Browsers never see it, and ask again each time. */
const LIFETIME = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'

/** Only with a page that this shop keeps itself: whatever has none of it is nobody's to keep. */
export function edgeHeadersOf({ CDN }: { readonly CDN: CdnName }, tags: readonly ChangeTag[]): Record<string, string> {
  if (CDN === 'off') return {}
  const rules = CDN_RULES[CDN]
  return { [rules.lifetime]: LIFETIME, [rules.tags]: tagsOfPage(tags).join(rules.between) }
}
