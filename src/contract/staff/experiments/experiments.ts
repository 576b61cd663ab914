import { z } from 'zod'
import { SEGMENT_IDS } from '#domain/decision/segments.ts'
import { VERDICTS } from '#domain/experiments/experiment-statistics.ts'
import { EXPERIMENT_STATES, GUARDRAILS, PRIMARY_METRICS } from '#domain/experiments/metrics.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { looseLine, OrderNumber } from '../../fields.ts'
import { Currency } from '../../products/price.entities.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment, Next, pageQuery } from '../people/staff.entities.ts'

const ExperimentId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{2,39}$/)
  .meta({ description: 'The name by which its page knows it', examples: ['exp-4kd92'] })
const VariantName = z
  .string()
  .regex(/^(?:Baseline|[1-9]-[a-z0-9][a-z0-9-]{0,39})$/)
  .meta({ description: 'Baseline, or number-key', examples: ['2-b'] })
const SiteId = z.enum(SITE_IDS)
const sites = z.array(SiteId).max(SITE_IDS.length).default([]).meta({ description: 'None named means every site' })
const segments = z
  .array(z.enum(SEGMENT_IDS))
  .max(SEGMENT_IDS.length)
  .default([])
  .meta({ description: 'Who is in all of these; none named means everybody' })
const Share = z.number().gt(0).max(1)

const Plan = z
  .object({
    name: looseLine(120),
    slug: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'The page that shows it', examples: ['home'] }),
    hypothesis: z
      .string()
      .max(1000)
      .meta({ examples: ['A headline about weather sells more jackets'] }),
    metric: z.enum(PRIMARY_METRICS).meta({ description: 'The one figure it is decided by' }),
    guardrails: z.array(z.enum(GUARDRAILS)).max(GUARDRAILS.length).default([]),
    sites,
    segments,
    variants: z.array(VariantName).min(1).max(4),
    baseline: Share.meta({ description: 'The share of visitors who do it now' }),
    smallestEffect: Share.meta({ description: 'The smallest change worth finding, as a share of that' }),
  })
  .meta({ id: 'ExperimentPlan', description: 'What is tested, on whom, and how it is decided' })

const Lift = z.object({ lift: z.number(), low: z.number(), high: z.number() }).meta({
  description:
    'Above the baseline by this share; between low and high with 95 %, however often one looks. All guardrails share the chance to be wrong',
})

const Figure = z.object({
  metric: z.enum(GUARDRAILS),
  isPrimary: z.boolean(),
  arms: z.array(
    z.object({
      variantId: VariantName,
      converted: z.int().meta({ description: 'Visitors who did it' }),
      mean: z.number().meta({ description: 'Per visitor; money in minor units' }),
      lift: Lift.optional(),
      verdict: z.enum(VERDICTS).optional().meta({ description: 'None of the baseline' }),
    }),
  ),
})

const Results = z.object({
  arms: z.array(z.object({ variantId: VariantName, visitors: z.int() })),
  visitors: z.int(),
  crossed: z.int().meta({ description: 'Saw more than one variant, and count for none' }),
  mismatched: z.boolean().meta({ description: 'The arms did not get the visitors they should have' }),
  verdict: z.enum(VERDICTS),
  best: VariantName.optional().meta({ description: 'Better, and nothing suffers from it' }),
  about: VariantName.optional().meta({ description: 'Of which the verdict tells' }),
  figures: z.array(Figure),
  currency: Currency.optional(),
  isShown: z.boolean().optional().meta({ description: 'Of one that runs, whether its page shows all of it' }),
  isAsItWas: z
    .boolean()
    .optional()
    .meta({ description: 'Of one that runs, whether it says what it said at the start' }),
  addedUpAt: Moment.optional(),
  countsUpTo: z.int().optional().meta({ description: 'What one visitor spends beyond this counts as this' }),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        visitors: z.int().meta({ description: 'Who came first on that day' }),
        lifts: z.array(Lift.extend({ variantId: VariantName })).meta({
          description:
            'Of the figure that decides, by all who had come until then; none before there is enough to tell',
        }),
      }),
    )
    .meta({ description: 'By the day on which visitors saw it first' }),
})

