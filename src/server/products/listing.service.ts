import type { z } from 'zod'
import { SORTS, type FacetId, type Sort } from '#contract/listing-options.ts'
import { FACETS } from '#contract/listing-options.ts'
import type { Listing, SearchListing } from '#contract/listing.entities.ts'
import type { products } from '#contract/products.ts'
import type { Locale } from '#domain/sites.ts'
import type { Bitmap } from '../catalog/bitmap.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { categoryUrl } from '../catalog/category-tree.ts'
import { wantedVariant, type Selection } from '../catalog/listing.ts'
import { siteIndex } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import type { PreparedJson } from '../http/prepared-json.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { KeptAnswers } from './kept-answers.ts'
import { categoriesBelow, chipsOf, facetsOf } from './listing-facets.ts'
import { PHRASES, say, SORT_TEXTS } from './listing-texts.ts'
import { noteSearch } from './popular-searches.service.ts'
import { cardOf } from './product-card.ts'

export type CatalogQuery = z.output<typeof products.catalog.query>
export type SearchQuery = z.output<typeof products.search.query>
type FacetQuery = Omit<SearchQuery, 'q'>

const MOST_KEPT = 600
const kept = new WeakMap<Catalog, KeptAnswers>()

function keptOf(catalog: Catalog): KeptAnswers {
  const known = kept.get(catalog) ?? new KeptAnswers(MOST_KEPT)
  kept.set(catalog, known)
  return known
}

/** The products of a category, or all of them. */
export async function listCategory(shop: Shop, query: CatalogQuery): Promise<PreparedJson<Listing>> {
  const { catalog } = shop.services
  await catalog.ready()
  const category = query.categoryId === undefined ? undefined : catalog.tree.find(Number(query.categoryId))
  if (query.categoryId !== undefined && !category) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return keptOf(catalog).get(catalog, `list ${shop.locale} ${JSON.stringify(query)}`, () => ({
    ...(category ? { categoryId: String(category.id) } : {}),
    title: category ? inLanguage(category.names, shop.language) : say(PHRASES.everything, shop.language),
    description: inLanguage(category?.descriptions ?? {}, shop.language),
    url: category ? categoryUrl(category, shop.locale) : `/${shop.locale}/search`,
    breadcrumbs: category ? catalog.tree.crumbs(category.id, shop.locale) : [],
    ...found(
      shop,
      query,
      category ? catalog.inCategory(category.id, shop.site.id) : catalog.soldAt(shop.site.id),
      category?.id,
    ),
  }))
}

export async function searchProducts(shop: Shop, query: SearchQuery): Promise<PreparedJson<SearchListing>> {
  const { catalog } = shop.services
  await catalog.ready()
  if (query.page === 1) noteSearch(catalog, shop.language, query.q)
  return keptOf(catalog).get(catalog, `search ${shop.locale} ${JSON.stringify(query)}`, () => search(shop, query))
}

function search(shop: Shop, { q, ...query }: SearchQuery): SearchListing {
  const { catalog } = shop.services
  const target = catalog.lexicon.redirects[shop.language].get(q.toLowerCase())
  const hits = catalog.search(q, shop.language)
  const base = hits.members.copy().keep(catalog.soldAt(shop.site.id))
  const listing = found(shop, query, base, undefined, hits.scores)
  return {
    query: q,
    ...(hits.corrected === undefined ? {} : { correctedQuery: hits.corrected }),
    ...(target === undefined ? {} : { redirect: localPath(target, shop.locale) }),
    suggestions: listing.total < 3 ? catalog.lexicon.popular[shop.language].slice(0, 6) : [],
    title: q,
    description: '',
    url: `/${shop.locale}/search?q=${encodeURIComponent(q)}`,
    breadcrumbs: [],
    ...listing,
  }
}

/** Targets are written without a locale, so that one row serves every site of its language. */
const localPath = (target: string, locale: Locale) =>
  /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/.test(target) ? target : `/${locale}/${target.replace(/^\//, '')}`

type Found = Omit<Listing, 'categoryId' | 'title' | 'description' | 'url' | 'breadcrumbs'>

function found(shop: Shop, query: FacetQuery, base: Bitmap, categoryId?: number, scores?: Uint16Array): Found {
  const { catalog } = shop.services
  const selection = selectionOf(query)
  const { sort, page, pageSize } = query
  const result = catalog.list({
    site: siteIndex(shop.site.id),
    base,
    selection,
    categories: categoriesBelow(catalog, categoryId),
    sort,
    offset: (page - 1) * pageSize,
    limit: pageSize,
    scores,
  })
  const around = { catalog, locale: shop.locale, categoryId, selection }
  const wanted = wantedVariant(selection)
  return {
    total: result.total,
    page,
    pageSize,
    pageCount: Math.ceil(result.total / pageSize),
    sort,
    sortOptions: SORTS.map((id: Sort) => ({ id, label: say(SORT_TEXTS[id], shop.language), isSelected: id === sort })),
    facets: facetsOf(result, around),
    selected: chipsOf(around),
    products: result.slots.flatMap(slot => {
      const style = catalog.at(slot)
      const card = style && cardOf(style, shop.locale, wanted)
      return card ? [card] : []
    }),
  }
}

function selectionOf(query: FacetQuery): Selection {
  const { store, rating, ...lists } = query
  const chosen: Partial<Record<FacetId, readonly string[]>> = {}
  for (const facet of FACETS) {
    if (facet === 'store' || facet === 'rating') continue
    const values = lists[facet]
    if (values && values.length > 0) chosen[facet] = [...new Set(values)]
  }
  if (rating !== undefined) chosen.rating = [String(rating)]
  if (store !== undefined) chosen.store = [store]
  return chosen
}
