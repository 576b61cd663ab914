import { useCallback, useEffect, useRef, useState } from 'react'
import { frontIn, lastFrontIn, placeOf, shownIn, stepFrom } from './track-places.ts'

/** Which slide of a snapping track is seen, and how to bring another to the front. */
export function useTrack(trackId: string) {
  const [index, setIndex] = useState(0)
  /** Where it is on its way to: who presses twice wants to go twice as far. */
  const aim = useRef<number>(undefined)

  useEffect(() => {
    const track = document.getElementById(trackId)
    if (!track) return undefined
    const read = () => setIndex(shownIn(placeOf(track)))
    const arrive = () => {
      aim.current = undefined
    }
    track.addEventListener('scroll', read, { passive: true })
    track.addEventListener('scrollend', arrive)
    return () => {
      track.removeEventListener('scroll', read)
      track.removeEventListener('scrollend', arrive)
    }
  }, [trackId])

  const go = useCallback(
    (to: number) => {
      const track = document.getElementById(trackId)
      const slide = track?.children[to]
      if (!track || !(slide instanceof HTMLElement)) return
      aim.current = Math.min(to, lastFrontIn(placeOf(track)))
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior })
    },
    [trackId],
  )

  const step = useCallback(
    (by: number, loop: boolean) => {
      const track = document.getElementById(trackId)
      if (!track) return
      const place = placeOf(track)
      go(stepFrom(aim.current ?? frontIn(place), by, lastFrontIn(place), loop))
    },
    [trackId, go],
  )
  return { index, go, step }
}
