/** Where moments stand on a line that begins now and ends with the last of them. */
export type TimeScale = { readonly width: number; readonly at: readonly number[] }

/**
 * To scale, but for moments so close that nobody could tell them apart: these stand beside each other. The line is as wide
 * as it may be, and wider only where so many have no room on it.
 */
export function timeScale(moments: readonly number[], now: number, room: number, gap: number): TimeScale {
  const width = Math.max(room, (moments.length + 1) * gap)
  const span = Math.max(1, (moments.at(-1) ?? now) - now)
  const at = moments.map(moment => ((moment - now) / span) * (width - gap))
  for (const [index, place] of at.entries()) at[index] = Math.max(place, (at[index - 1] ?? 0) + gap)
  let next = width
  for (let index = at.length - 1; index >= 0; index--) {
    next = Math.min(at[index] ?? 0, next - gap)
    at[index] = next
  }
  return { width, at }
}
