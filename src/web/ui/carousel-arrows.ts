const ROWS = '.collection, .product-row, [data-track]'

const rowAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(ROWS) : null)

/** Arrows of every `Carousel` on the page, and pulling any row along, now and later: one listener each. */
export function listenForCarousels() {
  document.addEventListener('pointerdown', ({ pointerType, button, target, clientX }) => {
    const row = pointerType === 'mouse' && button === 0 ? rowAt(target) : null
    if (row && row.scrollWidth > row.clientWidth)
      void import('./drag-row.ts').then(({ dragRow }) => dragRow(row, clientX))
  })
  // Or the browser would carry off the link or picture under the mouse.
  document.addEventListener('dragstart', event => rowAt(event.target) && event.preventDefault())
  document.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-scroll]') : null
    const track = arrow?.closest('[data-carousel]')?.querySelector('[data-track]')
    if (arrow && track)
      track.scrollBy({ left: Number(arrow.dataset['scroll']) * track.clientWidth * 0.8, behavior: 'smooth' })
  })
}
