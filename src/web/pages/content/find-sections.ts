import { CallError } from '#contract/client.ts'
import type { Page } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import { loadSections, type LoadedSections } from '#web/sections/load-sections.ts'

export type FoundSections = { readonly loaded: LoadedSections; readonly tags: readonly ChangeTag[] }

/** What editors wrote around a category or a product; most have nothing, and that is no misfortune. */
export async function findSections(
  visit: PageVisit,
  read: () => Promise<Pick<Page, 'id' | 'sections'>>,
): Promise<FoundSections | undefined> {
  try {
    const page = await read()
    const loaded = await loadSections(visit, page.sections)
    return { loaded, tags: [tagOf('content', page.id), ...loaded.tags] }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
