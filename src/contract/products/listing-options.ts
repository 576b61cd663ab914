// Apart from the schemas, so that a browser can read these words without downloading a validator.

export const FACETS = [
  'category',
  'gender',
  'brand',
  'size',
  'width',
  'colour',
  'price',
  'activity',
  'feature',
  'rating',
  'store',
] as const

export type FacetId = (typeof FACETS)[number]

/** What the values of facets look like. */
export const FACET_SHAPES = {
  /** Shelves that are chosen as one: their numbers, joined. */
  category: /^\d{4,10}(?:-\d{4,10}){0,99}$/,
  text: /^[\p{L}\p{N}][\p{L}\p{N} ./+-]{0,59}$/u,
  /** Minor units, low-high; the high end may be open. */
  price: /^\d{1,9}-\d{0,9}$/,
  rating: /^[1-5]$/,
} as const

export const shelvesIn = (category: string): string[] => category.split('-')

export const SORTS = ['recommended', 'newest', 'price-asc', 'price-desc', 'rating', 'bestselling'] as const
export type Sort = (typeof SORTS)[number]

export const PAGE_SIZES = [24, 48] as const

/** Of shoes; short and long are the legs of trousers. */
export const WIDTHS = ['narrow', 'regular', 'wide', 'short', 'long'] as const

export const FITS = ['small', 'true', 'large'] as const

export const REVIEW_SORTS = ['helpful', 'newest', 'oldest', 'rating-desc', 'rating-asc'] as const

export const QUESTION_SORTS = ['most-answers', 'newest', 'oldest'] as const
