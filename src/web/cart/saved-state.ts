import { atom } from 'nanostores'
import type { SavedForLater } from '#contract/cart/cart.entities.ts'
import { call } from '#web/call.ts'
import { CURRENT, changeCart, changeItem } from '#web/state/cart-state.ts'

/** What this visitor keeps for later; undefined until the page told it. */
export const $saved = atom<SavedForLater | undefined>(undefined)

export const saveForLater = (itemId: string): Promise<boolean> =>
  changeItem(itemId, async id => {
    const body = { itemId: id }
    const { cart, savedForLater } = await call('cart.saveForLater', { params: { basketId: CURRENT }, body })
    $saved.set(savedForLater)
    return cart
  })

export const moveToCart = (saveForLaterId: string, itemId: string): Promise<boolean> =>
  changeCart(async known => {
    const body = { saveForLaterId, itemId, basketId: CURRENT }
    const { cart, savedForLater } = await call('cart.updateSavedForLater', { body })
    $saved.set(savedForLater)
    return cart ?? known ?? call('cart.read', { params: { basketId: CURRENT } })
  }, itemId)

export const dropSaved = (saveForlaterId: string, itemId: string): Promise<boolean> =>
  changeCart(async known => {
    $saved.set(await call('cart.removeSavedForLater', { params: { saveForlaterId, itemId } }))
    return known ?? call('cart.read', { params: { basketId: CURRENT } })
  }, itemId)
