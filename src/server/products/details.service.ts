import type { ProductDetails } from '#contract/products/product.entities.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { PreparedJson } from '../http/prepared-json.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { composeDetails } from './compose-details.ts'
import { findStyle, readColours, readSkus } from './details.queries.ts'

/** A style with everything a product page shows. Kept until anything of the style changes. */
export async function getDetails(shop: Shop, productId: string): Promise<PreparedJson<ProductDetails>> {
  const { catalog, productAnswers } = shop.services
  await catalog.ready()
  return productAnswers.get(`${shop.locale} ${productId}`, async () => {
    const [style, colours, skus] = await Promise.all([
      findStyle(shop.db, productId),
      readColours(shop.db, productId),
      readSkus(shop.db, productId, shop.site.id),
    ])
    if (!style) throw new StoreError('NOT_FOUND')
    const details = composeDetails({ style, colours, skus }, productId, shop)
    if (!details) throw new StoreError('INVALID_PRICE', { productId })
    return { tag: tagOf('product', style.id), answer: new PreparedJson(details) }
  })
}
