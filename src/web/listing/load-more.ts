import { MORE_CARDS } from '#web/ui/more-cards.ts'

/**
 * Fetches the same address with one page more, and takes over only what is new. The address changes with it, so that
 * a reload, a shared link or the back button show as much as was seen.
 */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true')
  const list = document.querySelector('#products')
  const known = list?.children.length ?? 0
  const places = placesFor(Number(link.dataset['loadMore']))
  list?.append(...places)
  const answer = await fetch(link.href)
  if (!answer.ok) return location.assign(link.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const added = [...fresh.querySelectorAll('#products > *')].slice(known)
  places.forEach(place => place.remove())
  list?.append(...added.map(item => document.importNode(item, true)))
  document.dispatchEvent(new Event(MORE_CARDS))
  const next = fresh.querySelector('a[data-load-more]')?.parentElement ?? lastLine(fresh)
  if (next) link.parentElement?.replaceWith(document.importNode(next, true))
  const url = new URL(link.href)
  history.replaceState(history.state, '', `${url.pathname}${url.search}`)
  list?.children[known]?.querySelector<HTMLElement>('.product-card-link')?.focus({ preventScroll: true })
}

/** Where the next cards will stand. */
const placesFor = (count: number): readonly HTMLElement[] =>
  Array.from({ length: count }, () => {
    const place = document.createElement('li')
    place.className = 'card-skeleton'
    place.ariaHidden = 'true'
    return place
  })

/** When everything is shown there is no link, only the line that says so. */
const lastLine = (page: Document) => page.querySelector('#products')?.nextElementSibling