const Summary = z.object({
  id: ExperimentId,
  plan: Plan,
  state: z.enum(EXPERIMENT_STATES),
  revision: z.int(),
  planned: z.int().optional().meta({ description: 'Visitors it takes' }),
  weeks: z.int().optional(),
  visitorsAWeek: z.int().optional(),
  winner: VariantName.optional(),
  startedAt: Moment.optional(),
  stoppedAt: Moment.optional(),
  endedAt: Moment.optional(),
  readUntil: Moment.optional().meta({ description: 'Until then what visitors do is added, and orders can be listed' }),
  mayChange: z.boolean(),
})

const Shown = Summary.extend({ results: Results }).meta({ id: 'StaffExperiment' })

const one = z.object({ experimentId: ExperimentId })
const seen = z.object({ seen: z.int().meta({ description: 'The revision that was looked at' }) })
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const

export const experiments = {
  list: staffEndpoint({
    method: 'GET',
    path: '/experiments',
    staff: 'experiments.read',
    summary: 'List the experiments, the newest first',
    query: pageQuery(200).extend({
      id: z.string().max(200).optional().meta({ description: 'Only the one that its page knows by this name' }),
      state: z.enum(EXPERIMENT_STATES).optional(),
    }),
    response: z.object({
      experiments: z.array(Summary.extend({ verdict: z.enum(VERDICTS), visitors: z.int() })),
      next: Next,
    }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/experiments/{experimentId}',
    staff: 'experiments.read',
    summary: 'Show an experiment with its results',
    params: one,
    response: Shown,
    errors: ['STAFF_NOT_FOUND'],
  }),
  estimate: staffEndpoint({
    method: 'POST',
    path: '/experiments/estimates',
    staff: 'experiments.read',
    summary: 'Say how many visitors an audience has in a week, how many a test takes, and how many weeks',
    description: 'Counted are those who agreed to be measured.',
    body: z.object({
      sites,
      segments,
      metric: z.enum(PRIMARY_METRICS),
      baseline: Share.optional(),
      smallestEffect: Share,
      variants: z.int().min(1).max(4).default(1),
    }),
    response: z.object({
      visitorsAWeek: z.int(),
      baseline: Share.meta({ description: 'What was given, what earlier tests showed, or what is usual' }),
      baselineFrom: z.enum(['given', 'tests', 'usual']),
      planned: z.int(),
      weeks: z.int().optional().meta({ description: 'None where nobody comes' }),
    }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  save: staffEndpoint({
    method: 'PUT',
    path: '/experiments/{experimentId}',
    staff: 'experiments.write',
    summary: 'Plan an experiment, or change the plan of one that has not started',
    params: one,
    body: z.object({
      plan: Plan,
      seen: z.int().optional().meta({ description: 'The revision that is changed; none makes a new one' }),
    }),
    response: Shown,
    errors: [...NOT_NOW],
  }),
  start: staffEndpoint({
    method: 'POST',
    path: '/experiments/{experimentId}/start',
    staff: 'experiments.write',
    summary: 'Start an experiment whose variants are published; its plan stays as it is from then on',
    params: one,
    body: seen,
    response: Shown,
    errors: [...NOT_NOW],
  }),
  stop: staffEndpoint({
    method: 'POST',
    path: '/experiments/{experimentId}/stop',
    staff: 'experiments.write',
    summary:
      'Stop an experiment: everybody sees the baseline from that moment on, and what was begun is read for a while',
    params: one,
    response: Shown,
    errors: [...NOT_NOW],
  }),
  end: staffEndpoint({
    method: 'POST',
    path: '/experiments/{experimentId}/end',
    staff: 'experiments.write',
    summary: 'End an experiment: one variant takes the place of the test, in the working copy or at once for everybody',
    description:
      'Baseline throws the variants away. Who publishes it needs the right to, and four eyes where a site asks for them.',
    params: one,
    body: z.object({ winner: VariantName, publish: z.boolean().default(false) }),
    response: Shown,
    errors: [...NOT_NOW],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/experiments/{experimentId}',
    staff: 'experiments.write',
    summary: 'Throw away the plan of an experiment that never started',
    params: one,
    response: z.object({ success: z.literal(true) }),
    errors: [...NOT_NOW],
  }),
  orders: staffEndpoint({
    method: 'GET',
    path: '/experiments/{experimentId}/orders',
    staff: 'orders.read',
    summary: 'List the orders behind a figure, while the experiment is read',
    params: one,
    query: z.object({ variantId: VariantName, after: OrderNumber.optional() }),
    response: z.object({
      orders: z.array(
        z.object({
          orderNumber: z.string(),
          siteId: SiteId,
          placedAt: Moment,
          total: z.int(),
          currency: Currency,
        }),
      ),
      more: z.boolean(),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
