import { SpanKind, type Context, type Link } from '@opentelemetry/api'
import type { Services } from '../services.ts'
import { isTracing, traceFields, underSpan } from '../tracing/spans.ts'
import { pageTraceSecret, parentIn, signedTraceparent } from '../tracing/traceparent.ts'

/** A request by the name of what it asks for, never by its address: those are endless, and some hold numbers of cards. */
export type Asked = {
  readonly request: Request
  readonly kind: 'call' | 'staff call' | 'page'
  readonly route: string
}

/** A request as the company sees it: measured, perhaps a line of the log, and a trace where traces are collected. */
export function seen(services: Services, asked: Asked, work: () => Promise<Response>): Promise<Response> {
  const measured = async () => {
    const started = performance.now()
    const response = await work()
    const seconds = (performance.now() - started) / 1000
    if (asked.kind === 'page') services.metrics.observePage(response.status, seconds)
    else services.metrics.observe(asked.route, response.status, seconds)
    if (isDrawn(services, response.status)) tell(services, asked, response, seconds)
    return response
  }
  if (!isTracing()) return measured()
  const { isCollected, ...parent } = parentIn(asked.request.headers, services.config.TRUST_TRACEPARENT)
  return isCollected ? traced(services, asked, parent, measured) : measured()
}

const isDrawn = ({ config: { ACCESS_LOG } }: Services, status: number) =>
  ACCESS_LOG > 0 && (status >= 500 || Math.random() < ACCESS_LOG)

function tell({ log }: Services, { request, kind, route }: Asked, { status, headers }: Response, seconds: number) {
  log.info('A request', {
    method: request.method,
    kind,
    route,
    status,
    ms: Math.round(seconds * 10_000) / 10,
    bytes: Number(headers.get('content-length') ?? 0),
    cache: headers.get('x-page-cache') ?? undefined,
    correlationId: headers.get('x-correlation-id') ?? undefined,
    ...traceFields(),
  })
}

/** Of a page that was kept. Most are: their lines are drawn before anything is put together. */
export function tellOfKept(services: Services, method: string | undefined, status: number, bytes: number): void {
  if (isDrawn(services, status)) services.log.info('A request', { method, kind: 'page', status, bytes, cache: 'hit' })
}

function traced(
  { identity }: Services,
  { request, kind, route }: Asked,
  { parent, links }: { parent: Context; links: Link[] },
  work: () => Promise<Response>,
) {
  const attributes = { 'http.request.method': request.method, 'http.route': route }
  const options = { kind: SpanKind.SERVER, attributes, links }
  return underSpan(`${request.method} ${route}`, options, parent, async span => {
    const response = await work()
    const correlationId = response.headers.get('x-correlation-id')
    if (correlationId !== null) span.setAttribute('cairn.correlation_id', correlationId)
    span.setAttribute('http.response.status_code', response.status)
    if (response.status >= 500) span.setAttribute('error.type', String(response.status))
    // The browser hands it in with what it measured, so that both are one trace.
    if (kind === 'page' && span.isRecording()) {
      const signed = signedTraceparent(span.spanContext(), pageTraceSecret(identity))
      response.headers.append('server-timing', `traceparent;desc="${signed}"`)
    }
    return response
  })
}
