import type { Cart } from '#contract/cart.entities.ts'

const CHANNEL = 'cairn-cart'

let channel: BroadcastChannel | undefined

const open = () => (channel ??= 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined)

export const tellOtherTabs = (cart: Cart): void => open()?.postMessage(cart)

/** Other tabs of this shop are our own code: what they send is a cart. */
export function hearOtherTabs(receive: (cart: Cart) => void): void {
  open()?.addEventListener('message', ({ data }: MessageEvent<Cart>) => receive(data))
}
