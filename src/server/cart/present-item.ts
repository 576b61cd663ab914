import type { CartItem } from '#contract/cart-item.entities.ts'
import type { PricedLine } from '#domain/discount-lines.ts'
import type { Sellable } from '../sellable/sellable.ts'
import type { Shop } from '../shop.ts'
import { itemShippingMethod } from './delivery-labels.ts'
import { productFacts } from './product-facts.ts'
import { destination } from './present-shipments.ts'
import { appliedPromotion } from './present-promotions.ts'
import type { Bonus, PricedCart } from './price-cart.ts'
import { isDigital, type SettledLine } from './settle-lines.ts'

const FEW = 5

function shown(shop: Shop, sellable: Sellable) {
  const { url, ...facts } = productFacts(shop, sellable)
  return { ...facts, masterId: sellable.masterId, upc: sellable.upc, maxQty: sellable.maxQty, pdpUrl: url }
}

export function cartItem(shop: Shop, priced: PricedCart, settled: SettledLine, row: PricedLine | undefined): CartItem {
  const { line, sellable, price, available, free } = settled
  const discounts = row?.discounts ?? []
  return {
    id: line.id,
    ...shown(shop, sellable),
    qty: line.qty,
    price: {
      current: price?.current ?? 0,
      original: price?.original ?? 0,
      amount: row?.amount ?? 0,
      rowTotal: row?.rowTotal ?? 0,
    },
    shippingOptions: {
      selected: line.delivery.code,
      available: [...available],
      shippingMethod: itemShippingMethod(line.delivery.code, shop.language),
      ...destination(line.delivery, priced),
    },
    bonus: false,
    isCustoms: line.recipeId !== undefined,
    ...(line.recipeId !== undefined && { recipeId: line.recipeId }),
    isDigitalProduct: isDigital(sellable),
    ...(line.giftOption && { giftOption: line.giftOption }),
    ...(line.giftCard && {
      giftCard: {
        recipientEmail: line.giftCard.recipientEmail,
        amount: line.giftCard.amount,
        ...(line.giftCard.sendDate !== undefined && { sendDate: line.giftCard.sendDate }),
      },
    }),
    promotions: discounts.flatMap(({ rule, amount }) =>
      rule.startsWith('promotion:') ? [appliedPromotion(shop, priced, rule.slice('promotion:'.length), amount)] : [],
    ),
    priceAdjustments: (line.adjustments ?? []).map(({ id, type, value, reasonCode, managerId }) => ({
      adjustmentId: id,
      type,
      value,
      reasonCode,
      discount: discounts.find(({ rule }) => rule === `adjustment:${id}`)?.amount ?? 0,
      ...(managerId !== undefined && { managerId }),
    })),
    needsReview: line.review !== undefined,
    availability: availability(free, line.qty),
  }
}

function availability(free: number, qty: number): CartItem['availability'] {
  if (free < 1 || free < qty) return { state: 'OutOfStock', quantity: Math.max(free, 0) }
  return free <= FEW ? { state: 'LowStock', quantity: free } : { state: 'InStock' }
}

/** A gift with purchase: free, and nobody's to change. */
export function bonusItem(shop: Shop, { id, sellable, qty }: Bonus): CartItem {
  return {
    id,
    ...shown(shop, sellable),
    qty,
    price: { current: 0, original: 0, amount: 0, rowTotal: 0 },
    shippingOptions: {
      selected: 'standard',
      available: ['standard'],
      shippingMethod: itemShippingMethod('standard', shop.language),
    },
    bonus: true,
    isCustoms: false,
    isDigitalProduct: false,
    promotions: [],
    priceAdjustments: [],
    needsReview: false,
    availability: { state: 'InStock' },
  }
}
