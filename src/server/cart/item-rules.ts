import type { AddItem } from '#contract/cart/cart.requests.ts'
import { reasonFor } from '#contract/errors/said.ts'
import { giftOptionAllowed } from '#domain/gift-cards/gift-cards.ts'
import type { PromotionIndex } from '#domain/promotions/promotion-index.ts'
import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { priceAt, type Sellable } from '../sellable/sellable.ts'
import { StoreError } from '../store-error.ts'
import { quantityOf, sharedDelivery, type CartLine, type CartState, type Delivery } from './cart-state.ts'
import { usualMethod } from './delivery-options.ts'
import { newId } from './ids.ts'
import type { PricedCart } from './price-cart.ts'
import { isDigital } from './settle-lines.ts'

export type ItemToAdd = Omit<AddItem, 'basketId'>

export const MOST_LINES = 200

export function requireSellable(found: Sellable | undefined, site: string, promotions: PromotionIndex): Sellable {
  if (!found?.active) throw new StoreError('ITEM_NOT_AVAILABLE')
  const price = priceAt(found, site)
  if (promotions.giftSkus.has(found.sku) && !price?.current) throw new StoreError('GWP_PRODUCT')
  if (!price) throw new StoreError('NO_PRICE')
  if (price.current <= 0) throw new StoreError('INVALID_PRICE')
  return found
}

/** What may be said about an item beside its SKU: a design, a gift, a gift card's recipient. */
export function requireFitting(
  sellable: Sellable,
  item: Pick<ItemToAdd, 'recipeId' | 'giftOption' | 'giftCard'>,
  site: string,
) {
  const isCustoms = item.recipeId !== undefined
  if (isCustoms && !sellable.isCustomisable)
    throw new StoreError('INVALID_INPUT', { field: 'recipeId', reason: reasonFor('notCustomisable') })
  if (item.giftOption && !giftOptionAllowed({ isDigitalProduct: isDigital(sellable), isCustoms }))
    throw new StoreError('GIFT_OPTION_NOT_AVAILABLE')
  if (sellable.isGiftCard !== (item.giftCard !== undefined))
    throw new StoreError('INVALID_INPUT', {
      field: 'giftCard',
      reason: reasonFor(sellable.isGiftCard ? 'sayRecipient' : 'notGiftCard'),
    })
  if (item.giftCard && item.giftCard.amount !== priceAt(sellable, site)?.current) throw new StoreError('INVALID_PRICE')
}

export function requireRoom(state: CartState, sellable: Sellable, more: number) {
  if (quantityOf(state, sellable.sku) + more > sellable.maxQty)
    throw new StoreError('ADDED_MAX_QUANTITY', { maxAllowedQty: sellable.maxQty })
}

const STORE_METHODS: ReadonlySet<ShippingMethodCode> = new Set(['pickup', 'sts'])

type Wish = {
  shippingOption?: ShippingMethodCode | undefined
  storeId?: string | undefined
  collectionPointId?: string | undefined
}

/** The delivery a shopper asks for; what it needs to know must be there. */
export function deliveryOf(wish: Wish, usual: ShippingMethodCode): Delivery {
  const code = wish.shippingOption ?? (wish.storeId === undefined ? usual : 'pickup')
  const { storeId, collectionPointId } = wish
  if (STORE_METHODS.has(code)) {
    if (storeId === undefined) throw new StoreError('INVALID_INPUT', { field: 'storeId', reason: 'choose a store' })
    return { code, storeId }
  }
  if (code !== 'pudo') return sharedDelivery({ code })
  if (collectionPointId === undefined)
    throw new StoreError('INVALID_INPUT', { field: 'collectionPointId', reason: 'choose a collection point' })
  return { code, collectionPointId }
}

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

type Item = Pick<ItemToAdd, 'sku' | 'recipeId' | 'giftOption' | 'giftCard'>

