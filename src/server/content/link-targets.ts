import { isScreen } from '#domain/content/screens.ts'
import { DEFAULT_LOCALE, type Language } from '#domain/sites/sites.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { inLanguage } from '../catalog/words.ts'
import { productUrl } from '../products/product-card.ts'
import type { Desk } from '../staff/staff.ts'
import { allContent } from './list.service.ts'

export type LinkTarget = {
  readonly kind: 'page' | 'category' | 'product'
  readonly id: string
  readonly title: string
  /** As content says it: right in every locale. */
  readonly url: string
}
type Asked = {
  readonly q: string
  readonly kind?: LinkTarget['kind'] | undefined
  readonly ids?: readonly string[] | undefined
  readonly language: Language
}

const MOST = 20
const inAnyLocale = (path: string) => path.replace(DEFAULT_LOCALE, '{locale}')

/** What content can lead to or show, by its name, or by the ids that somebody has chosen. */
export async function findTargets(desk: Desk, { q, kind, ids, language }: Asked): Promise<{ rows: LinkTarget[] }> {
  const sought = q.toLowerCase()
  const isSought = ({ id, title }: LinkTarget) =>
    ids ? ids.includes(id) : `${title} ${id}`.toLowerCase().includes(sought)
  const found: LinkTarget[] = []
  for (const part of kind === undefined ? (['page', 'category', 'product'] as const) : [kind])
    for (const target of await SOURCES[part](desk, language)) {
      if (isSought(target)) found.push(target)
      if (found.length >= (ids?.length ?? MOST)) return { rows: found }
    }
  return { rows: found }
}

const SOURCES: Readonly<Record<LinkTarget['kind'], (desk: Desk, language: Language) => Promise<Iterable<LinkTarget>>>> =
  {
    page: async desk =>
      (await allContent(desk))
        .filter(({ slug, kind }) => (kind === 'page' || kind === 'article') && !isScreen(slug))
        .map(({ slug, title = slug }) => ({
          kind: 'page',
          id: slug,
          title,
          url: inAnyLocale(shopUrl(DEFAULT_LOCALE, '/:slug*', { slug })),
        })),
    category: async ({ services: { catalog } }, language) => {
      await catalog.ready()
      return [...catalog.tree.all()].map(({ id, names }) => ({
        kind: 'category',
        id: String(id),
        title: inLanguage(names, language),
        url: `{c:${id}}`,
      }))
    },
    product: async ({ services: { catalog } }, language) => {
      await catalog.ready()
      return productsIn(catalog.styles, language)
    },
  }

type Styles = Desk['services']['catalog']['styles']

/** Only what some site sells. One after another: nobody needs thousands of them where twenty are found. */
function* productsIn(styles: Styles, language: Language): Iterable<LinkTarget> {
  for (const style of styles)
    for (const [at, colour] of (style?.colours ?? []).entries()) {
      if (!style?.supply.some(({ offers }) => offers[at])) continue
      const name = inLanguage(style.names, language)
      yield {
        kind: 'product',
        id: colour.id,
        title: `${name} – ${inLanguage(colour.names, language)}`,
        url: inAnyLocale(productUrl(DEFAULT_LOCALE, inLanguage(style.names, 'en'), colour.id)),
      }
    }
}
