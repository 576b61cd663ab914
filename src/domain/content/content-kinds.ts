export const CONTENT_KINDS = [
  'page',
  'article',
  'category',
  'product',
  'menu',
  'footer',
  'fragment',
  'popups',
  'promo-bar',
  'labels',
  'letter',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

const NAMED: Readonly<Record<string, ContentKind>> = {
  menu: 'menu',
  footer: 'footer',
  'promo-bar': 'promo-bar',
  popups: 'popups',
  'article-tags': 'labels',
}
const FOLDERS: Readonly<Record<string, ContentKind>> = {
  stories: 'article',
  category: 'category',
  product: 'product',
  fragment: 'fragment',
  letter: 'letter',
}

/** The words that all letters share. */
export const WORDS_SLUG = 'letter/words'

/** What an object is, by its name. */
export const kindOf = (slug: string): ContentKind =>
  NAMED[slug] ?? (slug.includes('/') ? FOLDERS[slug.split('/')[0] ?? ''] : undefined) ?? 'page'

export const parentOf = (slug: string): string | null =>
  slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : null

/** How a layer stands, by what of it is nearest to whoever works on it. */
export const LAYER_STATES = ['working', 'scheduled', 'live', 'none'] as const
export type LayerState = (typeof LAYER_STATES)[number]

/** The order of lists: by name, or what changed last or longest ago first. */
export const CONTENT_SORTS = ['name', 'changed', 'oldest'] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]
