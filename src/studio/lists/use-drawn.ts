import { useCallback, useState } from 'react'

const STEP = 50
/** Rows are there before they come into sight, as fast as anybody scrolls. */
const AHEAD = '1200px'

/**
 * How many rows of a list are drawn: as far as somebody has looked, and a little further. All that is drawn is worked out again
 * when colours, density or order change, whether it is seen or not.
 */
export function useDrawn(count: number) {
  const [drawn, setDrawn] = useState(STEP)
  const watch = useCallback((row: Element | null) => {
    if (row === null) return
    const sight = new IntersectionObserver(
      seen => seen.some(({ isIntersecting }) => isIntersecting) && setDrawn(before => before + STEP),
      { rootMargin: AHEAD },
    )
    sight.observe(row)
    return () => sight.disconnect()
  }, [])
  const last = Math.min(drawn, count) - 1
  /** Of each row: whoever comes near the last one draws more. */
  const refOf = (index: number) => (index === last && drawn < count ? watch : undefined)
  return { drawn, refOf }
}
