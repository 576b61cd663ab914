import type { z } from 'zod'
import type { Cart, SavedForLater } from '#contract/cart/cart.entities.ts'
import type { UpdateSavedForLater } from '#contract/cart/cart.requests.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as lists from '../wishlist/wishlist.service.ts'
import { changeCart, getCart, present } from './cart.service.ts'
import { addItem, getLine } from './item.service.ts'

/** Moves an item, or some pieces of it, out of the cart. Both sides change together or not at all. */
export async function saveForLater(shop: Shop, basketId: string, wanted: { itemId: string; qty?: number | undefined }) {
  return inTransaction(shop, async inside => {
    const { state } = await getCart(inside, basketId, 'lock')
    const line = getLine(state, wanted.itemId)
    if (line.giftCard)
      throw new StoreError('INVALID_INPUT', { field: 'itemId', reason: 'a gift card cannot be kept for later' })
    const moved = Math.min(wanted.qty ?? line.qty, line.qty)
    const sellable = (await inside.services.sellables.find(inside.db, [line.sku])).get(line.sku)
    if (!sellable) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
    await lists.keepForLater(inside, sellable, { qty: moved, recipeId: line.recipeId })
    const cart = await changeCart(inside, basketId, {
      change: before => ({
        ...before,
        lines: before.lines.flatMap(one =>
          one.id !== line.id ? one : moved < one.qty ? { ...one, qty: one.qty - moved } : [],
        ),
      }),
    })
    return { cart: present(inside, cart), savedForLater: await lists.savedForLater(inside) }
  })
}

type Update = z.output<typeof UpdateSavedForLater>

export async function updateSavedForLater(
  shop: Shop,
  update: Update,
): Promise<{ cart?: Cart; savedForLater: SavedForLater }> {
  const { saveForLaterId, itemId, qty, basketId } = update
  return inTransaction(shop, async inside => {
    const { qty: kept, ...item } = await lists.getSavedItem(inside, saveForLaterId, itemId)
    if (basketId === undefined)
      return { savedForLater: await lists.setSavedQty(inside, saveForLaterId, itemId, qty ?? kept) }
    const moved = Math.min(qty ?? kept, kept)
    const cart = await addItem(inside, { basketId, ...item, qty: moved })
    const savedForLater =
      moved < kept
        ? await lists.setSavedQty(inside, saveForLaterId, itemId, kept - moved)
        : await lists.dropSaved(inside, saveForLaterId, itemId)
    return { cart: present(inside, cart), savedForLater }
  })
}
