import { sumOf } from '../money/money.ts'

type Named = { readonly promotionId: string; readonly promotionName: string; readonly discount: number }

/**
 * What was taken off as it stands above a total: what touched the whole order by its name, and the rest together. Two
 * promotions may have one name, so each row has an id.
 */
export function discountRows(taken: number, named: readonly Named[], rest: string) {
  const unnamed = taken - sumOf(named.map(({ discount }) => discount))
  return [
    ...named.map(({ promotionId, promotionName, discount }) => ({
      id: promotionId,
      name: promotionName,
      amount: discount,
    })),
    ...(unnamed > 0 ? [{ id: 'rest', name: rest, amount: unnamed }] : []),
  ]
}
