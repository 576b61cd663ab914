/** Ends of the price ranges a shopper is offered, in minor units of any of our currencies. */
const BOUNDS = [5_000, 10_000, 15_000, 20_000, 30_000] as const

/** `low-high` in minor units, both included; the last is open. */
export const priceRanges: readonly string[] = [0, ...BOUNDS].map((low, at) => {
  const next = BOUNDS[at]
  return next === undefined ? `${low}-` : `${low}-${next - 1}`
})

export function endsOf(range: string): { low: number; high: number | undefined } {
  const [low = '', high = ''] = range.split('-')
  return { low: Number(low), high: high === '' ? undefined : Number(high) }
}

/** Whether prices lie in a range; read once for many of them. */
export function holdsOf(range: string): (price: number) => boolean {
  const { low, high = Number.MAX_SAFE_INTEGER } = endsOf(range)
  return price => price >= low && price <= high
}
