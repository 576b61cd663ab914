const ROWS = '.collection, .product-row'

const rowAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(ROWS) : null)

/** Pulling any row along with the mouse, now and later: one listener each. */
export function listenForPulledRows() {
  document.addEventListener('pointerdown', ({ pointerType, button, target, clientX }) => {
    const row = pointerType === 'mouse' && button === 0 ? rowAt(target) : null
    if (row && row.scrollWidth > row.clientWidth) void import('./drag-row.ts').then(rows => rows.dragRow(row, clientX))
  })
  // Or the browser would carry off the link or picture under the mouse.
  document.addEventListener('dragstart', event => rowAt(event.target) && event.preventDefault())
}
