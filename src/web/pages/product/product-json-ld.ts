import type { PageVisit } from '#contract/web.ts'
import { toMajor } from '#domain/money/money.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import type { ProductData } from './load-product.ts'

/** What search engines read: price and stock are the very ones the page shows. */
export function productJsonLd({ product, colour, reviews }: ProductData, visit: PageVisit): object {
  const absolute = (path: string) => new URL(path, visit.url.origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    productID: product.id,
    sku: product.id,
    color: colour.name,
    brand: { '@type': 'Brand', name: product.brand ?? 'Cairn' },
    image: colour.images.map(({ id }) => absolute(pictureUrl(id, 'large'))),
    ...(reviews.summary.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.summary.score,
            reviewCount: reviews.summary.count,
          },
        }
      : {}),
    offers: {
      '@type': 'AggregateOffer',
      url: absolute(colour.url),
      priceCurrency: product.currency,
      lowPrice: toMajor(colour.price.lowCurrent),
      highPrice: toMajor(colour.price.highCurrent),
      offerCount: colour.variants.length,
      availability: `https://schema.org/${product.isComing || colour.stockState === 'OutOfStock' ? 'OutOfStock' : 'InStock'}`,
      ...(product.isComing && { availabilityStarts: product.launchedAt }),
    },
  }
}
