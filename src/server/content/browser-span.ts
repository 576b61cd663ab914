import type { z } from 'zod'
import type { MeasureBatch } from '#contract/components/internal.entities.ts'
import type { Shop } from '../shop.ts'
import { isTracing, noteSpan } from '../tracing/spans.ts'
import { contextOf, pageTraceSecret, readSigned } from '../tracing/traceparent.ts'

const LONGEST_MS = 60_000

/** What a browser measured of a page becomes part of the trace in which the server made it. */
export function joinTrace({ now, correlationId, services }: Shop, batch: z.output<typeof MeasureBatch>): void {
  const page = isTracing() ? readSigned(batch.traceparent, pageTraceSecret(services.identity)) : undefined
  if (!page || batch.age === undefined) return
  const opened = now.getTime() - batch.age
  const took = Math.min(
    Math.max(0, ...batch.measures.map(({ name, value }) => (name === 'CLS' ? 0 : value))),
    LONGEST_MS,
  )
  const measured = batch.measures.map(({ name, value }) => [`browser.${name}`, value] as const)
  noteSpan(
    `browser ${batch.pageType ?? 'page'}`,
    {
      startTime: opened,
      attributes: { 'cairn.correlation_id': correlationId, ...Object.fromEntries(measured) },
    },
    contextOf(page),
    opened + took,
  )
}
