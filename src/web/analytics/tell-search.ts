import { ANALYTICS } from '#domain/consumer/consent.ts'
import type { FirstSegment } from '#domain/sites/shop-urls.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'
import { allows } from './consent-state.ts'

const PRODUCT = 'p' satisfies FirstSegment
const LAST = 'cairn.searched'
/** Who searches again later looks for something else. */
const SAME_ERRAND_MS = 5 * 60_000

/** Tells once, when the results are left, whether any was followed, and what was tried before in this tab. */
export function tellSearch(results: HTMLElement): void {
  const { searched: q = '', found = '0' } = results.dataset
  let clicked = false
  let told = false
  results.addEventListener('click', ({ target }) => {
    clicked ||= target instanceof Element && target.closest(`a[href*="/${PRODUCT}/"]`) !== null
  })
  // Not when it is merely hidden: whoever comes back may still follow something.
  addEventListener('pagehide', () => {
    if (told || !allows(ANALYTICS)) return
    told = true
    const [at = '', ...words] = readText('session', LAST)?.split(' ') ?? []
    const before = words.join(' ')
    const isSame = before !== '' && before !== q && Date.now() - Number(at) < SAME_ERRAND_MS
    keepText('session', LAST, clicked ? undefined : `${Date.now()} ${q}`)
    // A page that is shown again, or turned to and fro, was searched for once.
    if (before === q && !clicked) return
    const { locale = '' } = document.documentElement.dataset
    const body = { q, found: Number(found), clicked, ...(isSame && { before }) }
    navigator.sendBeacon(
      `/fapi/search/note?locale=${locale}`,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    )
  })
}
