import type { Footer, MegaMenu } from '#contract/content/content.entities.ts'
import type { PromoBar } from '#contract/content/content-notices.ts'
import type { PageVisit } from '#contract/web.ts'
import { BAR_COOKIE } from '#domain/sites/cookies.ts'
import { CONTENT_TAGS, type ChangeTag } from '#domain/sites/change-tags.ts'
import { ifThere } from '#web/if-there.ts'
import { contentRequest } from '#web/content-request.ts'

export type ShellData = {
  menu: MegaMenu | undefined
  footer: Footer | undefined
  promoBar: PromoBar | undefined
  tags: readonly ChangeTag[]
}

/** What header and footer show, on every page. Without content they are shorter, never broken. */
export async function loadShell({ call, site, url, cookies }: PageVisit): Promise<ShellData> {
  const { mode, query } = contentRequest(url.searchParams)
  const [menu, footer, promo] = await Promise.all([
    ifThere(call('content.menu', { params: { mode, siteId: site.id }, query })),
    ifThere(call('content.footer', { params: { mode, siteId: site.id }, query })),
    cookies[BAR_COOKIE] === 'closed'
      ? undefined
      : ifThere(call('content.fragment', { params: { mode, fragmentId: 'promo-bar' }, query })),
  ])
  const promoBar = promo?.items.find(item => item.type === 'promo-bar')
  return { menu, footer, promoBar, tags: [CONTENT_TAGS.menu, CONTENT_TAGS.footer, CONTENT_TAGS.promoBar] }
}
