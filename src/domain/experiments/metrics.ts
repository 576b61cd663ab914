/** What a test may be read by. Money is counted where all its sites have one currency. */
export const METRICS = {
  orders: { lessIsBetter: false, isMoney: false, typical: 0.03 },
  revenue: { lessIsBetter: false, isMoney: true, typical: 0.03 },
  carts: { lessIsBetter: false, isMoney: false, typical: 0.1 },
  clicks: { lessIsBetter: false, isMoney: false, typical: 0.05 },
  refunds: { lessIsBetter: true, isMoney: true, typical: 0.003 },
} as const satisfies Record<string, { lessIsBetter: boolean; isMoney: boolean; typical: number }>

export type Metric = keyof typeof METRICS

/** A test is about what more of is better; what must not suffer is watched beside it. */
export const PRIMARY_METRICS = ['orders', 'revenue', 'carts', 'clicks'] as const satisfies readonly Metric[]
export const GUARDRAILS = ['orders', 'revenue', 'carts', 'clicks', 'refunds'] as const satisfies readonly Metric[]

export const EXPERIMENT_STATES = ['draft', 'running', 'stopped', 'ended'] as const

/** What is done so long after the first look still counts; so long after its stop a test is read, then nothing of visitors is kept. */
export const READING_DAYS = 14
