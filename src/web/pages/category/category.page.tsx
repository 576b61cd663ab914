import { categoryPageUrl, homeUrl } from '#domain/sites/shop-urls.ts'
import { findCategoryId } from '#domain/sites/slugs.ts'
import type { Listing } from '#contract/products/listing.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { addressOf, askedOf, isFiltered, LISTING_WORDS, stretchOf, type Stretch } from '#web/listing/listing-address.ts'
import { Aisles } from '#web/listing/aisles.tsx'
import { ListingLayout } from '#web/listing/listing-layout.tsx'
import { pictureSources } from '#web/media/picture-sources.ts'
import { contentRequest } from '#web/content-request.ts'
import { findSections, type FoundSections } from '#web/pages/content/find-sections.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { ProductItems } from '#web/product/product-items.tsx'
import { Breadcrumb, breadcrumbJsonLd } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import { placesOf } from './category-places.tsx'

type Data = { listing: Listing; stretch: Stretch; content: FoundSections | undefined }

export const categoryPage = page<Data>({
  path: '/c/:slug',
  shared: { asks: LISTING_WORDS },
  async load(visit, { slug = '' }) {
    const categoryId = findCategoryId(slug)
    if (categoryId === undefined) throw new PageNotFound()
    const stretch = stretchOf(visit.url)
    const { mode, query } = contentRequest(visit.url.searchParams)
    const [content, ...pages] = await Promise.all([
      findSections(visit, () =>
        visit.call('content.category', { params: { mode, siteId: visit.site.id, categoryId }, query }),
      ),
      ...Array.from({ length: stretch.shown }, (_, at) =>
        visit.call('products.catalog', { query: { ...askedOf(visit.url), categoryId, page: stretch.first + at } }),
      ),
    ])
    const [first] = pages
    if (!first) throw new PageNotFound()
    // The number decides; a text that was right in another language or another year leads to the right one.
    if (first.url !== categoryPageUrl(visit.locale, slug)) throw new Redirect(first.url + visit.url.search, 301)
    return { listing: { ...first, products: pages.flatMap(each => each.products) }, stretch, content }
  },
  tags: ({ listing, content }) => [
    tagOf('category', listing.categoryId ?? ''),
    tagOf('listed', listing.categoryId ?? ''),
    ...listing.below.map(({ id }) => tagOf('category', id)),
    ...(isFiltered(listing) || listing.sort !== 'recommended' ? ['listings' as const] : []),
    ...listing.products.map(card => tagOf('product', card.masterId)),
    // Named even where nothing is written: the first words about a category belong on its page at once.
    tagOf('content', `category/${listing.categoryId}`),
    ...(content?.tags ?? []),
  ],
  head({ listing }, visit) {
    const [first] = listing.products
    return {
      title: listing.title,
      description: listing.description,
      canonical: listing.url,
      alternates: false,
      ...(isFiltered(listing) ? { robots: 'noindex, follow' } : {}),
      ...(first ? { image: pictureSources(first.image.id, 'product').src } : {}),
      jsonLd: [breadcrumbJsonLd(crumbsOf(listing, visit), visit.url.origin)],
    }
  },
  View: CategoryView,
})

const crumbsOf = (listing: Listing, visit: PageVisit) => [
  { name: createI18n(visit.locale, catalogues[visit.language]).t('shell.home'), href: homeUrl(visit.locale) },
  ...listing.breadcrumbs.map(({ name, url }) => ({ name, href: url })),
]

function CategoryView({ data: { listing, stretch, content }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const address = addressOf(visit.url)
  const places = placesOf(content, isFiltered(listing))
  const isEmpty = listing.total === 0 && !isFiltered(listing)
  return (
    <Container className="pb-24">
      <Breadcrumb crumbs={crumbsOf(listing, visit)} className="py-4" />
      {!places.isHeaded && (
        <header className="flex flex-col gap-3 pb-6 lg:pb-8">
          <Heading level={1} size="xl">
            {listing.title}
          </Heading>
          {listing.description && (
            <Text size="lg" quiet className="max-w-text">
              {listing.description}
            </Text>
          )}
        </header>
      )}
      <div className="category-top">{places.above}</div>
      <Aisles below={listing.below} />
      {isEmpty ? (
        <EmptyState title={t('listing.emptyTitle')}>{t('listing.emptyText')}</EmptyState>
      ) : (
        <ListingLayout listing={listing} address={address} stretch={stretch}>
          <ProductItems
            cards={listing.products}
            pageSize={listing.pageSize}
            tiles={places.tiles}
            leads={!places.isHeaded}
          />
        </ListingLayout>
      )}
      {places.below}
    </Container>
  )
}
