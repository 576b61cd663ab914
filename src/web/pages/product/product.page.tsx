import type { PageVisit } from '#contract/web.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { CONTENT_TAGS, tagOf } from '#domain/sites/change-tags.ts'
import { readRecToken } from '#domain/decision/rec-token.ts'
import { Kept } from '#web/document/kept.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { pictureSources } from '#web/media/picture-sources.ts'
import { page } from '#web/page-factory.tsx'
import { Gallery } from '#web/product/gallery.tsx'
import { ProductFacts } from '#web/product/product-facts.tsx'
import { REVIEW_WORDS } from '#web/product/review-address.ts'
import { SectionList } from '#web/sections/section-list.tsx'
import { Breadcrumb, breadcrumbJsonLd } from '#web/ui/breadcrumb.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BuyColumn } from './buy-column.tsx'
import { Companions } from './companions.tsx'
import { loadProduct, type ProductData } from './load-product.ts'
import { productActions } from './product-actions.ts'
import { productJsonLd } from './product-json-ld.ts'
import { Voices } from './voices.tsx'

export const productPage = page<ProductData>({
  path: '/p/:slug',
  // There are countless ways to choose among reviews, and hardly anybody takes the same.
  shared: { asks: [], notWith: ['said', 'problem', ...Object.values(REVIEW_WORDS)] },
  load: (visit, { slug = '' }) => loadProduct(visit, slug),
  tags: ({ product, sets, recommended, content }) => [
    tagOf('content', `product/${product.masterId}`),
    CONTENT_TAGS.product,
    ...(content?.tags ?? []),
    tagOf('product', product.masterId),
    tagOf('voices', product.masterId),
    'product-sets',
    ...sets.flatMap(set => set.products.map(card => tagOf('product', card.masterId))),
    ...(recommended?.recommendedProducts.map(({ recToken = '' }) =>
      tagOf('product', readRecToken(recToken)?.masterId ?? ''),
    ) ?? []),
  ],
  head(data, visit) {
    const { product, colour } = data
    const [image] = colour.images
    return {
      title: `${product.name}, ${colour.name}`,
      description: product.description,
      canonical: colour.url,
      alternates: false,
      ...(image ? { image: pictureSources(image.id, 'product').src } : {}),
      jsonLd: [productJsonLd(data, visit), breadcrumbJsonLd(crumbsOf(data, visit), visit.url.origin)],
    }
  },
  actions: productActions,
  View: ProductView,
})

const crumbsOf = ({ product, colour }: ProductData, visit: PageVisit) => [
  { name: createI18n(visit.locale, catalogues[visit.language]).t('shell.home'), href: homeUrl(visit.locale) },
  ...product.breadcrumbs.map(({ name, url }) => ({ name, href: url })),
  { name: product.name, href: colour.url },
]

function PreviewNote({ visit }: { visit: PageVisit }) {
  const { t } = createI18n(visit.locale, catalogues[visit.language])
  return (
    <Notice kind="warning" className="mt-4">
      {t('trial.preview')}
    </Notice>
  )
}

function ProductView({ data, visit }: { data: ProductData; visit: PageVisit }) {
  const { product, colour, chart } = data
  return (
    <Container className="flex flex-col gap-16 pb-24 lg:gap-24">
      <div>
        {product.isPreview && <PreviewNote visit={visit} />}
        <Breadcrumb crumbs={crumbsOf(data, visit)} className="py-4" />
        <div className="grid gap-8 lg:grid-cols-[1fr_26rem] lg:gap-16">
          <div className="min-w-0">
            <Gallery colour={colour} product={product} />
          </div>
          <BuyColumn data={data} visit={visit} />
        </div>
      </div>
      <Kept of={[product, chart]} name="facts">
        <ProductFacts product={product} chart={chart} />
      </Kept>
      <Companions data={data} visit={visit} />
      {data.content && (
        <div className="-mx-(--gutter)">
          <SectionList
            sections={data.content.loaded.sections}
            facts={data.content.loaded.facts}
            leads={false}
            belowFrom={0}
          />
        </div>
      )}
      {!product.isComing && <Voices data={data} visit={visit} />}
    </Container>
  )
}
