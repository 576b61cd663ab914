import type { ProductDetails } from '#contract/products/product.entities.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { looksAhead } from '../content/content-view.ts'
import { PreparedJson } from '../http/prepared-json.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { composeDetails } from './compose-details.ts'
import { findStyle, readColours, readSkus } from './details.queries.ts'

/** A style with everything a product page shows. Kept until anything of the style changes. */
export async function getDetails(shop: Shop, productId: string): Promise<PreparedJson<ProductDetails>> {
  const { catalog, productAnswers } = shop.services
  await catalog.ready()
  try {
    return await productAnswers.get(`${shop.locale} ${productId}`, async () => {
      const { masterId, details } = await readDetails(shop, productId, 'shown')
      return { tag: tagOf('product', masterId), answer: new PreparedJson(details) }
    })
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'NOT_FOUND') throw error
    if (!(await looksAhead(shop, 'catalog.read'))) throw error
    // Of what nobody sees yet, nothing is kept.
    const { details } = await readDetails(shop, productId, 'any')
    return new PreparedJson({ ...details, isPreview: true })
  }
}

async function readDetails(shop: Shop, productId: string, which: 'shown' | 'any') {
  const [style, colours, skus] = await Promise.all([
    findStyle(shop.db, productId, which),
    readColours(shop.db, productId),
    readSkus(shop.db, productId, shop.site.id),
  ])
  if (!style) throw new StoreError('NOT_FOUND')
  const details = composeDetails({ style, colours, skus }, productId, shop)
  if (!details) throw new StoreError('INVALID_PRICE', { productId })
  return { masterId: style.id, details }
}
