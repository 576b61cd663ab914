import { languageOf, siteOfLocale, type Locale } from '#domain/sites.ts'
import { categoryUrl } from '../catalog/category-tree.ts'
import { siteIndex } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import { productUrl } from '../products/product-card.ts'
import type { Services } from '../services.ts'
import { readContentSlugs } from './sitemap.store.ts'

/** Content that is part of a screen, or that nobody should find by searching the web. */
const SCREENS = [
  'home',
  'account',
  'account-profile',
  'cart',
  'checkout',
  'error-4xx',
  'loyalty-modal',
  'order-confirmation',
  'search',
  'sign-up',
  'sign-up-modal',
  'product',
]

/** Every address of a locale worth finding, in a stable order. */
export async function pathsOf(services: Services, locale: Locale): Promise<string[]> {
  await services.catalog.ready()
  const content = await readContentSlugs(services.database.db, services.clock(), SCREENS)
  return [
    `/${locale}`,
    ...[...services.catalog.tree.all()].map(category => categoryUrl(category, locale)),
    ...content.map(slug => `/${locale}/${slug}`),
    ...productPaths(services, locale),
  ]
}

function productPaths({ catalog }: Services, locale: Locale): string[] {
  const site = siteIndex(siteOfLocale(locale).id)
  return catalog.styles.flatMap(style => {
    const shown = style?.colours[style.supply[site]?.shown ?? -1]
    return style && shown ? [productUrl(locale, inLanguage(style.names, languageOf(locale)), shown.id)] : []
  })
}
