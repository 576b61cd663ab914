import { CallError } from '#contract/client.ts'
import type { AugmentedPage } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { CONTENT_TAGS, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import { PageNotFound } from '#web/page-outcome.ts'
import { contentRequest } from '#web/content-request.ts'
import { loadSections, type LoadedSections } from '#web/sections/load-sections.ts'

export type ContentData = { readonly page: AugmentedPage; readonly loaded: LoadedSections }

/** A page of content with everything its sections need. */
export async function loadContent(visit: PageVisit, slug: string): Promise<ContentData> {
  const { mode, query } = contentRequest(visit.url.searchParams)
  try {
    const params = { mode, siteId: visit.site.id, page: slug }
    const page = await visit.call('content.augmentedPage', { params, query })
    return { page, loaded: await loadSections(visit, page.sections) }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw new PageNotFound()
    throw error
  }
}

/** Everything a change of which makes the page old. */
export const contentTags = ({ page, loaded }: ContentData): ChangeTag[] => [
  tagOf('content', page.id),
  ...(page.article ? [CONTENT_TAGS.articles, CONTENT_TAGS.articleTags] : []),
  ...loaded.tags,
]
