import { describe, expect, it } from 'vitest'
import { BASELINE } from '#domain/content/content-rules.ts'
import { numbersFrom } from '#domain/experiments/seeded-numbers.test-data.ts'
import type { VariantSums } from './days.queries.ts'
import { resultsByDay } from './results-by-day.ts'
import { resultsOf } from './results.ts'

const VARIANT = '2-b'
const TESTS = 1500
const DAYS = 30
/** Of both arms, each of whom is tossed for. */
const A_DAY = 2000
const AVERAGE = 9000
const BUY = 0.03
const CART_BUT_NOT_BUY = 0.07
const CLICK = 0.1
const SEND_BACK = 0.1

const TEST = {
  variants: [VARIANT],
  metric: 'carts',
  guardrails: ['orders', 'revenue', 'clicks', 'refunds'],
  planned: DAYS * A_DAY,
}

const nobody = (variant_id: string): VariantSums => ({
  experiment_id: 'exp-aa',
  variant_id,
  visitors: 0,
  crossed: 0,
  carts: 0,
  clicks: 0,
  buyers: 0,
  orders: 0,
  orders_squares: 0,
  revenue: 0,
  revenue_squares: 0,
  refunded: 0,
  refunds: 0,
  refunds_squares: 0,
})

const bell = (random: () => number) => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random())
/** How many of so many did it: near enough to a toss of so many coins. */
const tossed = (many: number, share: number, random: () => number) =>
  Math.min(many, Math.max(0, Math.round(many * share + bell(random) * Math.sqrt(many * share * (1 - share)))))

/** A day of visitors who put into the cart, buy for much or little, send back and click, as the same people do: not one by one. */
function come(sums: VariantSums, visitors: number, random: () => number): void {
  const buyers = tossed(visitors, BUY, random)
  sums.visitors += visitors
  sums.carts += buyers + tossed(visitors - buyers, CART_BUT_NOT_BUY, random)
  sums.clicks += tossed(visitors, CLICK, random)
  for (let buyer = 0; buyer < buyers; buyer++) {
    // One of ten comes again; what they spend is long-tailed.
    const orders = random() < 0.1 ? 2 : 1
    const spent = Math.round(AVERAGE * orders * Math.exp(0.8 * bell(random) - 0.32))
    const isSentBack = random() < SEND_BACK
    const kept = isSentBack ? 0 : spent
    sums.buyers++
    sums.orders += orders
    sums.orders_squares += orders ** 2
    sums.revenue += kept
    sums.revenue_squares += kept ** 2
    if (!isSentBack) continue
    sums.refunded++
    sums.refunds += spent
    sums.refunds_squares += spent ** 2
  }
}

/** Whether somebody who reads one test of a thing against itself every day is told once that something differs, and by what. */
function readDaily(random: () => number) {
  const arms = [nobody(BASELINE), nobody(VARIANT)] as const
  const told = { decided: false, guarded: false, broken: false }
  for (let day = 0; day < DAYS; day++) {
    const ofVariant = tossed(A_DAY, 0.5, random)
    come(arms[0], A_DAY - ofVariant, random)
    come(arms[1], ofVariant, random)
    const { verdict, figures, mismatched } = resultsOf(TEST, arms)
    told.decided ||= ['better', 'worse', 'mixed'].includes(verdict)
    told.guarded ||= figures.slice(1).some(({ arms: [, variant] }) => variant?.verdict === 'worse')
    told.broken ||= mismatched
  }
  return told
}

describe('a thing tested against itself, with everything that must not suffer, and read every day', () => {
  const random = numbersFrom(26)
  const told = Array.from({ length: TESTS }, () => readDaily(random))
  const share = (is: (each: ReturnType<typeof readDaily>) => boolean) => told.filter(is).length / TESTS

  it('is called better or worse in at most one of twenty tests', () => {
    expect(share(({ decided }) => decided)).toBeLessThanOrEqual(0.05)
  })

  it('makes all that must not suffer cry wolf in at most one of twenty, together', () => {
    expect(share(({ guarded }) => guarded)).toBeLessThanOrEqual(0.05)
    // Guards that never say anything would pass as well.
    expect(told.some(({ guarded }) => guarded)).toBe(true)
  })

  it('says anything that is not so, of whatever kind, in at most one of twenty', () => {
    expect(share(({ decided, guarded, broken }) => decided || guarded || broken)).toBeLessThanOrEqual(0.05)
  })
})

it('finds what suffers while the figure that decides rises', () => {
  const arms = [
    { ...nobody(BASELINE), visitors: 40_000, carts: 4000, clicks: 4000 },
    { ...nobody(VARIANT), visitors: 40_000, carts: 4600, clicks: 3400 },
  ]
  expect(resultsOf(TEST, arms)).toMatchObject({ verdict: 'mixed', about: VARIANT })
})

describe('results by day', () => {
  const day = (of: string, variant_id: string, visitors: number, carts: number) => ({
    ...nobody(variant_id),
    day: of,
    visitors,
    carts,
  })
  const rows = [
    day('2026-03-01', BASELINE, 60, 6),
    day('2026-03-01', VARIANT, 60, 9),
    day('2026-03-02', BASELINE, 5000, 500),
    day('2026-03-02', VARIANT, 5000, 640),
    day('2026-03-03', BASELINE, 5000, 500),
    day('2026-03-03', VARIANT, 5000, 660),
  ]
  const byDay = resultsByDay(TEST, rows)

  it('are told of each day, with nothing before there is enough to tell', () => {
    expect(byDay.map(({ day: of, visitors }) => [of, visitors])).toEqual([
      ['2026-03-01', 120],
      ['2026-03-02', 10_000],
      ['2026-03-03', 10_000],
    ])
    expect(byDay[0]?.lifts).toEqual([])
  })

  it('are of all who had come until then, and end with what the results say', () => {
    const all = [
      { ...nobody(BASELINE), visitors: 10_060, carts: 1006 },
      { ...nobody(VARIANT), visitors: 10_060, carts: 1309 },
    ]
    const said = resultsOf(TEST, all).figures[0]?.arms[1]?.lift
    expect(said).toBeDefined()
    expect(byDay[2]?.lifts).toEqual([{ variantId: VARIANT, ...said }])
    const [width, before] = [byDay[2], byDay[1]].map(each => (each?.lifts[0]?.high ?? 0) - (each?.lifts[0]?.low ?? 0))
    expect(width).toBeLessThan(before ?? 0)
  })
})
