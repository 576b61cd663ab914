import { SECTION_TYPES, type SectionType } from '#contract/content/content-section-types.ts'
import { categoryPageUrl } from '#domain/sites/shop-urls.ts'
import { page } from '#web/page-factory.tsx'
import { loadSections } from '#web/sections/load-sections.ts'
import { ExampleSection } from './example-section.tsx'
import { SHOWN_ON } from './one-section.page.tsx'

/** The example of every kind of section, in its order of the registry. Holds nothing of the shop: open to all. */
export const allSectionsPage = page({
  path: '/preview/sections',
  around: 'nothing',
  async load(visit) {
    // Only when somebody looks: to check them all takes longer than a server has to start.
    const { SECTION_EXAMPLES } = await import('#contract/content/examples/sections.ts')
    const loaded = await loadSections(
      visit,
      SECTION_TYPES.map((type: SectionType) => ({ name: type, items: [SECTION_EXAMPLES[type]], lazy: false })),
    )
    return { ...loaded, facts: { ...loaded.facts, path: categoryPageUrl(visit.locale, SHOWN_ON) } }
  },
  head: () => ({ title: 'Sections', robots: 'noindex', alternates: false }),
  View: ({ data: { sections, facts } }) => (
    <div data-scroll-sync>
      <h1 className="p-6 text-xl">Sections</h1>
      {sections.map(({ name, items }) => (
        <ExampleSection key={name} name={name} items={items} facts={facts} />
      ))}
    </div>
  ),
})
