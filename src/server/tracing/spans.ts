import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'

/** Set once, by whoever starts the collecting: while it is off, nothing here costs more than to look at this. */
let isOn = false
let share = 0
export function setTracing(on: boolean, drawn = 0): void {
  isOn = on
  share = drawn
}
export const isTracing = (): boolean => isOn

/** Drawn here and not by the SDK: whoever is not collected makes no span and enters no context at all. */
export const isDrawn = (): boolean => isOn && Math.random() < share

const tracer = () => trace.getTracer('cairn')

/** Work as a span of the trace under way; without one that is collected, only the work. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return isOn && isRecorded() ? underSpan(name, options, context.active(), work) : work()
}

/** Work that begins a trace, or goes on with that of `parent`. */
export function underSpan<T>(
  name: string,
  options: SpanOptions,
  parent: Context,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, options, parent, async span => {
    try {
      return await work(span)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Work that nobody asked for: a trace of its own. */
export const inJobSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isDrawn() ? underSpan(name, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT, work) : work()

/** Something that is over already, as far as it was told to us. */
export function noteSpan(name: string, options: SpanOptions, parent: Context, ended: number): void {
  tracer().startSpan(name, options, parent).end(ended)
}

export const isRecorded = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

/** Facts that are only known once the work has begun. */
export function tellSpan(attributes: Readonly<Record<string, string | number>>): void {
  if (isOn) trace.getActiveSpan()?.setAttributes(attributes)
}

/** Of the trace under way, for lines of the log. */
export function traceFields(): { traceId?: string } {
  const span = isOn ? trace.getActiveSpan() : undefined
  return span ? { traceId: span.spanContext().traceId } : {}
}

/** The kind of error and a code of the database's: messages may hold what people wrote. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    span.setAttribute('db.response.status_code', error.code)
}

export const OUTWARD = { kind: SpanKind.CLIENT } as const
