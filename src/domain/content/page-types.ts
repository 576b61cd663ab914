import { findLocale } from '../sites/sites.ts'
import type { FirstSegment } from '../sites/shop-urls.ts'
import { findCategoryId, findProductId } from '../sites/slugs.ts'

export const PAGE_TYPES = [
  'PDP',
  'PLP',
  'Cart',
  'Account',
  'Search',
  'SearchHub',
  'Home',
  'Order Confirmation',
  'Checkout',
  'Other',
  'Error',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

const PRODUCT = 'p' satisfies FirstSegment
const CATEGORY = 'c' satisfies FirstSegment
const SEARCH = 'search' satisfies FirstSegment
const BY_FIRST_SEGMENT = new Map<string, PageType>([
  ['cart', 'Cart'],
  ['account', 'Account'],
  ['order-confirmation', 'Order Confirmation'],
  ['checkout', 'Checkout'],
] satisfies [FirstSegment, PageType][])

export type PageFacts = {
  readonly path: string
  /** What the shopper searched for; the search page without it is the hub. */
  readonly query?: string | undefined
  /** The page description says it is unavailable. */
  readonly unavailable?: boolean
}

/** The segments of a path behind its locale. */
export function pathSegments(path: string): string[] {
  const segments = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? []
  return findLocale(segments[0] ?? '') ? segments.slice(1) : segments
}

export function pageTypeOf({ path, query, unavailable = false }: PageFacts): PageType {
  if (unavailable) return 'Error'
  const [first, slug] = pathSegments(path)
  if (first === undefined) return 'Home'
  if (first === PRODUCT) return findProductId(slug ?? '') === undefined ? 'Other' : 'PDP'
  if (first === CATEGORY) return findCategoryId(slug ?? '') === undefined ? 'Other' : 'PLP'
  if (first === SEARCH) return (query ?? '').trim() === '' ? 'SearchHub' : 'Search'
  return BY_FIRST_SEGMENT.get(first) ?? 'Other'
}

/** The product or category that a path shows. */
export function shownIn(path: string): { productId?: string; categoryId?: string } {
  const [first, slug = ''] = pathSegments(path)
  const productId = first === PRODUCT ? findProductId(slug) : undefined
  const categoryId = first === CATEGORY ? findCategoryId(slug) : undefined
  return { ...(productId !== undefined && { productId }), ...(categoryId !== undefined && { categoryId }) }
}

/** Whether a filter-by section shows: the path must be a product or category, and IN or NOT IN the list. */
export function filterByShows(path: string, rule: 'IN' | 'NOT IN', list: readonly string[]): boolean {
  const { productId, categoryId } = shownIn(path)
  const id = productId ?? categoryId
  return id !== undefined && list.includes(id) === (rule === 'IN')
}
