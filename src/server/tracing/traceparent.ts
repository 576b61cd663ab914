import { ROOT_CONTEXT, trace, type Context, type Link, type SpanContext } from '@opentelemetry/api'

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

export function readTraceparent(header: string | null | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${String(traceFlags & 1).padStart(2, '0')}`

export const contextOf = (parent: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, parent)

/** A proxy of ours says which trace a request belongs to. What anybody else says is only pointed at: it decides nothing. */
export function parentIn(headers: Headers, isTrusted: boolean): { parent: Context; links: Link[] } {
  const said = readTraceparent(headers.get('traceparent'))
  if (said && isTrusted) return { parent: contextOf(said), links: [] }
  return { parent: ROOT_CONTEXT, links: said ? [{ context: said }] : [] }
}
