import { prorate } from '../money/money.ts'

/** What is due each time: equal to a cent, and together what there is to pay. The first is never the smaller one. */
export const installmentsOf = (total: number, count: number): number[] =>
  prorate(
    total,
    Array.from({ length: count }, () => 1),
  )
