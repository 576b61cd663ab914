export const DEFAULT_GRID_COLUMNS = 3

/** Facets shown before "see more", by breakpoint. */
export const FACET_COUNTS = { sm: 4, md: 10, lg: 20 } as const
export type Breakpoint = keyof typeof FACET_COUNTS

/** Rows to load times the columns of the small grid. */
export const initialArticleCount = (rowsToLoad: number, smallGridColumns: number = DEFAULT_GRID_COLUMNS): number =>
  rowsToLoad * smallGridColumns

export const visibleFacets = <Facet>(facets: readonly Facet[], breakpoint: Breakpoint, all: boolean): Facet[] =>
  all ? [...facets] : facets.slice(0, FACET_COUNTS[breakpoint])

export type ArticleQuery = { readonly offset: number; readonly limit: number; readonly tagIds: readonly string[] }

export const firstArticles = (limit: number): ArticleQuery => ({ offset: 0, limit, tagIds: [] })
export const moreArticles = (query: ArticleQuery): ArticleQuery => ({ ...query, offset: query.offset + query.limit })

/** Other tags are another list, read from its start. */
export const withTags = (query: ArticleQuery, tagIds: readonly string[]): ArticleQuery => ({
  ...query,
  offset: 0,
  tagIds,
})
