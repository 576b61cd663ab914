import type { SearchListing } from '#contract/products/listing.entities.ts'
import type { Output } from '#contract/endpoint.ts'
import type { content } from '#contract/content/content.ts'
import type { internal } from '#contract/components/internal.ts'
import type { products } from '#contract/products/products.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { CONTENT_TAGS, tagOf } from '#domain/sites/change-tags.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { addressOf, askedOf, isFiltered, LISTING_WORDS, stretchOf, type Stretch } from '#web/listing/listing-address.ts'
import { ListingLayout } from '#web/listing/listing-layout.tsx'
import { contentRequest } from '#web/content-request.ts'
import { page } from '#web/page-factory.tsx'
import { ArticleCard } from '#web/sections/stories/article-card.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { ProductItems } from '#web/product/product-items.tsx'
import { SearchHub } from '#web/search/search-hub.tsx'
import { Container } from '#web/ui/layout.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import { NothingFound } from './nothing-found.tsx'

type Hub = Output<typeof internal.search>
type Popular = Output<typeof products.widgetRecommendations>['widgets'][number]
type Stories = Output<typeof content.search>
type Found = {
  listing: SearchListing
  stretch: Stretch
  stories: Stories
  tab: 'products' | 'stories'
  popular: Popular | undefined
}
type Data = { query: string; hub: Hub; found: Found | undefined }

const LONGEST = 200

export const searchPage = page<Data>({
  path: '/search',
  shared: { asks: ['q', 'tab', ...LISTING_WORDS] },
  async load(visit) {
    const query = (visit.url.searchParams.get('q') ?? '').trim()
    const hub = await visit.call('internal.search')
    if (query === '' || query.length > LONGEST) return { query: query.slice(0, LONGEST), hub, found: undefined }
    const stretch = stretchOf(visit.url)
    const { mode, query: moment } = contentRequest(visit.url.searchParams)
    const storiesAbout = (q: string) =>
      visit.call('content.search', {
        params: { mode, siteId: visit.site.id, searchType: 'article' },
        query: { ...moment, q, limit: 24 },
      })
    const [asTyped, ...pages] = await Promise.all([
      storiesAbout(query),
      ...Array.from({ length: stretch.shown }, (_, at) =>
        visit.call('products.search', { query: { ...askedOf(visit.url), q: query, page: stretch.first + at } }),
      ),
    ])
    const [first] = pages
    if (!first) return { query, hub, found: undefined }
    if (first.redirect !== undefined) throw new Redirect(first.redirect, 302)
    const stories = first.correctedQuery === undefined ? asTyped : await storiesAbout(first.correctedQuery)
    const tab = visit.url.searchParams.get('tab') === 'stories' ? 'stories' : 'products'
    const listing = { ...first, products: pages.flatMap(each => each.products) }
    const { widgets } =
      listing.total === 0
        ? await visit.call('products.widgetRecommendations', { query: { widgetId: 'search', limit: 8 } })
        : { widgets: [] }
    return { query, hub, found: { listing, stretch, stories, tab, popular: widgets[0] } }
  },
  tags: ({ found }) => [
    'search',
    'listings',
    CONTENT_TAGS.articles,
    CONTENT_TAGS.articleTags,
    ...(found?.listing.products.map(card => tagOf('product', card.masterId)) ?? []),
  ],
  head({ query, found }, visit) {
    const { t } = createI18n(visit.locale, catalogues[visit.language])
    const title = found ? t('listing.searchTitle', { query }) : t('listing.searchHeading')
    return {
      title,
      robots: 'noindex, follow',
      canonical: shopUrl(visit.locale, '/search'),
      alternates: false,
    }
  },
  View: SearchView,
})

function SearchView({ data: { query, hub, found }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  if (!found) return <SearchHub hub={hub} query={query} />
  const { listing, stretch, stories, tab, popular } = found
  const address = addressOf(visit.url)
  const nothing = tab === 'products' && listing.total === 0 && !isFiltered(listing)
  return (
    <Container className="pt-8 pb-24 lg:pt-12">
      <header className="flex flex-col gap-4 pb-8 lg:pb-12">
        <Heading level={1} size="lg">
          {t(nothing ? 'listing.noResultsTitle' : 'listing.searchTitle', { query })}
        </Heading>
        {listing.correctedQuery && (
          <Text quiet>{t('listing.searchedInstead', { query, corrected: listing.correctedQuery })}</Text>
        )}
      </header>
      {stories.numFound > 0 && (
        <TabLinks
          label={t('listing.searchTitle', { query })}
          className="mb-8"
          links={[
            { href: listing.url, title: `${t('listing.tabProducts')} (${listing.total})`, current: tab === 'products' },
            {
              href: `${listing.url}&tab=stories`,
              title: `${t('listing.tabArticles')} (${stories.numFound})`,
              current: tab === 'stories',
            },
          ]}
        />
      )}
      {tab === 'stories' ? (
        <StoryResults stories={stories} />
      ) : (
        <div {...(isFiltered(listing) ? {} : { 'data-searched': query, 'data-found': listing.total })}>
          {nothing ? (
            <NothingFound query={query} terms={listing.suggestions} popular={popular} visit={visit} />
          ) : (
            <ListingLayout listing={listing} address={address} stretch={stretch}>
              <ProductItems cards={listing.products} pageSize={listing.pageSize} />
            </ListingLayout>
          )}
        </div>
      )}
    </Container>
  )
}

function StoryResults({ stories }: { stories: Stories }) {
  const t = useT()
  if (stories.result.length === 0) return <Text quiet>{t('listing.noArticles')}</Text>
  return (
    <ul className="grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {stories.result.map(article => (
        <li key={article.id}>
          <ArticleCard article={article} hideDate={false} />
        </li>
      ))}
    </ul>
  )
}
