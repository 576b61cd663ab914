import { useEffect, type RefObject } from 'react'

/** Arrows move through the field and its suggestions, Escape and leaving close them. */
export function useArrowKeys(box: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const gone = new AbortController()
    element.addEventListener('keydown', event => move(element, event, close), gone)
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) close()
      },
      gone,
    )
    return () => gone.abort()
  }, [box, close])
}

function move(box: HTMLElement, event: KeyboardEvent, close: () => void) {
  const stops = [...box.querySelectorAll<HTMLElement>('input, [data-suggestion]')]
  if (event.key === 'Escape') {
    stops[0]?.focus()
    close()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const at = stops.findIndex(stop => stop === document.activeElement)
  stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  event.preventDefault()
}
