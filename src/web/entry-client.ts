import './styles.css'
import { listenForDialogs } from './dialogs/listen.ts'
import { wakeIslands } from './islands/wake.ts'
import { startListings } from './listing/listing-browser.ts'
import { startCards } from './product/card-browser.ts'
import { startShell } from './shell/shell-browser.ts'
import { listenForPulledRows } from './ui/pulled-rows.ts'

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const
const PATIENCE_MS = 5000
/** What the first tap wakes goes first: these would take its place on a slow connection. */
const AFTER_OTHERS_MS = 1000

wakeIslands()
listenForDialogs()
startShell()
listenForPulledRows()
startCards()
startListings()
startWhenAtRest()

/** Counting, remembering and pop-ups: long after everything that a shopper waits for, at the first sign that somebody is there. */
function startWhenAtRest() {
  if (document.querySelector('[data-scroll-sync]')) {
    void import('./pages/preview/preview-browser.ts').then(({ startPreview }) => startPreview())
    return
  }
  const first = new AbortController()
  const start = () => {
    if (first.signal.aborted) return
    first.abort()
    setTimeout(() => import('./at-rest.ts'), AFTER_OTHERS_MS)
  }
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, start, { signal: first.signal, passive: true, capture: true })
  setTimeout(start, PATIENCE_MS)
}
