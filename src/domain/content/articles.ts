const DEFAULT_GRID_COLUMNS = 3

/** Facets shown before "see more", by breakpoint. */
export const FACET_COUNTS = { sm: 4, md: 10, lg: 20 } as const

/** Rows to load times the columns of the small grid. */
export const initialArticleCount = (rowsToLoad: number, smallGridColumns: number = DEFAULT_GRID_COLUMNS): number =>
  rowsToLoad * smallGridColumns

export type ArticleQuery = { readonly offset: number; readonly limit: number; readonly tagIds: readonly string[] }

export const firstArticles = (limit: number): ArticleQuery => ({ offset: 0, limit, tagIds: [] })
export const moreArticles = (query: ArticleQuery): ArticleQuery => ({ ...query, offset: query.offset + query.limit })

/** Other tags are another list, read from its start. */
export const withTags = (query: ArticleQuery, tagIds: readonly string[]): ArticleQuery => ({
  ...query,
  offset: 0,
  tagIds,
})

const TAG = 'tag'
const SHOW = 'show'
const MOST_TAGS = 10
const MOST_PAGES = 10
/** What a page with a list of articles reads of its address. */
export const ARTICLE_WORDS = [TAG, SHOW] as const
/** What an address of a list keeps when its filters change: which moment and language a preview shows. */
const KEPT = ['preview', 'previewDateTime', 'localePath', 'drafts']

/** What an address says of a list of articles, and nothing else that it may carry. */
export const articlesPart = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name]) => [...KEPT, TAG, SHOW].includes(name))).toString()

/** The list an address asks for, with everything shown up to its last page. */
export function askedArticles(query: URLSearchParams, limit: number): ArticleQuery {
  const pages = Number(query.get(SHOW) ?? 1)
  const shown = Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1
  const tagIds = query.getAll(TAG).filter(id => /^[a-z0-9-]{1,80}$/.test(id))
  return { offset: (shown - 1) * limit, limit, tagIds: [...new Set(tagIds)].slice(0, MOST_TAGS) }
}

/** The address of a list: the one before, asking for something else. */
export function articlesAddress(
  path: string,
  before: URLSearchParams,
  { offset, limit, tagIds }: ArticleQuery,
): string {
  const query = new URLSearchParams([...before].filter(([name]) => KEPT.includes(name)))
  for (const id of tagIds) query.append(TAG, id)
  if (offset > 0) query.set(SHOW, String(offset / limit + 1))
  return query.size === 0 ? path : `${path}?${query}`
}

/** The tags asked for, with one more, or without one that was there. */
export const toggledTag = (query: ArticleQuery, id: string): ArticleQuery =>
  withTags(query, query.tagIds.includes(id) ? query.tagIds.filter(each => each !== id) : [...query.tagIds, id])

/** The tags to search by: those a visitor chose take the place of the list's own, unless these always hold. */
export const searchedTags = (own: readonly string[], chosen: readonly string[], ownAlwaysHold: boolean): string[] => [
  ...new Set([...(chosen.length > 0 && !ownAlwaysHold ? [] : own), ...chosen]),
]
