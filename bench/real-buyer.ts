// Somebody who buys over the network.
import { createClient } from '#contract/client.ts'
import { cartToOrder, type Buyer } from '#server/testing/given-checkout.ts'
import { httpTransport } from '#server/testing/http-transport.ts'

/** A browser of its own. */
export function visitorAt(origin: string, locale = 'en-us'): Buyer {
  const door = {
    request: (to: string, init?: RequestInit) =>
      fetch(new URL(new URL(to).pathname + new URL(to).search, origin), init),
  }
  const visitor = httpTransport(door, { 'x-locale': locale })
  return { visitor, call: createClient(visitor.transport) }
}

/** A guest's order: its number. */
export async function buyAt(origin: string, wish: { sku: string; qty: number }): Promise<string> {
  const buyer = visitorAt(origin)
  await buyer.call('authentication.token', { body: { grantType: 'guest' } })
  const cartId = await cartToOrder(buyer, wish)
  return (await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })).orderNumber
}
