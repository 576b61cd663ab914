import { useCallback, useEffect, useState } from 'react'

/** Which slide of a snapping track is in front, and how to bring another there. */
export function useTrack(trackId: string, count: number) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const track = document.getElementById(trackId)
    if (!track) return undefined
    const read = () => {
      const room = track.scrollWidth - track.clientWidth
      setIndex(room > 0 ? Math.round((track.scrollLeft / room) * (count - 1)) : 0)
    }
    track.addEventListener('scroll', read, { passive: true })
    return () => track.removeEventListener('scroll', read)
  }, [trackId, count])

  const go = useCallback(
    (to: number) => {
      const slide = document.getElementById(trackId)?.children[to]
      const track = slide?.parentElement
      if (!(slide instanceof HTMLElement) || !track) return
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'smooth' })
      setIndex(to)
    },
    [trackId],
  )
  return { index, go }
}
