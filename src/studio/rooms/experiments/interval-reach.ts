type Interval = { readonly low: number; readonly high: number }

/** The widest that is drawn, in times of the last interval: the first ones say next to nothing, and would flatten all others. */
const MOST_TIMES = 3
const STEPS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10]

const far = ({ low, high }: Interval) => Math.max(Math.abs(low), Math.abs(high))

/** How far a chart of intervals goes to either side of nothing, as a round share. */
export function reachOf(intervals: readonly Interval[]): number {
  const last = intervals.at(-1)
  const most = Math.min(last ? far(last) * MOST_TIMES : 1, Math.max(0, ...intervals.map(far)))
  return STEPS.find(step => step >= most) ?? STEPS.at(-1) ?? 1
}
