import { useEffect, useRef, type RefObject } from 'react'

/** What had the focus went with its line: it goes on at the head of the list, not at the top of the page. */
export function useFocusAfterRemoval<E extends HTMLElement>(...counts: readonly number[]): RefObject<E | null> {
  const head = useRef<E>(null)
  const before = useRef(counts)
  useEffect(() => {
    const shorter = counts.some((count, at) => count < (before.current[at] ?? 0))
    before.current = counts
    if (shorter && document.activeElement === document.body) head.current?.focus()
  })
  return head
}
