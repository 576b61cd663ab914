import type { PageVisit } from '#contract/web.ts'
import { contentRequest } from '#web/content-request.ts'
import { ifThere } from '#web/if-there.ts'
import { loadSections, type LoadedSections } from './load-sections.ts'

/** What editors wrote to go with a page that has a work of its own; without it the page does its work, too. */
export async function contentBeside(visit: PageVisit, slug: string): Promise<LoadedSections | undefined> {
  const { mode, query } = contentRequest(visit.url.searchParams)
  const params = { mode, siteId: visit.site.id, page: slug }
  const written = await ifThere(visit.call('content.augmentedPage', { params, query }))
  return written && loadSections(visit, written.sections)
}
