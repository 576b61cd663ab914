import type { z } from 'zod'
import { SORTS, type FacetId, type Sort } from '#contract/products/listing-options.ts'
import { FACETS } from '#contract/products/listing-options.ts'
import type { Listing, SearchListing } from '#contract/products/listing.entities.ts'
import type { products } from '#contract/products/products.ts'
import { namesLocale, pathIn } from '#domain/sites/path-locales.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { categoryUrl, type Category } from '../catalog/category-tree.ts'
import { wantedStore, wantedVariant } from '../catalog/narrowing.ts'
import { andThen, type Answer, type ListAsk, type Selection } from '../catalog/search-engine.ts'
import { wordsOf } from '../catalog/text/stem.ts'
import { inLanguage } from '../catalog/words.ts'
import { PreparedJson } from '../http/prepared-json.ts'
import { writtenWith } from '../http/written-json.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { belowOf } from './categories-below.ts'
import { categoriesBelow, chipsOf, facetsOf } from './listing-facets.ts'
import { PHRASES, say, SORT_TEXTS } from './listing-texts.ts'
import { noteSearch } from './popular-searches.service.ts'
import { writtenCardOf, type WrittenCard } from './product-card.ts'

export type CatalogQuery = z.output<typeof products.catalog.query>
export type SearchQuery = z.output<typeof products.search.query>
type FacetQuery = Omit<SearchQuery, 'q'>
type IsCurrent = () => boolean

/** The products of a category, or all of them. */
export async function listCategory(shop: Shop, query: CatalogQuery): Promise<PreparedJson<Listing>> {
  const { catalog } = shop.services
  await catalog.ready()
  const category = query.categoryId === undefined ? undefined : catalog.tree.find(Number(query.categoryId))
  if (query.categoryId !== undefined && !category) throw new StoreError('CATEGORY_NOT_FOUND')
  const make = (isCurrent: IsCurrent) =>
    andThen(found(shop, query, { subject: `list ${category?.id}`, categoryId: category?.id }), ({ listing, cards }) =>
      andThen(category ? belowOfKept(shop, category) : [], below => {
        const head = {
          ...(category ? { categoryId: String(category.id) } : {}),
          title: category ? inLanguage(category.names, shop.language) : say(PHRASES.everything, shop.language),
          description: inLanguage(category?.descriptions ?? {}, shop.language),
          url: category ? categoryUrl(category, shop.locale) : shopUrl(shop.locale, '/search'),
          breadcrumbs: category ? catalog.tree.crumbs(category.id, shop.locale) : [],
          below,
          ...listing,
        }
        return withProducts<Listing>(head, cards, { isCurrent })
      }),
    )
  const { catalogAnswers, search: engine } = shop.services
  return catalogAnswers.listings.get(engine, `list ${shop.locale} ${JSON.stringify(query)}`, make)
}

/** The same whatever its products are filtered and sorted by. */
const belowOfKept = (shop: Shop, category: Category): Answer<Listing['below']> =>
  shop.services.catalogAnswers.facets.get(shop.services.search, `below ${shop.locale} ${category.id}`, () =>
    belowOf(shop, category),
  )

export async function searchProducts(shop: Shop, query: SearchQuery): Promise<PreparedJson<SearchListing>> {
  const { catalog, search: engine } = shop.services
  await catalog.ready()
  const key = `search ${shop.locale} ${JSON.stringify(query)}`
  const { listings } = shop.services.catalogAnswers
  const answer = await listings.get(engine, key, isCurrent => search(shop, query, isCurrent))
  answer.onGiven()
  return answer
}

function search(shop: Shop, { q, ...query }: SearchQuery, isCurrent: IsCurrent): Answer<PreparedJson<SearchListing>> {
  const { catalog } = shop.services
  const { language } = shop
  const target = catalog.lexicon.redirects[shop.language].get(wordsOf(q).join(' '))
  const asked = { subject: `search ${q}`, sought: { text: q, language } }
  const onGiven = () => {
    if (query.page === 1) noteSearch(shop.services, language, q)
  }
  return andThen(found(shop, query, asked), ({ listing, cards, corrected }) => {
    const head = {
      query: q,
      ...(corrected === undefined ? {} : { correctedQuery: corrected }),
      ...(target === undefined ? {} : { redirect: localPath(target, shop.locale) }),
      suggestions: listing.total < 3 ? catalog.lexicon.popular[language].slice(0, 6) : [],
      title: q,
      description: '',
      url: shopUrl(shop.locale, '/search', { q }),
      breadcrumbs: [],
      below: [],
      ...listing,
    }
    return withProducts<SearchListing>(head, cards, { isCurrent, onGiven })
  })
}

const withProducts = <T extends Listing>(
  head: Omit<T, 'products'>,
  cards: readonly WrittenCard[],
  habits: { readonly isCurrent: IsCurrent; readonly onGiven?: () => void },
) =>
  new PreparedJson(
    { ...head, products: cards.map(({ card }) => card) },
    {
      write: () =>
        writtenWith(
          head,
          'products',
          cards.map(({ json }) => json),
        ),
      ...habits,
    },
  )

/** Targets are written without a locale, so that one row serves every site of its language. */
const localPath = (target: string, locale: Locale) =>
  namesLocale(target) ? target : pathIn(locale, `/${target.replace(/^\//, '')}`)

type Found = Omit<Listing, 'categoryId' | 'title' | 'description' | 'url' | 'breadcrumbs' | 'below' | 'products'>

type Asked = Pick<ListAsk, 'sought' | 'categoryId'> & {
  /** What is listed, in words that tell it from everything else. */
  subject: string
}

/** What a listing and a search have in common; the products apart, because they are written already. */
function found(
  shop: Shop,
  query: FacetQuery,
  { subject, ...place }: Asked,
): Answer<{ listing: Found; cards: WrittenCard[]; corrected: string | undefined }> {
  const { catalog, search: engine } = shop.services
  const { categoryId } = place
  const selection = selectionOf(query)
  const { sort, page, pageSize } = query
  // Taken before anything is asked: what changes meanwhile is not missed.
  const { generation } = engine
  const asked = engine.list({
    ...place,
    site: shop.site.id,
    selection,
    categories: categoriesBelow(catalog, categoryId),
    sort,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const around = { catalog, locale: shop.locale, categoryId, selection }
  const wanted = wantedVariant(selection)
  const store = wantedStore(selection)
  return andThen(asked, ({ total, ids, corrected, counts }) => {
    // The same for each page and in every order.
    const { facets: kept } = shop.services.catalogAnswers
    const facets = kept.get({ generation }, `${shop.locale} ${JSON.stringify(selection)} ${subject}`, () =>
      andThen(counts(), counted => facetsOf(counted, total, around)),
    )
    return andThen(facets, shown => {
      const listing = {
        total,
        page,
        pageSize,
        pageCount: Math.ceil(total / pageSize),
        sort,
        sortOptions: SORTS.map((id: Sort) => ({
          id,
          label: say(SORT_TEXTS[id], shop.language),
          isSelected: id === sort,
        })),
        facets: shown,
        selected: chipsOf(around),
      }
      const cards = ids.flatMap(id => {
        const style = catalog.find(id)
        const card = style && writtenCardOf(style, shop, wanted, store)
        return card ? [card] : []
      })
      return { listing, cards, corrected }
    })
  })
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
