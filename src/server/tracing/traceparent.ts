import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import { ROOT_CONTEXT, trace, type Context, type Link, type SpanContext } from '@opentelemetry/api'
import { isDrawn } from './spans.ts'

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

function readTraceparent(header: string | null | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${String(traceFlags & 1).padStart(2, '0')}`

export const contextOf = (parent: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, parent)

type Parent = { readonly isCollected: boolean; readonly parent: Context; readonly links: Link[] }

/**
 * Where a proxy of ours writes it, it says which trace a request belongs to, and whether that is collected. Else it is only
 * pointed at: it decides nothing.
 */
export function parentIn(headers: Headers, isTrusted: boolean): Parent {
  const said = readTraceparent(headers.get('traceparent'))
  if (said && isTrusted) return { isCollected: said.traceFlags === 1, parent: contextOf(said), links: [] }
  return { isCollected: isDrawn(), parent: ROOT_CONTEXT, links: said ? [{ context: said }] : [] }
}

/** With a proof that it is ours: browsers hand it in again, and nobody else writes into a trace. */
export function signedTraceparent(span: SpanContext, secret: string): string {
  const written = writeTraceparent(span)
  return `${written}-${proofOf(written, secret)}`
}

export const pageTraceSecret = ({ keys }: Services['identity']): string => keys.secretFor('page-trace')

export function readSigned(given: string | undefined, secret: string): SpanContext | undefined {
  const [, written = '', proof = ''] = /^(.{55})-(.{16})$/.exec(given ?? '') ?? []
  const isOurs = proof !== '' && timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(written, secret)))
  return isOurs ? readTraceparent(written) : undefined
}

const proofOf = (written: string, secret: string) =>
  createHmac('sha256', secret).update(written).digest('hex').slice(0, 16)
