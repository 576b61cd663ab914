/** Kinds of things that change one by one; `category:2301` is a tag. `prices` tells of a product of which nothing else changed. */
export const TAG_KINDS = [
  'product',
  'prices',
  'category',
  'listed',
  'content',
  'promotion',
  'voices',
  'affinities',
  'visit-ended',
  'asset',
] as const
type TagKind = (typeof TAG_KINDS)[number]

/**
 * What is told as a whole. `listings` is on pages that choose products by what they cost or have: any may come or go.
 * `everything` says that so much has changed that all of it is read again. `turns` says that a moment was set at which something begins or ends; `stores` that stores or collection points changed,
 * `redirects` that addresses lead elsewhere, `experiments` that a test began or ended.
 */
export const WHOLE_TAGS = [
  'everything',
  'search',
  'product-sets',
  'listings',
  'turns',
  'stores',
  'redirects',
  'experiments',
] as const

/** What changed, as the database tells it, and as kept pages and answers carry it. */
export type ChangeTag = `${TagKind}:${string}` | (typeof WHOLE_TAGS)[number]

export const tagOf = (kind: TagKind, id: string | number): ChangeTag => `${kind}:${id}`

/** The id in a tag of that kind. */
export const idInTag = (kind: TagKind, tag: string): string | undefined =>
  tag.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : undefined

/** Parts of the content that are told as a whole. */
export const CONTENT_TAGS = {
  menu: 'content:menu',
  footer: 'content:footer',
  promoBar: 'content:promo-bar',
  popUps: 'content:popups',
  articles: 'content:articles',
  articleTags: 'content:article-tags',
  /** The words around every product. */
  product: 'content:product',
  social: 'content:social',
  /** Pages that show what a day changes carry it; it is announced when a day ends somewhere. */
  day: 'content:day',
} as const satisfies Record<string, ChangeTag>
