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

const SEPARATOR = /[.,](?=\d{1,2}$)/

/** What somebody typed or pasted as an amount, in minor units: 12.5, 12,50, 1.299,00, € 80. Undefined when it is none. */
export function typedAmount(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s\u00A0\u202F€$£']|USD|CAD|GBP|EUR/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return undefined
  const at = bare.search(SEPARATOR)
  const whole = (at < 0 ? bare : bare.slice(0, at)).replaceAll(/[.,]/g, '')
  const part = at < 0 ? '' : bare.slice(at + 1)
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0') || 0)
  return minor <= 99_999_999 ? minor : undefined
}
