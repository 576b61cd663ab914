import { Histogram, type Registry } from 'prom-client'
import { ERRORS, type ErrorName } from '#contract/errors/errors.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '../security/security-events.ts'
import { plainCounter } from './plain-counter.ts'

const PAGE_OUTCOMES = ['hit', 'miss', 'uncached'] as const

export type RequestMetrics = {
  observe: (call: string, status: number, seconds: number) => void
  /** Of pages that were made; kept ones are only counted. */
  observePage: (status: number, seconds: number) => void
  countPage: (outcome: (typeof PAGE_OUTCOMES)[number]) => void
  countSecurityEvent: (event: SecurityEvent) => void
  /** Expected failures by name: what is sold out, declined or asked for too often. */
  countRefusal: (error: ErrorName) => void
}

export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const calls = new Histogram({
    name: 'cairn_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const pages = new Histogram({
    name: 'cairn_page_seconds',
    help: 'Time to make a page, kept ones left out',
    labelNames: ['status'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const counter = <K extends string>(name: string, help: string, label: string, keys: readonly K[]) =>
    plainCounter(registry, { name, help, label }, keys)
  return {
    observe: (call, status, seconds) => calls.labels(call, String(status)).observe(seconds),
    observePage: (status, seconds) => pages.labels(String(status)).observe(seconds),
    countPage: counter('cairn_pages_total', 'Pages served, by what the page cache said', 'cache', PAGE_OUTCOMES),
    countSecurityEvent: counter(
      'cairn_security_events_total',
      'Refusals and other events that tell of an attack',
      'event',
      namesOf(SECURITY_EVENTS),
    ),
    countRefusal: counter('cairn_refusals_total', 'Expected failures, by their names', 'error', namesOf(ERRORS)),
  }
}

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T & string => key in table
const namesOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter(key => isKeyOf(table, key))
