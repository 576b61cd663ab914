import type { z } from 'zod'
import type { AddItem, UpdateItem } from '#contract/cart/cart.requests.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findCollectionPoint } from '../stores/store.service.ts'
import { EMPTY_CART, type CartLine, type CartState } from './cart-state.ts'
import { changeCart, createCart, currentCart, type PricedCart } from './cart.service.ts'
import {
  deliveryOf,
  isAdjusted,
  isSameItem,
  requireDeliverable,
  requireFitting,
  requireRoom,
  requireSellable,
  reviewed,
  sameJson,
  type ItemToAdd,
  withItem,
} from './item-rules.ts'

/** Works out the cart with an item more; says which line it went to. */
async function adding(shop: Shop, item: ItemToAdd) {
  const [promotions, found] = await Promise.all([
    shop.services.promotions.index(shop.db),
    shop.services.sellables.find(shop.db, [item.sku]),
  ])
  const sellable = requireSellable(found.get(item.sku), shop.site.id, promotions)
  requireFitting(sellable, item, shop.site.id)
  await requireCollectionPoint(shop, item.collectionPointId)
  return (state: CartState) => {
    requireRoom(state, sellable, item.qty)
    return withItem(state, sellable, item)
  }
}

export const addItem = async (shop: Shop, wanted: z.output<typeof AddItem>): Promise<PricedCart> =>
  (await addLine(shop, wanted)).cart

/** The cart with the item, and the line it went to. One more of what waits in a store travels when the store has no more. */
export async function addLine(shop: Shop, wanted: z.output<typeof AddItem>) {
  try {
    return await addToLine(shop, wanted)
  } catch (error) {
    const noMore = error instanceof StoreError && error.code === 'ITEMS_UNAVAILABLE_IN_STORE'
    if (!noMore || wanted.shippingOption !== undefined || wanted.storeId !== undefined) throw error
    return addToLine(shop, { ...wanted, shippingOption: 'standard' })
  }
}

async function addToLine(shop: Shop, { basketId, ...item }: z.output<typeof AddItem>) {
  const add = await adding(shop, item)
  const id = basketId === CURRENT_CART ? await currentCart(shop) : basketId
  let line: CartLine | undefined
  const cart = await changeCart(shop, id, {
    change: state => {
      const result = add(state)
      line = result.line
      return result.state
    },
    verify: priced => line && requireDeliverable(priced, line),
  })
  return { cart, line }
}

type Refused = { sku: string; code: StoreError['code'] }
const GONE = new Set<StoreError['code']>(['ITEM_NOT_AVAILABLE', 'NO_PRICE', 'INVALID_PRICE', 'GWP_PRODUCT'])

/** A new cart with items. One that cannot be had is told by its own error; of several, all are named at once. */
export async function createCartWithItems(shop: Shop, items: readonly ItemToAdd[]): Promise<PricedCart> {
  let state: CartState = EMPTY_CART
  const lines = new Map<string, CartLine>()
  const refused: Refused[] = []
  const attempt = async (sku: string, work: () => Promise<void> | void) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof StoreError) || items.length === 1) throw error
      refused.push({ sku, code: error.code })
    }
  }
  for (const item of items)
    await attempt(item.sku, async () => {
      const added = (await adding(shop, item))(state)
      state = added.state
      lines.set(added.line.id, added.line)
    })
  if (items.length === 1) {
    const [line] = lines.values()
    return createCart(shop, state, priced => line && requireDeliverable(priced, line))
  }
  refuseTogether(refused)
  return createCart(shop, state, priced => {
    for (const line of lines.values())
      try {
        requireDeliverable(priced, line)
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        refused.push({ sku: line.sku, code: error.code })
      }
    refuseTogether(refused)
  })
}

function refuseTogether(refused: readonly Refused[]) {
  if (refused.length === 0) return
  const gone = refused.filter(({ code }) => GONE.has(code))
  const named = gone.length > 0 ? gone : refused
  throw new StoreError(gone.length > 0 ? 'ITEMS_UNAVAILABLE' : 'ITEMS_OOS', { skus: named.map(({ sku }) => sku) })
}

const isBonus = (itemId: string): boolean => itemId.startsWith('gift_')

export function getLine({ lines }: CartState, itemId: string): CartLine {
  if (isBonus(itemId)) throw new StoreError('GWP_PRODUCT')
  const line = lines.find(({ id }) => id === itemId)
  if (!line) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return line
}

export function removeItem(shop: Shop, basketId: string, itemId: string): Promise<PricedCart> {
  return changeCart(shop, basketId, {
    change: state => {
      const gone = getLine(state, itemId)
      return { ...state, lines: state.lines.filter(line => line !== gone) }
    },
  })
}

export async function updateItem(
  shop: Shop,
  basketId: string,
  update: z.output<typeof UpdateItem>,
): Promise<PricedCart> {
  if (isBonus(update.itemId)) throw new StoreError('GWP_PRODUCT')
  const other = update.sku === undefined ? undefined : await getSellable(shop, update.sku)
  await requireCollectionPoint(shop, update.collectionPointId)
  let wanted: CartLine | undefined
  return changeCart(shop, basketId, {
    change: state => {
      const before = getLine(state, update.itemId)
      const line = updated(before, update, other?.sku ?? before.sku)
      if (other) requireFitting(other, line, shop.site.id)
      const twin = other && state.lines.find(one => one !== before && isTwin(one, line))
      wanted = twin ? { ...line, qty: line.qty + twin.qty } : line
      const lines = state.lines.flatMap(one => (one === before ? (wanted ?? []) : one === twin ? [] : one))
      const storeId = line.delivery.storeId ?? state.storeId
      return { ...state, lines, ...(storeId !== undefined && { storeId }) }
    },
    verify: priced => wanted && requireDeliverable(priced, wanted),
  })
}

async function getSellable(shop: Shop, sku: string) {
  const promotions = await shop.services.promotions.index(shop.db)
  return requireSellable((await shop.services.sellables.find(shop.db, [sku])).get(sku), shop.site.id, promotions)
}

function updated(before: CartLine, update: z.output<typeof UpdateItem>, sku: string): CartLine {
  const { giftOption: had, ...line } = reviewed(before)
  const giftOption = update.giftOption === undefined ? had : (update.giftOption ?? undefined)
  const elsewhere = update.shippingOption ?? update.storeId ?? update.collectionPointId
  const delivery =
    elsewhere === undefined
      ? before.delivery
      : deliveryOf(
          {
            shippingOption: update.shippingOption ?? before.delivery.code,
            storeId: update.storeId ?? before.delivery.storeId,
            collectionPointId: update.collectionPointId ?? before.delivery.collectionPointId,
          },
          before.delivery.code,
        )
  const next = { ...line, sku, qty: update.qty ?? line.qty, delivery, ...(giftOption && { giftOption }) }
  return sku === before.sku && next.qty <= before.qty ? next : { ...next, adjustments: [] }
}

/** Nothing that was said about either is lost when they become one. */
const isTwin = (a: CartLine, b: CartLine) =>
  isSameItem(a, b) && sameJson(a.delivery, b.delivery) && [a, b].every(one => !isAdjusted(one) && !one.reservation)

async function requireCollectionPoint(shop: Shop, id: string | undefined) {
  if (id !== undefined && !(await findCollectionPoint(shop, id))) throw new StoreError('SHIPPING_METHOD_UNAVAILABLE')
}
