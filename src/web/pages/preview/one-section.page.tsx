import { parseSectionItem } from '#contract/content/content-parse.ts'
import { categoryPageUrl } from '#domain/sites/shop-urls.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { loadSections } from '#web/sections/load-sections.ts'
import { SectionItemView } from '#web/sections/section-list.tsx'

/** A category that the examples of filtered sections name. */
export const SHOWN_ON = 'trail-running-2301'

/** The example of one kind or preset, over everything else: nothing is seen but the section. */
export const oneSectionPage = page({
  path: '/preview/sections/:kind',
  around: 'nothing',
  async load(visit, { kind = '' }) {
    const { exampleOf } = await import('#contract/content/examples/presets.ts')
    const { item } = parseSectionItem(exampleOf(kind))
    if (!item) throw new PageNotFound()
    const loaded = await loadSections(visit, [{ name: kind, items: [item], lazy: false }])
    return { ...loaded, facts: { ...loaded.facts, path: categoryPageUrl(visit.locale, SHOWN_ON) } }
  },
  head: () => ({ title: 'Section', robots: 'noindex', alternates: false }),
  View: ({ data: { sections, facts } }) => (
    <div id="section" className="fixed inset-0 z-50 overflow-hidden bg-paper">
      {sections.flatMap(({ items }) => items.map(item => <SectionItemView key={item.id} item={item} facts={facts} />))}
    </div>
  ),
})
