export type Place = { readonly scrollLeft: number; readonly room: number; readonly starts: readonly number[] }

const ROUNDING = 2

/** How far a row is pulled, how far it can be, and where each slide begins in it. */
export function placeOf(track: HTMLElement): Place {
  const slides = [...track.children].filter(slide => slide instanceof HTMLElement)
  const [first] = slides
  return {
    scrollLeft: track.scrollLeft,
    room: track.scrollWidth - track.clientWidth,
    starts: slides.map(slide => slide.offsetLeft - (first?.offsetLeft ?? 0)),
  }
}

/** The slide that stands in front. */
export const frontIn = ({ scrollLeft, starts }: Place): number =>
  starts.reduce(
    (best, start, at) => (Math.abs(start - scrollLeft) < Math.abs((starts[best] ?? 0) - scrollLeft) ? at : best),
    0,
  )

/** The last slide that can come to the front: those after it are beside it then. */
export function lastFrontIn({ room, starts }: Place): number {
  const at = starts.findIndex(start => start >= room - ROUNDING)
  return at === -1 ? Math.max(starts.length - 1, 0) : at
}

/** Which slide counts as the one that is seen: the last, once there is nothing behind it. */
export const shownIn = (place: Place): number =>
  place.room > 0 && place.scrollLeft >= place.room - ROUNDING ? place.starts.length - 1 : frontIn(place)

/** Where a step leads from a slide; at an end it stays, or begins again. */
export function stepFrom(from: number, by: number, last: number, loop: boolean): number {
  const to = from + by
  if (to > last) return loop ? 0 : last
  if (to < 0) return loop ? last : 0
  return to
}
