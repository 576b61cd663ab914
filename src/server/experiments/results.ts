import { BASELINE } from '#domain/content/content-rules.ts'
import { alphaOf, liftOf, verdictOf, type Arm, type Verdict } from '#domain/experiments/experiment-statistics.ts'
import { GUARDRAILS, METRICS, type Metric } from '#domain/experiments/metrics.ts'
import { isMismatched } from '#domain/experiments/sample-ratio.ts'
import type { VariantSums } from './days.queries.ts'
import type { ExperimentRow } from './experiments.queries.ts'

const CHECKS = 2
const NOBODY: Arm = { visitors: 0, converted: 0, sum: 0, squares: 0 }

/** Whether somebody did it is its own square. */
const rate = (visitors: number, converted: number): Arm => ({ visitors, converted, sum: converted, squares: converted })

const ARM = {
  orders: ({ visitors, buyers, orders, orders_squares }) => ({
    visitors,
    converted: buyers,
    sum: orders,
    squares: orders_squares,
  }),
  revenue: ({ visitors, buyers, revenue, revenue_squares }) => ({
    visitors,
    converted: buyers,
    sum: revenue,
    squares: revenue_squares,
  }),
  carts: ({ visitors, carts }) => rate(visitors, carts),
  clicks: ({ visitors, clicks }) => rate(visitors, clicks),
  refunds: ({ visitors, refunded, refunds, refunds_squares }) => ({
    visitors,
    converted: refunded,
    sum: refunds,
    squares: refunds_squares,
  }),
} as const satisfies Record<Metric, (sums: VariantSums) => Arm>

export type Test = Pick<ExperimentRow, 'variants' | 'metric' | 'guardrails'> & { readonly planned: number }

/** What the sums of a test say, with nothing claimed that they do not show. */
export function resultsOf(test: Test, sums: readonly VariantSums[]) {
  const armIds = [BASELINE, ...test.variants]
  const of = (id: string) => sums.find(({ variant_id }) => variant_id === id)
  const arms = armIds.map(variantId => ({ variantId, visitors: of(variantId)?.visitors ?? 0 }))
  const shares = arms.map(() => 1)
  const given = arms.map(({ variantId, visitors }) => visitors + (of(variantId)?.crossed ?? 0))
  // What the marks gave out is asked first, then what is left to read: who sends the visitors of one arm is found by the one,
  // who makes the visitors of one arm cross over by the other.
  const mismatched = [given, arms.map(({ visitors }) => visitors)].some(counts => isMismatched(counts, shares, CHECKS))
  // It was planned for all arms; two of them are compared.
  const planned = (test.planned * 2) / armIds.length
  // What decides is claimed for itself; all that must not suffer share one chance to cry wolf.
  const guards = test.guardrails.filter(each => each !== test.metric).length
  const claimsOf = (metric: Metric) => test.variants.length * (metric === test.metric ? 1 : guards)
  const figureOf = (metric: Metric) => {
    const armOf = (id: string) => {
      const found = of(id)
      return found ? ARM[metric](found) : NOBODY
    }
    const control = armOf(BASELINE)
    const claims = claimsOf(metric)
    const plan = { planned, claims, mismatched, lessIsBetter: METRICS[metric].lessIsBetter }
    return {
      metric,
      isPrimary: metric === test.metric,
      arms: armIds.map(variantId => {
        const arm = armOf(variantId)
        const isVariant = variantId !== BASELINE
        const lift = isVariant && !mismatched ? liftOf(control, arm, planned, alphaOf(claims)) : undefined
        return {
          variantId,
          converted: arm.converted,
          mean: arm.visitors === 0 ? 0 : arm.sum / arm.visitors,
          lift,
          verdict: isVariant ? verdictOf(control, arm, plan) : undefined,
        }
      }),
    }
  }
  const figures = GUARDRAILS.filter(each => each === test.metric || test.guardrails.includes(each))
    .toSorted((a, b) => Number(b === test.metric) - Number(a === test.metric))
    .map(figureOf)
  const primary = figures[0]?.arms.slice(1) ?? []
  const suffers = (id: string) =>
    figures.slice(1).some(({ arms: own }) => own.some(arm => arm.variantId === id && arm.verdict === 'worse'))
  const better = primary
    .filter(({ verdict }) => verdict === 'better')
    .toSorted((a, b) => (b.lift?.low ?? 0) - (a.lift?.low ?? 0))
  const best = better.find(({ variantId }) => !suffers(variantId))
  const verdict = best ? 'better' : better.length > 0 ? 'mixed' : together(primary.flatMap(each => each.verdict ?? []))
  const about = best ?? better[0] ?? primary.find(each => each.verdict === verdict)
  return {
    arms,
    visitors: arms.reduce((all, { visitors }) => all + visitors, 0),
    crossed: sums.reduce((all, { crossed }) => all + crossed, 0),
    mismatched,
    verdict,
    ...(best && { best: best.variantId }),
    ...(about && { about: about.variantId }),
    figures,
  }
}

const ORDER = ['broken', 'too-early', 'undecided', 'worse'] as const

/** Where none is better: what keeps one from saying more. */
const together = (verdicts: readonly Verdict[]): Verdict =>
  ORDER.find(verdict => verdicts.includes(verdict)) ?? 'too-early'
