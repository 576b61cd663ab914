import { startTransition, useEffect, useMemo, useState } from 'react'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

/** Longer than a letter takes until it is seen in the page. */
const REST_MS = 150

/** The page for whoever draws it beside the page itself: as it is once nobody types, and at once where something else stands in it. */
export function useRested(page: Raw): Raw {
  const [rested, setRested] = useState(page)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(page)), REST_MS)
    return () => clearTimeout(timer)
  }, [page])
  const [before, now] = [useMemo(() => holdsOf(rested), [rested]), useMemo(() => holdsOf(page), [page])]
  return before === now ? rested : page
}

/** Which items stand in which order. */
function holdsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(holdsOf).join()
  if (!isRaw(value)) return ''
  const inside = Object.values(value).map(holdsOf).join('')
  return typeof value['id'] === 'string' ? `${value['id']}(${inside})` : inside
}
