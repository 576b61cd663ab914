import type { z } from 'zod'
import type { products } from '#contract/products/products.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { isProduct, readSkus, readStoreUnits } from './details.queries.ts'
import { addWaiting, findWaitedSku } from './back-in-stock.queries.ts'
import { stockStateOf, toldUnits } from './stock-state.ts'

/** Which sizes can be ordered now. Read from the stock itself, never from a copy. */
export async function getInventory(shop: Shop, productId: string): Promise<Output<typeof products.inventory>> {
  const [known, all] = await Promise.all([isProduct(shop.db, productId), readSkus(shop.db, productId, shop.site.id)])
  const skus = all.some(sku => sku.colour_id === productId) ? all.filter(sku => sku.colour_id === productId) : all
  if (!known || skus.length === 0) throw new StoreError('NOT_FOUND')
  if (!skus.some(sku => sku.tracked)) throw new StoreError('NO_INVENTORY', { productId })
  const variants = skus.map(sku => {
    const units = sku.current === null ? 0 : sku.units
    return { sku: sku.sku, stockState: stockStateOf(units), quantity: toldUnits(units) }
  })
  const some = variants.some(({ quantity }) => quantity > 0)
  return { productId, productInventoryState: some ? 'InStock' : 'OutOfStock', variants }
}

/** How many units stores have. A store nobody knows has none. */
export async function getStoreInventory(
  shop: Shop,
  productId: string,
  sku: string | undefined,
  storeIds: readonly string[],
): Promise<Output<typeof products.availability>> {
  const numbers = storeIds.map(Number).filter(id => Number.isInteger(id) && id >= 1000 && id < 2 ** 31)
  const [known, units] = await Promise.all([
    isProduct(shop.db, productId),
    readStoreUnits(shop.db, productId, sku, numbers),
  ])
  if (!known) throw new StoreError('NOT_FOUND')
  return {
    productId,
    storeInventory: [...new Set(storeIds)].map(storeId => ({
      storeId,
      quantity: toldUnits(units.get(Number(storeId)) ?? 0),
    })),
  }
}

type Wish = z.output<typeof products.notify.body>

/** Remembers who waits for a size; asking twice is asking once. */
export async function waitForStock(
  shop: Shop,
  { productId, sku, email }: Wish,
): Promise<Output<typeof products.notify>> {
  const found = await findWaitedSku(shop.db, productId, sku, shop.site.id)
  if (!found) throw new StoreError('NOT_FOUND')
  if (found.units > 0) return { sku: found.sku, email, status: 'in-stock' }
  await addWaiting(shop.db, { skuKey: found.key, site: shop.site.id, locale: shop.locale, email })
  return { sku: found.sku, email, status: 'registered' }
}
