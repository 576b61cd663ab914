import type { CartChannel } from '#domain/cart/current-cart.ts'

let ear: BroadcastChannel | undefined
let told = false

/** Before a cart that the page shows is awake: hears of its changes, by this tab too, for a channel is deaf to itself alone. */
export function openEar(wake: () => void): void {
  if (!('BroadcastChannel' in window)) return wake()
  const hear = () => {
    told = true
    wake()
  }
  ear = new BroadcastChannel('cairn-cart' satisfies CartChannel)
  ear.addEventListener('message', hear)
  // A page that comes back as it was left may show what was bought or changed since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && ear && hear())
}

/** From here on the cart hears for itself. Answers whether it has to ask for what it missed. */
export function hushEar(): boolean {
  ear?.close()
  ear = undefined
  return told
}
