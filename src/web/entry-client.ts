import './styles.css'
import { listenForDialogs } from './dialogs/listen.ts'
import { wakeIslands } from './islands/wake.ts'
import { startListings } from './listing/listing-browser.ts'
import { startCards } from './product/card-browser.ts'
import { startShell } from './shell/shell-browser.ts'
import { listenForCarousels } from './ui/carousel-arrows.ts'

wakeIslands()
listenForDialogs()
startShell()
listenForCarousels()
startCards()
startListings()
startWhenAtRest()

/** Long after everything that a shopper waits for. */
function startWhenAtRest() {
  const start = () => {
    void import('./analytics/start.ts').then(({ startAtRest }) => startAtRest())
    void import('./pop-ups/pop-up-manager.ts').then(({ startPopUps }) => startPopUps())
  }
  if (document.querySelector('[data-scroll-sync]'))
    void import('./pages/preview/scroll-sync.ts').then(({ syncScroll }) => syncScroll())
  else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 2000)
}