/** The same thing with the same words to it; each gift card is a thing of its own. */
export const isSameItem = (a: Item, b: Item): boolean =>
  a.sku === b.sku && a.recipeId === b.recipeId && !a.giftCard && !b.giftCard && sameJson(a.giftOption, b.giftOption)

/** A price was lowered for these pieces: no others join them. */
export const isAdjusted = ({ adjustments = [] }: CartLine): boolean => adjustments.length > 0

/** Adds to the line that is the same in everything, or makes one. */
export function withItem(state: CartState, sellable: Sellable, item: ItemToAdd): { state: CartState; line: CartLine } {
  const asked = item.shippingOption !== undefined || item.storeId !== undefined
  const delivery = deliveryOf(
    item,
    usualMethod({ isDigital: isDigital(sellable), isCustoms: item.recipeId !== undefined }),
  )
  const wanted = { ...item, sku: sellable.sku }
  const same = state.lines.find(
    line => !isAdjusted(line) && isSameItem(line, wanted) && (!asked || sameJson(line.delivery, delivery)),
  )
  const storeId = delivery.storeId ?? state.storeId
  const withStore = storeId === undefined ? state : { ...state, storeId }
  if (same) {
    const line = reviewed({ ...same, qty: same.qty + item.qty })
    return { line, state: { ...withStore, lines: state.lines.map(one => (one === same ? line : one)) } }
  }
  if (state.lines.length >= MOST_LINES)
    throw new StoreError('INVALID_INPUT', { field: 'items', reason: reasonFor('tooManyLines', { most: MOST_LINES }) })
  const line: CartLine = {
    id: newId('itm', 10),
    sku: sellable.sku,
    qty: item.qty,
    delivery,
    ...(item.recipeId !== undefined && { recipeId: item.recipeId }),
    ...(item.giftOption && { giftOption: item.giftOption }),
    ...(item.giftCard && { giftCard: item.giftCard }),
  }
  return { line, state: { ...withStore, lines: [...state.lines, line] } }
}

/** The shopper has touched it: nothing is left to look at. */
export function reviewed(line: CartLine): CartLine {
  const { review: _, ...rest } = line
  return rest
}

/** Refuses a line that the stock or the chosen delivery cannot carry. */
export function requireDeliverable(priced: PricedCart, wanted: CartLine) {
  const settled = priced.lines.find(({ line }) => line.sku === wanted.sku && line.id === wanted.id)
  if (!settled) throw new StoreError('ITEM_NOT_AVAILABLE')
  const { sellable } = settled
  const { code, storeId } = wanted.delivery
  if (
    wanted.giftOption &&
    !giftOptionAllowed({ isDigitalProduct: isDigital(sellable), isCustoms: wanted.recipeId !== undefined })
  )
    throw new StoreError('GIFT_OPTION_NOT_AVAILABLE')
  const others = priced.lines.filter(({ line }) => line.sku === wanted.sku && line.id !== wanted.id)
  if (others.reduce((sum, { line }) => sum + line.qty, wanted.qty) > sellable.maxQty)
    throw new StoreError('ADDED_MAX_QUANTITY', { maxAllowedQty: sellable.maxQty })
  if (storeId !== undefined && !isOpenHere(priced, storeId)) throw new StoreError('ITEMS_UNAVAILABLE_IN_STORE')
  const short = settled.line.qty < wanted.qty || settled.free < wanted.qty
  if (code === 'pickup' && (short || settled.line.delivery.code !== 'pickup'))
    throw new StoreError('ITEMS_UNAVAILABLE_IN_STORE')
  if (short) {
    if (priced.world.stock.of(sellable.key).centres === undefined) throw new StoreError('NO_INVENTORY')
    const available = Math.max(settled.free, 0)
    throw new StoreError(available > 0 ? 'LESS_IN_STOCK' : 'ITEM_OOS', { available })
  }
  if (!settled.available.includes(code) || settled.line.delivery.code !== code)
    throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
}

const isOpenHere = ({ world }: PricedCart, storeId: string) => world.stores.get(storeId)?.open === true
