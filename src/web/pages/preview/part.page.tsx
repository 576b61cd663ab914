import type { PageVisit } from '#contract/web.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { contentRequest } from '#web/content-request.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { loadSections } from '#web/sections/load-sections.ts'
import { SectionList } from '#web/sections/section-list.tsx'

/** What stands on no page of its own, or only for some visitors and after a while: all of it, for whoever writes it. */
export const partPage = page({
  path: '/preview/parts/:slug*',
  around: 'nothing',
  async load(visit, { slug = '' }) {
    if (!visit.inFrame) throw new PageNotFound()
    return loadSections(visit, [{ name: slug, items: await itemsOf(visit, slug), lazy: false }])
  },
  head: () => ({ title: 'Part', robots: 'noindex', alternates: false }),
  View: ({ data: { sections, facts } }) => (
    <div className="grid gap-6 py-8" data-sections>
      <SectionList sections={sections} facts={facts} leads={false} />
    </div>
  ),
})

async function itemsOf({ call, site, url }: PageVisit, slug: string): Promise<SectionItem[]> {
  const { mode, query } = contentRequest(url.searchParams)
  const [folder, fragmentId] = slug.split('/')
  if (slug === 'popups') return (await call('content.popups', { params: { mode, siteId: site.id }, query })).popups
  if (folder !== 'fragment' || fragmentId === undefined) throw new PageNotFound()
  return (await call('content.fragment', { params: { mode, fragmentId }, query })).items
}
