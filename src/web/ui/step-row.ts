/** Most of what is seen, so that something of it stays to hold on to. */
const PART = 0.8

/** Moves the row that a button stands for, as far as the button says. */
export function stepRow(button: Element): void {
  const row = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const by = Number(button.getAttribute('data-step'))
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  row?.scrollBy({ left: by * PART * row.clientWidth, behavior })
}
