import type { SumsOfDay, VariantSums } from './days.queries.ts'
import { resultsOf, type Test } from './results.ts'

const FIGURES = [
  'visitors',
  'crossed',
  'carts',
  'clicks',
  'buyers',
  'orders',
  'orders_squares',
  'revenue',
  'revenue_squares',
  'refunded',
  'refunds',
  'refunds_squares',
] as const satisfies readonly (keyof VariantSums)[]

/** Both together, in the place of the first. */
const added = (one: VariantSums, other: VariantSums): VariantSums => ({
  ...one,
  ...Object.fromEntries(FIGURES.map(figure => [figure, one[figure] + other[figure]])),
})

/** What the figure that decides said of all who had come up to each day; the last one is what the results say. */
export function resultsByDay(test: Test, rows: readonly SumsOfDay[]) {
  const soFar = new Map<string, VariantSums>()
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
    for (const { day: _, ...sums } of ofDay) {
      const before = soFar.get(sums.variant_id)
      soFar.set(sums.variant_id, before ? added(before, sums) : sums)
    }
    const [primary] = resultsOf(test, [...soFar.values()]).figures
    return {
      day,
      visitors: ofDay.reduce((all, { visitors }) => all + visitors, 0),
      lifts: (primary?.arms ?? []).flatMap(({ variantId, lift }) => (lift ? { variantId, ...lift } : [])),
    }
  })
}
