import { mediaUrl } from '#domain/media-address.ts'
import { productSlug } from '#domain/slugs.ts'
import { inLanguage, type Sellable } from '../sellable/sellable.ts'
import type { Shop } from '../shop.ts'

/** What a product shows of itself in a cart, a list or an order. */
export function productFacts({ services, locale, language }: Shop, sellable: Sellable) {
  const name = inLanguage(sellable.names, language)
  const color = inLanguage(sellable.colourNames, language)
  return {
    productId: sellable.productId,
    sku: sellable.sku,
    name,
    color,
    size: sellable.size,
    image: {
      url: mediaUrl(sellable.mediaId ?? 'missing', 'small', services.config.MEDIA_BASE),
      alt: `${name}, ${color}`,
    },
    url: `/${locale}/p/${productSlug(name, sellable.productId)}`,
  }
}
