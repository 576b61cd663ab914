import { CallError } from '#contract/client.ts'
import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import type { products } from '#contract/products/products.ts'
import type { PageVisit } from '#contract/web.ts'
import { productPageUrl } from '#domain/sites/shop-urls.ts'
import { findProductId } from '#domain/sites/slugs.ts'
import { findSections, type FoundSections } from '#web/pages/content/find-sections.ts'
import { contentRequest } from '#web/content-request.ts'
import { placeQuery, reviewPlaceOf } from '#web/product/review-address.ts'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'

const QUESTIONS = 5

export type ProductData = {
  product: Output<typeof products.details>
  colour: Output<typeof products.details>['colours'][number]
  reviews: Output<typeof products.reviews>
  questions: Output<typeof products.questions>
  sets: Output<typeof products.productSets>['productSets']
  recommended: Output<typeof products.widgetRecommendations>['widgets'][number] | undefined
  chart: Output<typeof internal.sizeChart> | undefined
  content: FoundSections | undefined
}

export async function loadProduct(visit: PageVisit, slug: string): Promise<ProductData> {
  const productId = findProductId(slug)
  if (productId === undefined) throw new PageNotFound()
  const { call } = visit
  const product = await detailsOf(call, productId)
  const colour = product.colours.find(({ id }) => id === product.id)
  if (!colour) throw new PageNotFound()
  // The id decides; another text, or the id of the style, leads to the right address.
  if (product.url !== productPageUrl(visit.locale, slug)) throw new Redirect(product.url + visit.url.search, 301)
  if (product.isPreview || product.isComing)
    return { product, colour, chart: await chartOf(visit, product.sizeRun.scale), ...nothingSaid(product) }
  const params = { productId }
  const { mode, query } = contentRequest(visit.url.searchParams)
  const [reviews, questions, { productSets }, chart, content] = await Promise.all([
    call('products.reviews', { params, query: placeQuery(reviewPlaceOf(visit.url.searchParams)) }),
    call('products.questions', { params, query: { pageSize: QUESTIONS } }),
    call('products.productSets', { params }),
    chartOf(visit, product.sizeRun.scale),
    findSections(visit, () =>
      call('content.product', { params: { mode, siteId: visit.site.id, productId: product.masterId }, query }),
    ),
  ])
  const recommended = content ? undefined : await recommendedFor(visit, productId)
  return { product, colour, reviews, questions, sets: productSets, recommended, chart, content }
}

/** Of what is not in the shop yet, nobody says anything. */
const nothingSaid = ({ id, fit }: ProductData['product']): Omit<ProductData, 'product' | 'colour' | 'chart'> => ({
  reviews: {
    productId: id,
    summary: { score: 0, count: 0, histogram: [5, 4, 3, 2, 1].map(stars => ({ stars, count: 0 })), fit, photos: [] },
    reviews: [],
    total: 0,
    page: 1,
    pageSize: QUESTIONS,
  },
  questions: { productId: id, questions: [], total: 0, page: 1, pageSize: QUESTIONS },
  sets: [],
  recommended: undefined,
  content: undefined,
})

/** What has no price here is not sold here: there is no page of it, and nothing about its price to say. */
export async function detailsOf(call: PageVisit['call'], productId: string): Promise<ProductData['product']> {
  try {
    return await call('products.details', { params: { productId } })
  } catch (error) {
    if (error instanceof CallError && error.code === 'INVALID_PRICE') throw new PageNotFound()
    throw error
  }
}

/** Where editors wrote nothing around a product: what they write brings its own recommendations. */
async function recommendedFor({ call }: PageVisit, productId: string): Promise<ProductData['recommended']> {
  const query = { widgetId: 'product', productId, limit: 8 }
  return (await call('products.widgetRecommendations', { query })).widgets[0]
}

async function chartOf({ call }: PageVisit, scale: string): Promise<ProductData['chart']> {
  try {
    return await call('internal.sizeChart', { params: { productType: scale } })
  } catch (error) {
    // Not everything comes in sizes.
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
