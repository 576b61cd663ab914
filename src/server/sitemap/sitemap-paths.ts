import { isScreen } from '#domain/screens.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites.ts'
import { categoryUrl } from '../catalog/category-tree.ts'
import { siteIndex } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import { scopesOf } from '../content/scopes.ts'
import { productUrl } from '../products/product-card.ts'
import type { Services } from '../services.ts'
import { readContentSlugs } from './sitemap.store.ts'

/** Every address of a locale worth finding, in a stable order. */
export async function pathsOf(services: Services, locale: Locale): Promise<string[]> {
  const { catalog } = services
  await catalog.ready()
  const site = siteOfLocale(locale).id
  const content = await readContentSlugs(services.database.db, services.clock(), scopesOf(locale))
  return [
    `/${locale}`,
    ...[...catalog.tree.all()]
      .filter(category => catalog.inCategory(category.id, site).count() > 0)
      .map(category => categoryUrl(category, locale)),
    ...content.filter(slug => !isScreen(slug)).map(slug => `/${locale}/${slug}`),
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
