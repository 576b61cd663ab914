import { wakeIsland } from '#web/islands/wake-island.ts'
import { readText } from '#web/session/browser-storage.ts'
import { openEar } from './cart-ear.ts'

/** Where the cart is shown and sleeps: it wakes when anybody changes it. */
export function wakeForCart(name: string): void {
  const wake = () => void wakeIsland(name)
  // What was put away must not be seen again until somebody touches the page.
  if (readText('session', 'cairn dismissed promotions')) wake()
  else openEar(wake)
}
