/** What a share of the times is no longer than: 0.5 the middle one, 0.99 all but the slowest hundredth. */
export function quantiles(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b)
  return share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
