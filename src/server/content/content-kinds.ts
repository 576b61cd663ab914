const NAMED_KINDS: Readonly<Record<string, string>> = {
  menu: 'menu',
  footer: 'footer',
  'promo-bar': 'promo-bar',
  popups: 'popups',
  'article-tags': 'labels',
}
const FOLDER_KINDS: Readonly<Record<string, string>> = {
  stories: 'article',
  category: 'category',
  product: 'product',
  fragment: 'fragment',
}

export const kindOf = (slug: string): string =>
  NAMED_KINDS[slug] ?? (slug.includes('/') ? FOLDER_KINDS[slug.split('/')[0] ?? ''] : undefined) ?? 'page'

export const parentOf = (slug: string): string | null =>
  slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : null
