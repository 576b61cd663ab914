import { isScreen } from '#domain/content/screens.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { languageOf, LOCALES, SITE_IDS, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { categoryUrl } from '../catalog/category-tree.ts'
import { siteIndex, type CatalogStyle } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import { scopesOf } from '../content/scopes.ts'
import { productUrl } from '../products/product-card.ts'
import type { Services } from '../services.ts'
import { readContentSlugs } from './sitemap.queries.ts'

/** Something worth finding: its path in a locale, or nothing where it is not there. */
export type Place = (locale: Locale) => string | undefined

/** Every such thing, in a stable order. */
export async function placesOf(services: Services): Promise<Place[]> {
  const { catalog, search } = services
  await catalog.ready()
  const categories = [...catalog.tree.all()]
  const ids = categories.map(({ id }) => id)
  const counts = new Map(
    await Promise.all(SITE_IDS.map(async site => [site, await search.countsIn(ids, site)] as const)),
  )
  return [
    locale => homeUrl(locale),
    ...categories.map(
      (category, at): Place =>
        locale =>
          counts.get(siteOfLocale(locale).id)?.[at] ? categoryUrl(category, locale) : undefined,
    ),
    ...(await contentPlaces(services)),
    ...catalog.styles.flatMap(style => (style ? [productPlace(style)] : [])),
  ]
}

async function contentPlaces({ database, clock }: Services): Promise<Place[]> {
  const read = (locale: Locale) => readContentSlugs(database.db, clock(), scopesOf(locale))
  const found = await Promise.all(LOCALES.map(async locale => [locale, new Set(await read(locale))] as const))
  const slugsIn = new Map(found)
  const slugs = new Set(found.flatMap(([, inLocale]) => [...inLocale]))
  return [...slugs]
    .filter(slug => !isScreen(slug))
    .map(slug => locale => (slugsIn.get(locale)?.has(slug) ? shopUrl(locale, '/:slug*', { slug }) : undefined))
}

const productPlace =
  (style: CatalogStyle): Place =>
  locale => {
    const shown = style.colours[style.supply[siteIndex(siteOfLocale(locale).id)]?.shown ?? -1]
    return shown && productUrl(locale, inLanguage(style.names, languageOf(locale)), shown.id)
  }
