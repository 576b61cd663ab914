import { z } from 'zod'
import type { experiments } from '#contract/staff/experiments/experiments.ts'
import { SEGMENT_IDS } from '#domain/decision/segments.ts'
import { GUARDRAILS, PRIMARY_METRICS } from '#domain/experiments/metrics.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import type { ExperimentRow } from './experiments.queries.ts'

export type Plan = z.output<typeof experiments.save.body>['plan']

const Kept = z.object({
  metric: z.enum(PRIMARY_METRICS),
  guardrails: z.array(z.enum(GUARDRAILS)),
  sites: z.array(z.enum(SITE_IDS)),
  segments: z.array(z.enum(SEGMENT_IDS)),
})

/** Those whose words this server knows. */
export const readable = (rows: readonly ExperimentRow[], log: Log): ExperimentRow[] =>
  rows.filter(row => readableRows([row], Kept, log, { what: 'An experiment', key: 'id' }).length > 0)

export const planOf = (row: ExperimentRow): Plan => ({
  ...Kept.parse(row),
  name: row.name,
  slug: row.slug,
  hypothesis: row.hypothesis,
  variants: row.variants,
  baseline: row.baseline,
  smallestEffect: row.smallest_effect,
})

export const rowOf = ({ smallestEffect, ...plan }: Plan) => ({
  ...plan,
  guardrails: [...new Set(plan.guardrails)].filter(each => each !== plan.metric),
  sites: [...new Set(plan.sites)],
  segments: [...new Set(plan.segments)],
  smallest_effect: smallestEffect,
})
