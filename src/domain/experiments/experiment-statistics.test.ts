import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersFrom } from './seeded-numbers.test-data.ts'
import { liftOf, verdictOf, visitorsNeeded, type Arm } from './experiment-statistics.ts'

/** How many of a day's visitors bought: near enough to a toss of so many coins. */
function buyers(visitors: number, rate: number, random: () => number): number {
  const bell = Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random())
  return Math.max(0, Math.round(visitors * rate + bell * Math.sqrt(visitors * rate * (1 - rate))))
}
const arm = (visitors: number, sum: number): Arm => ({ visitors, converted: sum, sum, squares: sum })

const DAYS = 30
const A_DAY = 1000
const PLANNED = 2 * DAYS * A_DAY

/** Read every day, and believed as soon as it says something. */
function readDaily(rates: readonly [control: number, variant: number], random: () => number) {
  let [control, variant] = [0, 0]
  for (let day = 1; day <= DAYS; day++) {
    control += buyers(A_DAY, rates[0], random)
    variant += buyers(A_DAY, rates[1], random)
    const verdict = verdictOf(arm(day * A_DAY, control), arm(day * A_DAY, variant), {
      planned: PLANNED,
      mismatched: false,
    })
    if (verdict === 'better' || verdict === 'worse') return { verdict, day }
  }
  return { verdict: 'undecided', day: DAYS }
}

describe('an experiment that is read every day', () => {
  it('cries wolf in at most one of twenty tests of a thing against itself', () => {
    const random = numbersFrom(7)
    const tests = 1500
    const called = Array.from({ length: tests }, () => readDaily([0.03, 0.03], random)).filter(
      ({ verdict }) => verdict !== 'undecided',
    )
    expect(called.length / tests).toBeLessThanOrEqual(0.05)
    // A sequence that never says anything would pass as well: it is not that blunt.
    expect(called.length).toBeGreaterThan(0)
  })

  it('finds what is there, and says which way it goes', () => {
    const random = numbersFrom(11)
    const found = Array.from({ length: 200 }, () => readDaily([0.03, 0.0375], random))
    expect(found.filter(({ verdict }) => verdict === 'better').length).toBeGreaterThan(180)
    expect(found.filter(({ verdict }) => verdict === 'worse')).toEqual([])
  })
})

describe('a lift', () => {
  it('is not told before there is enough to tell', () => {
    expect(liftOf(arm(99, 50), arm(5000, 300), PLANNED)).toBeUndefined()
    expect(liftOf(arm(5000, 9), arm(5000, 300), PLANNED)).toBeUndefined()
    // Much money of few buyers is not much to go by.
    const money = { visitors: 5000, converted: 9, sum: 900_000, squares: 9e10 }
    expect(liftOf(money, { ...money, converted: 300 }, PLANNED)).toBeUndefined()
    expect(liftOf(arm(5000, 300), arm(99, 50), PLANNED)).toBeUndefined()
    expect(verdictOf(arm(0, 0), arm(0, 0), { planned: PLANNED, mismatched: false })).toBe('too-early')
  })

  it('lies in its interval, which narrows as more is seen and widens where several variants are compared', () => {
    const count = fc.integer({ min: 200, max: 50_000 })
    const rate = fc.double({ min: 0.06, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(count, rate, rate, (visitors, before, after) => {
        const [control, variant] = [arm(visitors, visitors * before), arm(visitors, visitors * after)]
        const one = liftOf(control, variant, PLANNED)
        const more = liftOf(arm(visitors * 2, visitors * 2 * before), arm(visitors * 2, visitors * 2 * after), PLANNED)
        const strict = liftOf(control, variant, PLANNED, 0.01)
        if (!one || !more || !strict) return
        expect(one.lift).toBeCloseTo((after - before) / before)
        expect(one.low).toBeLessThanOrEqual(one.lift)
        expect(more.high - more.low).toBeLessThan(one.high - one.low)
        expect(strict.high - strict.low).toBeGreaterThan(one.high - one.low)
      }),
    )
  })
})

it('says nothing of arms that are not to be trusted, and less where several claims share the chance to be wrong', () => {
  expect(verdictOf(arm(5000, 100), arm(9000, 900), { planned: PLANNED, mismatched: true })).toBe('broken')
  const said = (claims: number) =>
    verdictOf(arm(20_000, 600), arm(20_000, 730), { planned: PLANNED, mismatched: false, claims })
  expect([said(1), said(4)]).toEqual(['better', 'too-early'])
})

it('says that nobody buys any more, whatever the lift would be divided by', () => {
  const plan = { planned: 100_000, mismatched: false }
  for (const left of [0, 9]) expect(verdictOf(arm(50_000, 1500), arm(50_000, left), plan)).toBe('worse')
  expect(verdictOf(arm(50_000, 0), arm(50_000, 1500), plan)).toBe('better')
  expect(verdictOf(arm(50_000, 0), arm(50_000, 0), plan)).toBe('undecided')
  expect(verdictOf(arm(200, 12), arm(200, 4), plan)).toBe('too-early')
})

it('calls it worse where less is better and there is more of it', () => {
  const [few, many] = [arm(20_000, 400), arm(20_000, 800)]
  const plan = { planned: PLANNED, mismatched: false }
  expect(verdictOf(few, many, plan)).toBe('better')
  expect(verdictOf(few, many, { ...plan, lessIsBetter: true })).toBe('worse')
})

it('says how many visitors it takes, and with that many finds what it was made for in most cases', () => {
  expect(visitorsNeeded({ rate: 0.03, lift: 0.1 })).toBeGreaterThan(180_000)
  expect(visitorsNeeded({ rate: 0.03, lift: 0.2 })).toBeLessThan(visitorsNeeded({ rate: 0.03, lift: 0.1 }) / 3)
  expect(visitorsNeeded({ rate: 0.03, lift: 0.1, spread: 1 })).toBeGreaterThan(
    1.9 * visitorsNeeded({ rate: 0.03, lift: 0.1 }),
  )
  const planned = visitorsNeeded({ rate: 0.05, lift: 0.2 })
  const random = numbersFrom(3)
  const tests = 400
  const found = Array.from({ length: tests }, () => {
    const [control, variant] = [buyers(planned / 2, 0.05, random), buyers(planned / 2, 0.06, random)]
    return verdictOf(arm(planned / 2, control), arm(planned / 2, variant), { planned, mismatched: false })
  }).filter(verdict => verdict === 'better').length
  expect(found / tests).toBeGreaterThan(0.75)
})
