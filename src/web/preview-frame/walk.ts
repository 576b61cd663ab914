import type { FromFrame } from '#contract/content/frame-messages.ts'

/** Whoever walks through the shop follows its links in the frame. The studio opens what they lead to as it opened this page. */
export function walk(tell: (message: FromFrame) => void): void {
  const follow = (event: Event, { origin, pathname, search }: URL) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (origin === location.origin) tell({ type: 'follow', address: pathname + search })
  }
  window.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
      if (!isHere) follow(event, new URL(link.href))
    },
    { capture: true },
  )
  // Searches lead on; nothing is ordered or sent out of a look at the shop.
  window.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      if (form.method !== 'get') return event.preventDefault()
      const to = new URL(form.action)
      const fields = [...new FormData(form, event.submitter)]
      to.search = new URLSearchParams(
        fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ).toString()
      follow(event, to)
    },
    { capture: true },
  )
}
