import { STORE_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { MORE_CARDS } from '#web/ui/more-cards.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'

/** What listings do in the browser before anything is touched: next to nothing. The rest is fetched when it is used. */
export function startListings() {
  showMyStore()
  document.addEventListener(MORE_CARDS, showMyStore)
  document.addEventListener('change', event => {
    const { target } = event
    const form = target instanceof HTMLSelectElement && target.closest<HTMLFormElement>('form[data-auto-submit]')
    if (form) import('./follow-link.ts').then(links => links.followLink(form)).catch(() => form.requestSubmit())
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[data-load-more],a[data-refine]') : null
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return
    event.preventDefault()
    import('./follow-link.ts').then(links => links.followLink(link)).catch(() => location.assign(link.href))
  })
}

/** Whoever chose a store before filters by it with one click. */
function showMyStore() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-my-store]')
  const kept = decodeURIComponent(cookieIn(document.cookie, STORE_COOKIE) ?? '')
  const [id, name, country] = kept.split('|')
  const text = link?.querySelector('span:last-child')
  if (!link || !text || !id || !name || country !== link.dataset['country']) return
  const url = new URL(link.dataset['myStore'] ?? '', location.href)
  url.searchParams.set('store', id)
  link.href = url.href
  text.textContent = (link.dataset['at'] ?? '').replace('*', name)
}
