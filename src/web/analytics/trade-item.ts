import type { Cart } from '#contract/cart/cart.entities.ts'
import { toMajor } from '#domain/money/money.ts'
import { BRAND, type TradeItem } from './trade-names.ts'

type Piece = Pick<Cart['items'][number], 'productId' | 'sku' | 'name' | 'qty' | 'price'>

/** What one piece costs after all that was taken off its line. */
export function tradeItem({ productId, sku, name, qty, price }: Piece, quantity = qty): TradeItem {
  const discount = Math.round((price.amount - price.rowTotal) / qty)
  return {
    item_id: productId,
    item_name: name,
    item_brand: BRAND,
    item_variant: sku,
    price: toMajor(Math.round(price.rowTotal / qty)),
    ...(discount > 0 && { discount: toMajor(discount) }),
    quantity,
  }
}

export const valueOf = (items: readonly Piece[]): number =>
  toMajor(items.reduce((sum, { price }) => sum + price.rowTotal, 0))
