import type { Cart } from '#contract/cart/cart.entities.ts'
import type { CartChannel } from '#domain/cart/current-cart.ts'

let channel: BroadcastChannel | undefined

const open = () =>
  (channel ??= 'BroadcastChannel' in window ? new BroadcastChannel('cairn-cart' satisfies CartChannel) : undefined)

type Told = { readonly locale: string | undefined; readonly cart: Cart }

const localeHere = () => document.documentElement.dataset['locale']

export const tellOtherTabs = (cart: Cart): void => open()?.postMessage({ locale: localeHere(), cart } satisfies Told)

/** Other tabs of this shop are our own code: what they send is a cart. Told in another language, or of another site, it is asked for anew. */
export function hearOtherTabs(receive: (cart: Cart) => void, ask: () => void): void {
  open()?.addEventListener('message', ({ data: { locale, cart } }: MessageEvent<Told>) =>
    locale === localeHere() ? receive(cart) : ask(),
  )
}
