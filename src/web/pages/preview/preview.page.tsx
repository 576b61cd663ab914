import { CallError } from '#contract/client.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import type { PageVisit } from '#contract/web.ts'
import { page } from '#web/page-factory.tsx'
import { loadSections, type LoadedSections } from '#web/sections/load-sections.ts'
import { branchesOf } from './branches-of.ts'
import { ExampleSection } from './example-section.tsx'
import { keepToken } from './keep-token.ts'
import { PreviewForm } from './preview-form.tsx'
import { readQuery, type PreviewQuery } from './preview-query.ts'

type PreviewData = { query: PreviewQuery; loaded: LoadedSections; total: number; refused: boolean }

/** Shows every object of one kind as shoppers would see it. For editors: needs the preview token. */
export const previewPage = page<PreviewData>({
  path: '/preview',
  around: 'nothing',
  async load(visit) {
    await keepToken(visit)
    const query = readQuery(visit.url.searchParams)
    const { items, total, refused } = await findItems(visit, query)
    const written = items.flatMap(branchesOf).map(branch => ({ ...branch, lazy: false }))
    return { query, total, refused, loaded: await loadSections(visit, written) }
  },
  head: () => ({ title: 'Content preview', robots: 'noindex', alternates: false }),
  View: ({ data }) => <PreviewView data={data} />,
})

type Found = { items: SectionItem[]; total: number; refused: boolean }

async function findItems({ call, site }: PageVisit, query: PreviewQuery): Promise<Found> {
  const { docType, layoutVariant, limit, page: wanted } = query
  const nothing: Found = { items: [], total: 0, refused: false }
  if (!docType) return nothing
  if (query.examples) {
    const { SECTION_EXAMPLES } = await import('#contract/content/examples/sections.ts')
    return { ...nothing, items: [SECTION_EXAMPLES[docType]], total: 1 }
  }
  try {
    const found = await call('content.showcase', {
      params: { mode: 'preview', siteId: site.id, docType },
      query: { limit, page: wanted, ...(layoutVariant === '' ? {} : { layoutVariant }) },
    })
    return { ...nothing, items: found.items, total: found.total }
  } catch (error) {
    if (error instanceof CallError) return { ...nothing, refused: true }
    throw error
  }
}

function PreviewView({ data: { query, loaded, total, refused } }: { data: PreviewData }) {
  const { sections, facts } = loaded
  return (
    <div data-scroll-sync>
      <PreviewForm query={query} total={total} />
      {!query.docType && (
        <p className="px-(--gutter) py-6 text-slate">
          Choose a doc type to see everything of its kind as shoppers see it.
        </p>
      )}
      {refused && (
        <p className="px-(--gutter) py-6">The preview token is missing or wrong. Open this page once with ?token=…</p>
      )}
      {!refused && query.docType && sections.length === 0 && <p className="px-(--gutter) py-6">No results.</p>}
      {sections.map(({ name, items }, at) => (
        <ExampleSection key={`${at} ${name}`} name={name} items={items} facts={facts} />
      ))}
    </div>
  )
}
