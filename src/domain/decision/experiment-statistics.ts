/** What one variant has shown so far, of a figure per visitor: how many, their sum, and the sum of its squares. */
export type Arm = { readonly visitors: number; readonly sum: number; readonly squares: number }

export type Lift = {
  /** By how much the variant is better than what there was, as a share of that. */
  readonly lift: number
  /** It lies between these with 95 %, however often somebody looks. */
  readonly low: number
  readonly high: number
}

export type Verdict = 'too-early' | 'broken' | 'undecided' | 'better' | 'worse'

const ALPHA = 0.05
/** Below this in either arm, means of few orders are no bell yet. */
const FEWEST_VISITORS = 100
const FEWEST_SUCCESSES = 10

const meanOf = ({ visitors, sum }: Arm): number => sum / visitors
function varianceOf({ visitors, sum, squares }: Arm): number {
  return visitors < 2 ? 0 : Math.max(0, (squares - (sum * sum) / visitors) / (visitors - 1))
}

/**
 * The lift with an interval that holds at every look (an asymptotic confidence sequence): whoever reads daily and stops when
 * it pleases is wrong no more often than who reads once. `planned` is where it is narrowest.
 */
export function liftOf(control: Arm, variant: Arm, planned: number, alpha = ALPHA): Lift | undefined {
  const [before, after] = [meanOf(control), meanOf(variant)]
  if (!isEnough(control) || !isEnough(variant) || before <= 0) return undefined
  const error =
    varianceOf(variant) / (variant.visitors * before ** 2) +
    (varianceOf(control) * after ** 2) / (control.visitors * before ** 4)
  const seen = control.visitors + variant.visitors
  const width = sequenceWidth(error * seen, seen, planned, alpha)
  const lift = (after - before) / before
  return { lift, low: lift - width, high: lift + width }
}

const isEnough = ({ visitors, sum }: Arm): boolean => visitors >= FEWEST_VISITORS && sum >= FEWEST_SUCCESSES

/** Half of the interval after so many observations, of which each varies so much. */
function sequenceWidth(variance: number, seen: number, planned: number, alpha: number): number {
  const rho = Math.sqrt((-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / planned)
  const scaled = seen * rho ** 2 + 1
  return Math.sqrt(variance) * Math.sqrt((2 * scaled * Math.log(Math.sqrt(scaled) / alpha)) / (seen * rho) ** 2)
}

/** Below this the arms did not get the visitors they should have: whatever they show is not to be trusted. */
const MISMATCH = 0.001

/** How likely arms of these sizes are, where each should have had its share (chi-square). */
export function ratioChance(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (all === 0 || counts.length < 2) return 1
  const distance = counts.reduce((sum, count, at) => {
    const expected = (all * (shares[at] ?? 0)) / whole
    return expected === 0 ? sum + count : sum + (count - expected) ** 2 / expected
  }, 0)
  return chiSquareTail(distance, counts.length - 1)
}

export const isMismatched = (counts: readonly number[], shares: readonly number[]): boolean =>
  ratioChance(counts, shares) < MISMATCH

/** The share of a chi-square distribution beyond a value, by its series for whole degrees of freedom. */
function chiSquareTail(value: number, freedom: number): number {
  const half = value / 2
  if (freedom % 2 === 0) {
    let term = 1
    let sum = 1
    for (let at = 1; at < freedom / 2; at++) sum += term *= half / at
    return Math.exp(-half) * sum
  }
  let tail = 2 * normalTail(Math.sqrt(value))
  let term = Math.sqrt((2 * value) / Math.PI) * Math.exp(-half)
  for (let at = 1; at < freedom; at += 2) {
    tail += term
    term *= value / (at + 2)
  }
  return Math.min(1, tail)
}

/** Right to seven digits, which is more than anybody reads. */
function normalTail(value: number): number {
  const t = 1 / (1 + 0.231_641_9 * value)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** What a merchant is told of a variant. Several variants share the chance to be wrong. */
export function verdictOf(
  control: Arm,
  variant: Arm,
  plan: { planned: number; variants?: number; mismatched: boolean },
): Verdict {
  if (plan.mismatched) return 'broken'
  const lift = liftOf(control, variant, plan.planned, ALPHA / (plan.variants ?? 1))
  if (!lift) return 'too-early'
  if (lift.low > 0) return 'better'
  if (lift.high < 0) return 'worse'
  return control.visitors + variant.visitors < plan.planned ? 'too-early' : 'undecided'
}

const POWER = 0.84
const CONFIDENCE = 1.96

/** How many visitors, of both arms together, it takes to see a lift of this size in most cases. */
export function visitorsNeeded(rate: number, lift: number): number {
  const change = rate * lift
  return Math.ceil((2 * 2 * rate * (1 - rate) * (POWER + CONFIDENCE) ** 2) / change ** 2)
}
