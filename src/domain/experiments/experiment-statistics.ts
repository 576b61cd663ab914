/** What one arm has shown so far, of a figure per visitor. */
export type Arm = {
  readonly visitors: number
  /** Of whom it was more than nothing. */
  readonly converted: number
  readonly sum: number
  readonly squares: number
}

export type Lift = {
  /** By how much the variant is above what there was, as a share of that. */
  readonly lift: number
  /** It lies between these with 95 %, however often somebody looks. */
  readonly low: number
  readonly high: number
}

/** Mixed: better by what decides, while something suffers that must not. */
export const VERDICTS = ['too-early', 'broken', 'undecided', 'better', 'worse', 'mixed'] as const
export type Verdict = (typeof VERDICTS)[number]

const ALPHA = 0.05
/** One in twenty for all that share it. */
export const alphaOf = (claims = 1): number => ALPHA / claims
/** Below this in either arm, means of few orders are no bell yet. */
const FEWEST_VISITORS = 100
const FEWEST_CONVERTED = 10

const meanOf = ({ visitors, sum }: Arm): number => sum / visitors
function varianceOf({ visitors, sum, squares }: Arm): number {
  return visitors < 2 ? 0 : Math.max(0, (squares - (sum * sum) / visitors) / (visitors - 1))
}

/**
 * The lift with an interval that holds at every look (an asymptotic confidence sequence): whoever reads daily and stops when
 * it pleases is wrong no more often than who reads once. `planned` is where it is narrowest.
 */
export function liftOf(control: Arm, variant: Arm, planned: number, alpha = alphaOf()): Lift | undefined {
  if (!isEnough(control) || variant.visitors < FEWEST_VISITORS) return undefined
  const [before, after] = [meanOf(control), meanOf(variant)]
  // Of a variant that hardly anybody buys from, only how far it is below is known.
  const grown = isEnough(variant) ? after / before : 1
  const error = Math.sqrt(errorOf(variant) + errorOf(control) * grown ** 2) / before
  const width = error * widthInErrors(control.visitors + variant.visitors, planned, alpha)
  const lift = (after - before) / before
  // Nothing that is counted falls below nothing.
  return { lift, low: Math.max(-1, lift - width), high: lift + width }
}

const errorOf = (arm: Arm): number => varianceOf(arm) / arm.visitors

const isEnough = ({ visitors, converted, sum }: Arm): boolean =>
  visitors >= FEWEST_VISITORS && converted >= FEWEST_CONVERTED && sum > 0

/** Where hardly anybody did it before there is nothing to divide by: whether there is more is known all the same. */
function isMore(control: Arm, variant: Arm, planned: number, alpha: number): boolean {
  if (control.visitors < FEWEST_VISITORS || !isEnough(variant)) return false
  const width = widthInErrors(control.visitors + variant.visitors, planned, alpha)
  return meanOf(variant) - meanOf(control) > Math.sqrt(errorOf(variant) + errorOf(control)) * width
}

/** How many standard errors the interval reaches to either side after so many visitors of both arms. */
function widthInErrors(seen: number, planned: number, alpha: number): number {
  const share = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) * (seen / planned)
  return Math.sqrt((2 * (share + 1) * Math.log(Math.sqrt(share + 1) / alpha)) / share)
}

type Plan = {
  /** Visitors of the two arms that are compared. */
  readonly planned: number
  /** How many variants and figures share the chance to be wrong. */
  readonly claims?: number
  readonly mismatched: boolean
  /** Of some figures less is better. */
  readonly lessIsBetter?: boolean
}

/** What a merchant is told of a variant. */
export function verdictOf(control: Arm, variant: Arm, plan: Plan): Verdict {
  if (plan.mismatched) return 'broken'
  const alpha = alphaOf(plan.claims)
  const lift = liftOf(control, variant, plan.planned, alpha)
  const [more, less] = plan.lessIsBetter ? (['worse', 'better'] as const) : (['better', 'worse'] as const)
  if (lift ? lift.low > 0 : isMore(control, variant, plan.planned, alpha)) return more
  if (lift && lift.high < 0) return less
  return control.visitors + variant.visitors < plan.planned ? 'too-early' : 'undecided'
}

/** Found in four of five tests. */
const POWER = 0.841_6

type Sought = {
  /** The share of visitors who do it now. */
  readonly rate: number
  /** The smallest change worth finding, as a share of that. */
  readonly lift: number
  readonly variants?: number
  /** How much what they spend varies, as the square of spread by mean: nothing where only whether counts. */
  readonly spread?: number
}

/** How many visitors, of all arms together, it takes to see such a lift by the planned end, however often somebody looks. */
export function visitorsNeeded({ rate, lift, variants = 1, spread = 0 }: Sought): number {
  // The variant varies with what it has grown to; the baseline's own error grows with what it is compared to.
  const growth = 1 + lift
  const variance = ((1 + spread) / rate - 1) * (growth + growth ** 2)
  const errors = widthInErrors(1, 1, alphaOf(variants)) + POWER
  return Math.ceil(((variants + 1) * variance * errors ** 2) / lift ** 2)
}
