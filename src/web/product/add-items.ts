import { CallError, type Call } from '#contract/client.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'

export type ItemToAdd = {
  sku: string
  qty: number
  recipeId?: string
  giftCard?: { amount: number; recipientEmail: string; recipientName?: string; message?: string }
  shippingOption?: 'pickup' | 'sts'
  storeId?: string
}

/** Whoever has no session yet becomes a guest, and the call is made once more. */
export async function withGuest<T>(work: () => Promise<T>, ask: Call): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError) || !(error.status === 401 || error.code === 'INVALID_CUSTOMER')) throw error
    await ask('authentication.token', { body: { grantType: 'guest' } })
    return work()
  }
}

/** Into the cart the shopper used last; a first item makes the cart. */
export async function addItems(items: readonly ItemToAdd[], ask: Call) {
  const [first, ...rest] = items
  if (!first) throw new Error('there is nothing to add')
  let cart = await withGuest(() => ask('cart.addItem', { body: { basketId: CURRENT_CART, ...first } }), ask)
  for (const item of rest) cart = await ask('cart.addItem', { body: { basketId: cart.id, ...item } })
  return cart
}
