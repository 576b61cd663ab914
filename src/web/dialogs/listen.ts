import { isPlainClick } from '#web/ui/plain-click.ts'

const named = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const element = target instanceof Element ? target.closest('[data-dialog]') : null
  return element instanceof HTMLElement || element instanceof SVGElement ? element : undefined
}

/** Links and buttons with `data-dialog` open a dialog; the code for that comes with the first one. Without script, a link is a link. */
export function listenForDialogs() {
  document.addEventListener('click', event => {
    const element = named(event.target)
    if (!element || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    import('./open-from-page.ts').then(
      ({ openFromElement }) => openFromElement(element),
      () => location.assign(element.getAttribute('href') ?? location.href),
    )
  })
  if (location.hash.startsWith('#dialog='))
    void import('./open-from-page.ts').then(({ openFromAddress }) => openFromAddress())
}
