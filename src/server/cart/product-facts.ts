import { mediaUrl } from '#domain/media/media-address.ts'
import { productPageUrl } from '#domain/sites/shop-urls.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { productSlug } from '#domain/sites/slugs.ts'
import { inLanguage } from '../catalog/words.ts'
import { fitOn, type Sellable } from '../sellable/sellable.ts'
import type { Shop } from '../shop.ts'

export type ProductFacts = ReturnType<typeof factsOf>

/** Long carts and lists show the same products again and again; a changed product is another object. */
const known = new WeakMap<Sellable, Map<Locale, ProductFacts>>()

/** What a product shows of itself in a cart, a list or an order. */
export function productFacts({ services, locale }: Shop, sellable: Sellable): ProductFacts {
  const byLocale = known.get(sellable) ?? new Map<Locale, ProductFacts>()
  known.set(sellable, byLocale)
  const found = byLocale.get(locale) ?? factsOf(services.config.MEDIA_BASE, locale, sellable)
  byLocale.set(locale, found)
  return found
}

function factsOf(mediaBase: string, locale: Locale, sellable: Sellable) {
  const language = languageOf(locale)
  const name = inLanguage(sellable.names, language)
  const color = inLanguage(sellable.colourNames, language)
  return {
    productId: sellable.productId,
    sku: sellable.sku,
    name,
    color,
    size: fitOn(sellable, siteOfLocale(locale), language),
    image: { url: mediaUrl(sellable.mediaId ?? 'missing', 'small', mediaBase), alt: `${name}, ${color}` },
    url: productPageUrl(locale, productSlug(name, sellable.productId)),
  }
}
