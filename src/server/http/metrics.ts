import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { SECURITY_EVENTS, type SecurityEvent } from '../security/security-events.ts'

export type Metrics = {
  observe: (call: string, status: number, seconds: number) => void
  countPage: (outcome: 'hit' | 'miss' | 'uncached') => void
  countSecurityEvent: (event: SecurityEvent) => void
  render: () => Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'cairn_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'cairn_pages_total',
    help: 'Pages served, by what the page cache said',
    labelNames: ['cache'],
    registers: [registry],
  })
  const events = new Counter({
    name: 'cairn_security_events_total',
    help: 'Refusals and other events that tell of an attack',
    labelNames: ['event'],
    registers: [registry],
  })
  // An alarm can only watch a series that is there before the first event.
  for (const event of Object.keys(SECURITY_EVENTS)) events.labels(event).inc(0)
  return {
    observe: (call, status, seconds) => calls.labels(call, String(status)).observe(seconds),
    countPage: outcome => pages.labels(outcome).inc(),
    countSecurityEvent: event => events.labels(event).inc(),
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
