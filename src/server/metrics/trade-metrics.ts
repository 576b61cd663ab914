import { Counter, Histogram, type Registry } from 'prom-client'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { plainCounter } from './plain-counter.ts'

export type PaymentStep = 'open' | 'authorise' | 'confirm' | 'capture' | 'cancel' | 'refund' | 'find' | 'news'
const LETTERS = ['sent', 'kept', 'withheld', 'refused', 'failed'] as const
const DELIVERIES = ['delivered', 'failed'] as const

export type TradeMetrics = {
  observeJob: (kind: string, outcome: 'done' | 'failed' | 'given up', seconds: number) => void
  countLetter: (outcome: (typeof LETTERS)[number]) => void
  countDelivery: (outcome: (typeof DELIVERIES)[number]) => void
  /** `outcome`: what the provider made of it, or that it did not answer. */
  observePayment: (step: PaymentStep, outcome: string, seconds: number) => void
  countOrder: (order: { site: SiteId; currency: string; total: number }) => void
}

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function tradeMetrics(registry: Registry): TradeMetrics {
  const registers = [registry]
  const jobs = new Histogram({
    name: 'cairn_job_seconds',
    help: 'Time that jobs and routines took',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const payments = new Histogram({
    name: 'cairn_payment_seconds',
    help: 'Time that the payment provider took, by what was asked and what came of it',
    labelNames: ['step', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const value = new Counter({
    name: 'cairn_order_value_total',
    help: 'Worth of the orders placed, in minor units',
    labelNames: ['currency'],
    registers,
  })
  const countSite = plainCounter(
    registry,
    { name: 'cairn_orders_total', help: 'Orders placed', label: 'site' },
    SITE_IDS,
  )
  return {
    observeJob: (kind, outcome, seconds) => jobs.labels(kind, outcome).observe(seconds),
    countLetter: plainCounter(
      registry,
      { name: 'cairn_letters_total', help: 'Letters, by what became of them', label: 'outcome' },
      LETTERS,
    ),
    countDelivery: plainCounter(
      registry,
      { name: 'cairn_webhook_deliveries_total', help: 'Tries to deliver an event', label: 'outcome' },
      DELIVERIES,
    ),
    observePayment: (step, outcome, seconds) => payments.labels(step, outcome).observe(seconds),
    countOrder({ site, currency, total }) {
      countSite(site)
      value.labels(currency).inc(total)
    },
  }
}
