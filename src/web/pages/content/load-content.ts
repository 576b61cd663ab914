import { CallError } from '#contract/client.ts'
import type { AugmentedPage } from '#contract/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { PageNotFound } from '#web/page-outcome.ts'
import { loadSections, type LoadedSections } from '#web/sections/load-sections.ts'

export type ContentData = { readonly page: AugmentedPage; readonly loaded: LoadedSections }

/** How content is asked for on this visit: as it is live, or at the moment a preview asks for. */
export function contentRequest({ site, preview, url }: PageVisit) {
  const asked = url.searchParams
  const previewDateTime = asked.get('previewDateTime')
  return {
    params: { mode: preview ? 'preview' : 'live', siteId: site.id },
    query: preview && previewDateTime !== null ? { previewDateTime } : {},
  } as const
}

/** A page of content with everything its sections need. */
export async function loadContent(visit: PageVisit, slug: string): Promise<ContentData> {
  const { params, query } = contentRequest(visit)
  try {
    const page = await visit.call('content.augmentedPage', { params: { ...params, page: slug }, query })
    return { page, loaded: await loadSections(visit, page.sections) }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw new PageNotFound()
    throw error
  }
}

/** Everything a change of which makes the page old. */
export const contentTags = ({ page, loaded }: ContentData): string[] => [
  `content:${page.id}`,
  ...loaded.tags,
  ...productIds(loaded).map(id => `product:${id}`),
]

const productIds = ({ sections }: LoadedSections): string[] =>
  sections.flatMap(({ items }) =>
    items.flatMap(item =>
      'recommendedProducts' in item
        ? item.recommendedProducts.flatMap(({ recToken }) => recToken?.split('.')[1] ?? [])
        : [],
    ),
  )
