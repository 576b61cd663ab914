export type PriceMove = { readonly before: number; readonly after: number }

const BIG_FALL_PERCENT = 30
const BIG_RISE_PERCENT = 50

/** By how much a price moves, in percent of what it was; what cost nothing before moves without end. */
export const percentMoved = ({ before, after }: PriceMove): number =>
  before === after ? 0 : before === 0 ? 100 : Math.round(((after - before) / before) * 1000) / 10

/** A move that is looked at twice: a price a tenth of what was meant is how shops lose a day's takings. */
export function isBigMove(move: PriceMove): boolean {
  const percent = percentMoved(move)
  return percent <= -BIG_FALL_PERCENT || percent >= BIG_RISE_PERCENT
}

export const byLargestMove = (a: PriceMove, b: PriceMove): number =>
  Math.abs(percentMoved(b)) - Math.abs(percentMoved(a))

/** What is left of prices after what the goods cost, in percent; undefined while nothing is sold. */
export function marginOf(rows: readonly { readonly net: number; readonly cost: number }[]): number | undefined {
  const net = rows.reduce((sum, row) => sum + row.net, 0)
  const cost = rows.reduce((sum, row) => sum + row.cost, 0)
  return net <= 0 ? undefined : Math.round(((net - cost) / net) * 1000) / 10
}

const CURRENCY = /^(?:[€$£]|USD|CAD|GBP|EUR)\s*|\s*(?:[€$£]|USD|CAD|GBP|EUR)$/
const PLAIN = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/
const GROUPED = /^(?<whole>\d{1,3}(?:(?<sign>[.,'\s])\d{3})(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<part>\d{1,2}))?$/
/** A thousand in one language, a little more than one in another. */
const EITHER = /^\d{1,3}[.,]\d{3}$/

/** What somebody typed or pasted as an amount, in minor units: 12.5, 12,50, 1.299,00, € 80. Undefined when it is none. */
export function typedAmount(typed: string): number | undefined {
  const bare = typed.trim().replace(CURRENCY, '')
  const found = EITHER.test(bare) ? undefined : (PLAIN.exec(bare) ?? GROUPED.exec(bare))?.groups
  if (!found) return undefined
  const minor = Number(found['whole']?.replaceAll(/\D/g, '')) * 100 + Number((found['part'] ?? '').padEnd(2, '0'))
  return minor <= 99_999_999 ? minor : undefined
}
