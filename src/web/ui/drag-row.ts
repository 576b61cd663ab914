const STARTS_AT_PX = 6
const SETTLES_MS = 400

/** Lets a mouse pull a row along, as a finger does. What lies under it is not clicked then. */
export function dragRow(row: HTMLElement, startX: number): void {
  const startLeft = row.scrollLeft
  const listening = new AbortController()
  const { signal } = listening
  let dragged = false
  const move = ({ clientX, buttons }: PointerEvent) => {
    // Let go outside the window, or before this code was here.
    if (buttons === 0) return end()
    if (!dragged && Math.abs(clientX - startX) < STARTS_AT_PX) return
    dragged = true
    row.classList.add('is-dragged')
    row.scrollLeft = startLeft - (clientX - startX)
  }
  const end = () => {
    listening.abort()
    if (!dragged) return
    ignoreClick()
    settle(row)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

/** The click that ends a pull comes at once or not at all: a later one is meant. */
function ignoreClick(): void {
  const moment = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', ignore, { capture: true, signal: moment.signal })
  setTimeout(() => moment.abort())
}

/** Glides to the slide that is nearest; only then may the row snap again. */
function settle(row: HTMLElement): void {
  const origin = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).scrollPaddingLeft || '0')
  const distances = [...row.children].map(slide => slide.getBoundingClientRect().left - origin)
  const [nearest = 0] = distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  row.scrollBy({ left: nearest, behavior: 'smooth' })
  setTimeout(() => row.classList.remove('is-dragged'), SETTLES_MS)
}
