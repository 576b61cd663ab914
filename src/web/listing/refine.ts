import { MORE_CARDS } from '#web/ui/more-cards.ts'

/**
 * Shows another choice of the same listing without leaving it: the sheet of filters stays open, the eye and the focus
 * stay where they are, and the count is said. The address follows, so that a reload or a shared link show the same.
 */
export async function refine(href: string, { byHistory = false, by = '' } = {}): Promise<void> {
  const listing = document.querySelector('#listing')
  listing?.setAttribute('aria-busy', 'true')
  const answer = await fetch(href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const filters = fresh.querySelector('#filters')
  const results = fresh.querySelector('#results')
  if (!answer.ok || !listing || !filters || !results) return location.assign(href)
  const chosen = by || document.activeElement?.closest<HTMLElement>('[data-refine]')?.dataset['refine']
  const unfolded = openTitles()
  swap('#filters', filters)
  swap('#results', results)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#filters details'))
    if (unfolded.has(titleOf(details))) details.open = unfolded.get(titleOf(details)) ?? false
  listing.removeAttribute('aria-busy')
  document.title = fresh.title
  if (!byHistory) history.pushState({ refined: true }, '', href)
  document.dispatchEvent(new Event(MORE_CARDS))
  const count = fresh.querySelector('[data-listing-count]')?.textContent ?? ''
  for (const place of document.querySelectorAll('[data-listing-count]')) place.textContent = count
  const said = document.querySelector('#listing-said')
  if (said) said.textContent = [count, ...(chosen === 'sort' ? [orderOf(fresh)] : [])].join(', ')
  const same = [...document.querySelectorAll<HTMLElement>('[data-refine]')].find(
    link => link.dataset['refine'] === chosen && link.checkVisibility(),
  )
  ;(same ?? document.querySelector<HTMLElement>('#results'))?.focus({ preventScroll: true })
}

/** How they stand, which nobody hears from their number. */
const orderOf = (page: Document) => page.querySelector('#sort :checked')?.textContent ?? ''

const titleOf = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent ?? ''

const openTitles = () =>
  new Map(
    [...document.querySelectorAll<HTMLDetailsElement>('#filters details')].map(details => [
      titleOf(details),
      details.open,
    ]),
  )

/** The element itself stays: a sheet that is open stays open, and a column keeps its scroll. */
function swap(place: string, fresh: Element): void {
  document.querySelector(place)?.replaceChildren(...[...fresh.childNodes].map(node => document.importNode(node, true)))
}

addEventListener('popstate', () => void refine(location.href, { byHistory: true }))
