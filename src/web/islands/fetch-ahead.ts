import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { entryOf, loadIsland } from './load-island.ts'

/** An island's code and texts. Without React, so that they come beside it and not after it. */
export const fetchIsland = (name: string) =>
  Promise.all([loadIsland(name), loadMessages(languageOf(documentLocale()), entryOf(name).namespaces)])

/** Islands that have more to wake for than a touch: what they show changes elsewhere too. */
const ALSO: Readonly<Record<string, () => Promise<(name: string) => void>>> = {
  'cart-page': async () => (await import('#web/state/wake-for-cart.ts')).wakeForCart,
}

/** After everything that is seen has come, unless the shopper pays for each byte. */
export function fetchAhead(name: string): void {
  void ALSO[name]?.()
    .then(listen => listen(name))
    .catch(() => {})
  if ('connection' in navigator && Object(navigator.connection).saveData) return
  // What cannot be had now is asked for again when it is needed.
  const work = () => void Promise.all([import('./hydrate.tsx'), fetchIsland(name)]).catch(() => {})
  const rest = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest)
}
