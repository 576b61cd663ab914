import { call } from '#web/call.ts'
import { refreshSession } from '#web/session/refresh-session.ts'

const basketId = () => /(?:^|; )cairn_cart=([^;]+)/.exec(document.cookie)?.[1]

/** Puts one piece into the cart, and makes a cart where there is none. */
export async function addUpsell(sku: string): Promise<void> {
  const cart = basketId()
  if (cart) await call('cart.addItem', { body: { basketId: cart, sku } })
  else await call('cart.createWithItem', { body: { items: [{ sku }] } })
  await refreshSession()
}
