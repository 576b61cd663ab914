import { atom } from 'nanostores'
import type { SavedForLater } from '#contract/cart/cart.entities.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { call } from '#web/call.ts'
import { changeCart, changeItem } from '#web/state/cart-state.ts'

/** What this visitor keeps for later; undefined until the page told it. */
export const $saved = atom<SavedForLater | undefined>(undefined)

export const saveForLater = (itemId: string): Promise<boolean> =>
  changeItem(itemId, async id => {
    const body = { itemId: id }
    const { cart, savedForLater } = await call('cart.saveForLater', { params: { basketId: CURRENT_CART }, body })
    $saved.set(savedForLater)
    return cart
  })

export const moveToCart = (saveForLaterId: string, itemId: string): Promise<boolean> =>
  changeCart(async known => {
    const body = { saveForLaterId, itemId, basketId: CURRENT_CART }
    const { cart, savedForLater } = await call('cart.updateSavedForLater', { body })
    $saved.set(savedForLater)
    return cart ?? known ?? call('cart.read', { params: { basketId: CURRENT_CART } })
  }, itemId)

export const dropSaved = (saveForlaterId: string, itemId: string): Promise<boolean> =>
  changeCart(async known => {
    $saved.set(await call('cart.removeSavedForLater', { params: { saveForlaterId, itemId } }))
    return known ?? call('cart.read', { params: { basketId: CURRENT_CART } })
  }, itemId)
