import { CallError } from '#contract/client.ts'
import type { Section } from '#contract/content/content.entities.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import type { SocialMedia } from '#contract/social/social.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { articlesPart, askedArticles, initialArticleCount, searchedTags } from '#domain/content/articles.ts'
import { dayOf } from '#domain/time/dates.ts'
import { shownIn } from '#domain/content/page-types.ts'
import { CONTENT_TAGS, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import { readRecToken } from '#domain/decision/rec-token.ts'
import { chooseItems } from './choices/choose-items.ts'
import { choosingOf } from './choices/choosing-of.ts'
import { contentRequest, previewMoment } from '#web/content-request.ts'
import type { PlaceFacts } from './section-list.tsx'

export type LoadedSections = {
  readonly sections: readonly Section[]
  readonly facts: PlaceFacts
  readonly tags: readonly ChangeTag[]
}

/** They show other things when a day is over. */
const DATED: ReadonlySet<SectionItem['type']> = new Set(['event-collection', 'event-sign-up-form'])

/** The day it is where the shop is, at the moment that is looked at. */
function todayOf({ site, url, preview }: PageVisit): string {
  const asked = preview ? Date.parse(previewMoment(url.searchParams) ?? '') : Number.NaN
  return dayOf(Number.isNaN(asked) ? new Date() : new Date(asked), site.timeZone)
}

/** Makes the choices of a page for this visitor, and fetches in one go what its sections need besides their content. */
export async function loadSections(visit: PageVisit, written: readonly Section[]): Promise<LoadedSections> {
  const choosing = await choosingOf(visit)
  const sections = written.map(section => ({ ...section, items: chooseItems(section.items, choosing) }))
  const items = sections.flatMap(section => section.items.flatMap(withInner))
  const [articles, pictures] = await Promise.all([loadArticles(visit, items), loadPictures(visit, items)])
  const facts = {
    path: visit.url.pathname,
    today: todayOf(visit),
    hosted: visit.hosted,
    articlesAsked: articles.size > 0 ? articlesPart(visit.url.searchParams) : '',
    articles,
    pictures,
  }
  return {
    sections,
    facts,
    tags: [
      ...(articles.size > 0 ? [CONTENT_TAGS.articles, CONTENT_TAGS.articleTags] : []),
      ...(pictures.size > 0 ? [CONTENT_TAGS.social] : []),
      ...(items.some(({ type }) => DATED.has(type)) ? [CONTENT_TAGS.day] : []),
      ...productTags(items),
    ],
  }
}

export const withInner = (item: SectionItem): SectionItem[] =>
  item.type === 'carousel' || item.type === 'filter-by' ? [item, ...item.items.flatMap(withInner)] : [item]

/** The products that sections show, wherever on the page: a change of their price makes it old. */
export const productTags = (items: readonly SectionItem[]): ChangeTag[] =>
  items
    .flatMap(item =>
      'recommendedProducts' in item
        ? item.recommendedProducts.map(({ recToken }) => readRecToken(recToken ?? '')?.masterId)
        : [],
    )
    .filter(id => id !== undefined)
    .map(id => tagOf('product', id))

async function loadArticles(visit: PageVisit, items: readonly SectionItem[]): Promise<PlaceFacts['articles']> {
  const { call, site, url } = visit
  const { mode, query } = contentRequest(url.searchParams)
  const grids = items.filter(item => item.type === 'article-grid')
  const found = await Promise.all(
    grids.map(async ({ id, rowsToLoad, gridSize, initialQuery, initialQueryNotFiltered }) => {
      const { offset, limit, tagIds } = askedArticles(url.searchParams, initialArticleCount(rowsToLoad, gridSize.sm))
      const { tagId, category } = initialQuery
      const search = (from: number) =>
        call('content.search', {
          params: { mode, siteId: site.id, searchType: 'article' },
          query: {
            ...query,
            tagId: searchedTags(tagId, tagIds, initialQueryNotFiltered),
            offset: from,
            limit,
            ...(category === undefined ? {} : { category }),
          },
        })
      const [first, ...more] = await Promise.all([
        search(0),
        ...Array.from({ length: offset / limit }, (_, page) => search((page + 1) * limit)),
      ])
      // The one page that most visitors see stays the object it is: what was rendered of it is kept.
      const result = [first, ...more].flatMap(page => page.result)
      return [id, more.length === 0 ? first : { ...first, result }] as const
    }),
  )
  return new Map(found)
}

async function loadPictures(visit: PageVisit, items: readonly SectionItem[]): Promise<PlaceFacts['pictures']> {
  const galleries = items.filter(item => item.type === 'ugc-gallery')
  const found = await Promise.all(
    galleries.map(
      async ({ id, containerId, filter, limit }) =>
        [id, await recentPictures(visit, containerId, filter, limit)] as const,
    ),
  )
  return new Map(found)
}

/** Pictures are an extra: without them the gallery leaves nothing. */
async function recentPictures(
  visit: PageVisit,
  streamId: string,
  filter: string,
  limit: number,
): Promise<SocialMedia[]> {
  const { productId, categoryId } = shownIn(visit.url.pathname)
  try {
    const { media } = await visit.call('social.recentByStreams', {
      query: {
        streamId,
        limit,
        ...(filter.includes('{productId}') && productId !== undefined ? { productId } : {}),
        ...(filter.includes('{category}') && categoryId !== undefined ? { categoryId } : {}),
      },
    })
    return media
  } catch (error) {
    if (error instanceof CallError) return []
    throw error
  }
}
